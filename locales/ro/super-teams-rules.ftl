# Regulile jocului Super Teams, așa cum le citesc jucătorii. Un mesaj pentru fiecare cod din `rules/super-teams.md`.
# „Echipa” înseamnă cei care câștigă împreună: coechipierii în 4 jucători, altfel fiecare jucător singur.
# „Partea” este întotdeauna o jumătate de spațiu dublu.

rule-section-ST-CMP = Ce este în cutie

rule-ST-CMP-01 = Există 1 tablă de joc. Spațiile ei formează un singur drum, fără ramificații, de la prima planetă până la ultima planetă.
rule-ST-CMP-02 = Sunt 48 de cărți de mutare: câte 12 în fiecare dintre cele 4 culori. În fiecare culoare sunt câte 2 cărți cu fiecare număr de la 1 la 6.
rule-ST-CMP-03 = Sunt 20 de cărți de bonus de 5 feluri, câte 4 din fiecare: „Manevră de eschivare”, „Pilot cu experiență”, „Viteza luminii”, „Creștere de viteză” și „Cârlig”.
rule-ST-CMP-04 = Sunt 4 cărți de echipă și 8 nave, câte 2 în fiecare culoare. Roșii: X-wing și Millennium Falcon; verzi: Star Destroyer și Death Star; negre: TIE Fighter și TIE Advanced; galbene: Jedi Starfighter și Tantive IV. Cărțile de mutare, de bonus și de echipă sunt 72 în total.

rule-section-ST-SET = Pregătirea jocului

rule-ST-SET-01 = În 2 jucători, fiecare ia 2 culori și are deci 4 nave. Se joacă cu toate cele 48 de cărți de mutare.
rule-ST-SET-02 = În 3 jucători, fiecare ia 1 culoare. Culoarea pe care nu a luat-o nimeni iese din joc, cu cele 2 nave, cartea de echipă și cele 12 cărți de mutare ale ei. Rămân 36 de cărți de mutare.
rule-ST-SET-03 = În 4 jucători, fiecare ia 1 culoare, iar jucătorii formează 2 echipe de câte 2 coechipieri. Echipele alternează în jurul mesei, așa că doi coechipieri nu stau niciodată unul lângă altul.
rule-ST-SET-04 = Fiecare navă din joc pornește de pe prima planetă.
rule-ST-SET-05 = Cele 20 de cărți de bonus se amestecă. Pe ultima planetă se pun, cu fața în jos, câte 2 pentru fiecare jucător: 4 cărți în 2 jucători, 6 în 3 și 8 în 4. Restul formează pachetul de cărți de bonus, tot cu fața în jos.
rule-ST-SET-06 = Toate cărțile de mutare din joc se amestecă. Fiecare jucător ia în mână 6 cărți pe nevăzute, chiar dacă are 2 culori. Restul formează pachetul de cărți de mutare, cu fața în jos, pe tablă sau lângă ea.
rule-ST-SET-07 = Jucătorii își aleg singuri culorile. Nicio culoare nu poate fi luată de două ori.
rule-ST-SET-08 = Jocul este pentru 2, 3 sau 4 jucători și pentru niciun alt număr.

rule-section-ST-TRN = Ture și runde

rule-ST-TRN-01 = Începe cine a văzut cel mai de curând un film Star Wars. Apoi se joacă pe rând, în sensul acelor de ceasornic.
rule-ST-TRN-02 = În tura ta joci din mână exact 1 carte de mutare. Apoi muți înainte 1 navă, la alegerea ta, care are aceeași culoare ca acea carte.
rule-ST-TRN-03 = În tura ta trebuie să joci o carte de mutare. Nimeni nu sare peste rând, nici măcar cine poate muta cu cărțile din mână doar nave adverse.
rule-ST-TRN-04 = O carte mută o navă de culoarea ei, oricui i-ar aparține nava: ție, coechipierului tău sau unui adversar.
rule-ST-TRN-05 = Runda se termină când toți jucătorii și-au jucat cele 6 cărți de mutare. Atunci fiecare primește alte 6 și începe runda următoare.
rule-ST-TRN-06 = Când pachetul de cărți de mutare este gol, toate cărțile de mutare din joc se amestecă și formează un pachet nou. Pachetul nu se termină niciodată în timpul împărțirii, pentru că 36 sau 48 de cărți se împart mereu exact.
rule-ST-TRN-07 = De la o rundă la alta, turele continuă pur și simplu în sensul acelor de ceasornic. De aceea, primul jucător începe fiecare rundă.
rule-ST-TRN-08 = Nimeni altcineva nu are voie să-ți vadă cărțile de mutare sau de bonus, nici măcar coechipierul. În pachete nu are voie să se uite nimeni. Cărțile jucate și cele decartate sunt la vedere pentru toți.

rule-section-ST-MOV = Spații și mutări

rule-ST-MOV-01 = Sunt 5 feluri de spații: spațiu normal, spațiu bonus, hiperspațiu, câmp de asteroizi și spațiu Maw.
rule-ST-MOV-02 = O navă care pornește de pe prima planetă, de pe un spațiu normal sau de pe un spațiu bonus înaintează cu numărul de pe carte.
rule-ST-MOV-03 = O navă care pornește din hiperspațiu înaintează cu dublul numărului de pe carte. Cu un 4, de exemplu, înaintează 8 spații.
rule-ST-MOV-04 = O navă care pornește dintr-un câmp de asteroizi înaintează doar 1 spațiu, orice număr ar fi pe carte.
rule-ST-MOV-05 = Când o navă își încheie mutarea pe un spațiu bonus, 1 carte de bonus o trage jucătorul a cărui carte de echipă are culoarea navei. Nu contează cine a mutat nava.
rule-ST-MOV-06 = Dacă trebuie trasă o carte de bonus și pachetul de cărți de bonus este gol, întâi se amestecă într-un pachet nou cărțile de bonus folosite. Dacă nu sunt nici cărți folosite, nu se trage nicio carte.
rule-ST-MOV-07 = Un spațiu dublu are 2 părți diferite: hiperspațiu și câmp de asteroizi, hiperspațiu și spațiu normal sau câmp de asteroizi și spațiu normal; alte perechi nu există. Cine face mutarea alege partea pe care se oprește nava. Partea aceea contează când nava pornește din nou.
rule-ST-MOV-08 = O navă care își încheie mutarea pe un spațiu Maw se întoarce pe cel mai apropiat spațiu normal dinaintea spațiilor Maw, dacă nu joacă nimeni pe ea „Manevră de eschivare”. Un spațiu dublu nu se socotește aici spațiu normal.
rule-ST-MOV-09 = Spațiile Maw trebuie traversate într-o singură mutare. Nicio navă nu poate rămâne pe ele.
rule-ST-MOV-10 = Zborul peste un spațiu nu are niciun efect. Contează doar spațiul de unde pornește mutarea și spațiul unde se încheie.
rule-ST-MOV-11 = Pe același spațiu pot sta oricâte nave.
rule-ST-MOV-12 = Pe ultima planetă se ajunge și fără număr exact: e bun și un număr mai mare decât trebuie. Nava care a trecut de linia de sosire a ajuns pe ultima planetă și nimeni nu o mai poate muta.
rule-ST-MOV-13 = Când 1 navă dintr-o culoare a ajuns deja, o carte de acea culoare trebuie să mute cealaltă navă de aceeași culoare.

rule-section-ST-FIN = Ultima planetă

rule-ST-FIN-01 = Când prima navă din tot jocul ajunge pe ultima planetă, fiecare jucător, din orice echipă, trage la întâmplare 2 dintre cărțile de bonus aflate acolo. Asta se întâmplă o singură dată pe joc.
rule-ST-FIN-02 = O navă trasă cu cârligul nu declanșează niciodată tragerea cărților de pe ultima planetă. Nava care a depășit-o a ajuns acolo prima, iar cărțile se trag înainte ca cineva să poată juca „Cârlig”.

rule-section-ST-JOK = Cărți universale

rule-ST-JOK-01 = În 2 sau 4 jucători, cărțile unei culori devin universale imediat ce ambele nave de acea culoare au ajuns pe ultima planetă. Cine joacă o carte universală spune ce culoare înlocuiește ea.
rule-ST-JOK-02 = O carte universală poate înlocui doar o culoare care mai are o navă pe drum, adică una care nu e încă pe ultima planetă.
rule-ST-JOK-03 = În 3 jucători nu există cărți universale, pentru că jocul se termină când ambele nave ale unei culori au ajuns.
rule-ST-JOK-04 = O carte universală își păstrează numărul. Tot restul depinde de nava care se mută.

rule-section-ST-BON = Cărți de bonus

rule-ST-BON-01 = Ori de câte ori un jucător mută o navă, proprietarul navei sau coechipierul lui poate juca pe ea o carte de bonus din mână. Poate face asta și când mutarea o face altcineva.
rule-ST-BON-02 = Cine face mutarea trebuie să facă ce spune cartea de bonus jucată.
rule-ST-BON-03 = Într-o tură se poate juca cel mult 1 carte de bonus pe fiecare navă.
rule-ST-BON-04 = Pe nava unui adversar nu are voie nimeni să joace cărți de bonus.
rule-ST-BON-05 = O carte de bonus jucată ajunge cu fața în sus în teancul cărților de bonus folosite.
rule-ST-BON-06 = „Manevră de eschivare”: o navă care și-ar încheia mutarea pe un spațiu Maw merge în schimb mai departe, pe primul spațiu normal de după spațiile Maw. Un spațiu dublu nu se socotește aici spațiu normal.
rule-ST-BON-07 = „Pilot cu experiență”: o navă care pornește dintr-un câmp de asteroizi nu ține seama de el și înaintează cu numărul de pe carte.
rule-ST-BON-08 = „Viteza luminii”: numărul de pe cartea de mutare se dublează. Se poate juca numai dacă nava pornește de pe un spațiu normal, de pe un spațiu bonus sau de pe prima planetă.
rule-ST-BON-09 = „Creștere de viteză”: nava înaintează cu 1 spațiu mai mult. Nu se poate juca dacă nava pornește dintr-un câmp de asteroizi. Din hiperspațiu, întâi se dublează numărul de pe cartea de mutare, apoi se adaugă 1.
rule-ST-BON-10 = „Cârlig”: când o navă adversă depășește o navă a ta sau a coechipierului tău, nava depășită se mută pe spațiul pe care s-a oprit nava adversă.
rule-ST-BON-11 = „Cârlig” merge și dacă înainte de mutare cele două nave erau pe același spațiu. Și prima planetă se pune la socoteală.
rule-ST-BON-12 = Poți juca „Cârlig” oricine ar fi mutat nava adversă: un adversar, coechipierul tău sau chiar tu. Este singura carte de bonus pe care o joci când se mută o navă adversă și nu o poți juca atunci când se mută o navă a echipei tale.
rule-ST-BON-13 = Nava trasă cu cârligul merge întotdeauna pe spațiul pe care s-a oprit nava adversă. Nu contează dacă pe nava adversă s-a jucat o carte de bonus.
rule-ST-BON-14 = Dacă sunt depășite mai multe nave ale echipei tale, de 1 navă adversă sau de mai multe, tu și coechipierul tău puteți juca mai multe cărți „Cârlig”, fiecare pe altă navă. Pentru o navă trasă cu cârligul, „Cârlig” este singura ei carte de bonus din tura aceea.
rule-ST-BON-15 = Nimeni nu este obligat vreodată să joace o carte de bonus.

rule-section-ST-END = Sfârșitul jocului

rule-ST-END-01 = Când un jucător (în 2 sau 3 jucători) sau o echipă (în 4 jucători) are toate navele pe ultima planetă, jocul se termină. Asta înseamnă 4 nave în 2 sau 4 jucători și 2 nave în 3 jucători. Înainte rămân totuși toate ocaziile de a juca „Cârlig” din tura aceea.
rule-ST-END-02 = Câștigă jucătorul sau echipa cu toate navele pe ultima planetă. Coechipierii câștigă împreună.
rule-ST-END-03 = Se poate întâmpla ca, prin 1 sau mai multe cărți „Cârlig”, 2 echipe adverse să-și aducă ultimele nave pe ultima planetă în aceeași tură. Atunci ele împart victoria.

rule-section-ST-RUL = Amănunte despre care regulile tipărite nu spun nimic

rule-ST-RUL-01 = Din fiecare dintre cele 5 feluri de cărți de bonus sunt exact 4 cărți.
rule-ST-RUL-02 = O tură se desfășoară în această ordine. Se anunță cartea, nava și, la o carte universală, culoarea; pe nava aceea se poate juca „Viteza luminii”, „Creștere de viteză” sau „Pilot cu experiență”; nava se mută; dacă se oprește pe un spațiu Maw, se poate juca „Manevră de eschivare”, altfel nava se întoarce. Apoi își face efectul spațiul pe care a rămas (partea unui spațiu dublu, carte de bonus, ultima planetă), iar la urmă se poate juca „Cârlig”.
rule-ST-RUL-03 = Când se poate juca o carte de bonus pe o navă, proprietarul hotărăște înaintea coechipierului. Dacă sunt mai multe nave, ele vin în ordinea locurilor proprietarilor, începând cu jucătorul de după cel aflat la rând, care vine ultimul; navele aceluiași jucător vin în ordinea X-wing, Millennium Falcon, Star Destroyer, Death Star, TIE Fighter, TIE Advanced, Jedi Starfighter, Tantive IV. După prima carte jucată pe o navă, nu se mai poate juca alta pe ea în tura aceea.
rule-ST-RUL-04 = O navă este depășită când altă navă pornește de pe spațiul ei sau din spatele ei și se oprește în fața ei. Contează locul final, după spațiul Maw sau după „Manevră de eschivare”. Cine se oprește pe același spațiu nu depășește pe nimeni.
rule-ST-RUL-05 = Și o navă trasă cu cârligul încheie o mutare, așa că noul ei spațiu își face efectul: pe un spațiu bonus, proprietarul ei trage o carte. Pe un spațiu dublu, ea stă pe aceeași parte ca nava care a tras-o.
rule-ST-RUL-06 = O navă trasă cu cârligul poate depăși la rândul ei nave adverse, iar atunci se poate juca „Cârlig” și pe acelea. Așa o pot urma nave din echipa celei care s-a mutat prima, iar toate navele trase într-o tură ajung pe același spațiu. De obicei se joacă așa; opțiunea „tow_chain” poate opri acest lucru.
rule-ST-RUL-07 = O carte de bonus trasă datorită locului pe care s-a oprit o navă este imediat în mână. Se poate juca în aceeași tură, dacă mai este vreo ocazie.
rule-ST-RUL-08 = Abia după toate ocaziile de a juca „Cârlig” din tura respectivă se verifică dacă jocul s-a terminat. Așa, și o echipă care ajunge cu „Cârlig” în aceeași tură poate avea parte de victorie.
rule-ST-RUL-09 = Programul nu poate ști cine a văzut cel mai de curând un film Star Wars. De aceea, primul jucător este ales la întâmplare sau numit de gazdă (opțiunea „first_player”).
rule-ST-RUL-10 = Pot exista table diferite. Fiecare are la un capăt prima planetă și la celălalt ultima planetă, exact câte 1; spațiile duble unesc doar hiperspațiu și câmp de asteroizi, hiperspațiu și spațiu normal sau câmp de asteroizi și spațiu normal; sunt cel mult 5 spații Maw la rând, ca vreo carte să le poată trece de la marginea lor, iar undeva înaintea lor și undeva după ele se află un spațiu normal care nu e dublu. De pe fiecare spațiu și de pe fiecare parte unde se poate opri o navă trebuie să se poată ajunge pe ultima planetă doar cu cărți de mutare; un spațiu normal, un câmp de asteroizi și apoi 5 spații Maw ar fi o capcană și nu sunt permise.
rule-ST-RUL-11 = În 2 jucători, cele două culori ale unui jucător sunt 1 echipă. Nimeni nu are coechipier.
rule-ST-RUL-12 = Cărțile de bonus de pe ultima planetă nu fac parte din pachetul de cărți de bonus. Nici când pachetul e gol nu se iau pentru el cărți de pe planetă. Pe planetă nu rămâne nicio carte, pentru că jucătorii le trag pe toate.
rule-ST-RUL-13 = Când o navă se întoarce de pe un spațiu Maw sau merge mai departe cu „Manevră de eschivare”, o poate opri doar un spațiu în întregime normal. Spațiile bonus, hiperspațiul, câmpurile de asteroizi, planetele și spațiile duble nu se socotesc, nici măcar cele duble cu o parte normală.
rule-ST-RUL-14 = Când se întoarce de pe un spațiu Maw sau merge mai departe cu „Manevră de eschivare”, nava trece peste orice în afară de un spațiu în întregime normal, chiar și peste alte spații Maw. La întoarcere poate ajunge și în spatele spațiului de unde a pornit.
rule-ST-RUL-15 = O carte de bonus se poate juca exact atunci când condiția ei este îndeplinită, chiar dacă nu schimbă nimic: de exemplu „Pilot cu experiență” la un 1 sau „Creștere de viteză” pe o navă care ajunge oricum. Pe un spațiu dublu contează partea pe care stă nava.
rule-ST-RUL-16 = Poți avea oricâte cărți de bonus și le păstrezi de la o rundă la alta. Nimeni nu dă vreodată o carte de bonus altui jucător.
rule-ST-RUL-17 = Un pachet se reface doar când e nevoie de o carte din el. O carte de bonus este folosită imediat ce a fost jucată, așa că poate fi amestecată și trasă din nou în aceeași tură.
rule-ST-RUL-18 = Spațiul pe care se oprește o navă își face efectul imediat, înainte ca cineva să hotărască despre altă carte de bonus. Navele vin una câte una, iar cărțile de bonus se trag în această ordine.
rule-ST-RUL-19 = După un „Cârlig” vin întâi navele pe care le-a depășit nava trasă: jucătorii lor hotărăsc dacă joacă „Cârlig”. Apoi se continuă cu întrebările rămase. Pentru o navă pe care nu s-a jucat nicio carte se întreabă din nou la fiecare altă navă care o depășește.
rule-ST-RUL-20 = Odată anunțate, cartea, nava și culoarea unei cărți universale nu se mai schimbă. Nicio carte de bonus nu te lasă să alegi din nou.
rule-ST-RUL-21 = Nu trebuie niciodată să arăți o carte sau să spui că ai fi putut juca una. Oricine poate ști câte cărți sunt în fiecare mână și în fiecare pachet. Sunt întrebați toți cei care pot juca pe nava respectivă și au măcar o carte de bonus, potrivită sau nu, așa că întrebarea nu dă nimic de gol; dacă nu ai una potrivită, programul poate renunța în locul tău, cu condiția ca ceilalți să nu observe.
rule-ST-RUL-22 = În 3 jucători, victoria o pot împărți chiar toți 3, dacă datorită cărților „Cârlig” ultimele lor nave ajung în aceeași tură.
rule-ST-RUL-23 = Proprietarul navei și coechipierul lui hotărăsc fiecare singur. Nimeni nu trebuie să ceară voie ca să joace o carte de bonus, nici măcar când ea dăunează. Amândoi pot juca „Cârlig” în aceeași tură, pe nave diferite.
rule-ST-RUL-24 = Gazda hotărăște locurile, culorile și echipele (opțiunea: culorile locurilor). În 4 jucători, oricare 2 culori pot fi în aceeași echipă.
