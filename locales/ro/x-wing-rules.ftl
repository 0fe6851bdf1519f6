# Regulile pe care le numesc întâmplările din X-Wing, așa cum le citesc jucătorii la „de ce?”. Un mesaj pentru fiecare cod
# dintr-un `why!` al regulilor; ce spune cartea stă în `rules/x-wing.md`.

## Pregătirea

rule-XW-SETUP-04 = Cine are escadrila mai ieftină spune cine are inițiativa.
rule-XW-SETUP-07 = Jucătorii pun obstacolele pe rând, iar cel cu inițiativa începe.
rule-XW-SETUP-11 = Când toate obstacolele sunt pe masă, jucătorul fără inițiativă alege o margine.
rule-XW-SETUP-12 = Marginea de vizavi este a celeilalte părți.
rule-XW-SETUP-13 = Navele se pun una câte una, începând cu cea mai mică îndemânare a pilotului.
rule-XW-SETUP-15 = O navă pornește în distanța 1 de marginea ei.
rule-XW-INIT-01 = Jucătorul cu escadrila mai ieftină poate lua inițiativa sau o poate ceda.
rule-XW-INIT-02 = Dacă ambele escadrile costă la fel, un zar hotărăște cine alege.
rule-XW-OBS-13 = Obstacolele se pun înaintea navelor.
rule-XW-MIS-01 = O misiune este alt fel de a juca, cu nave și țeluri proprii.
rule-XW-GOLD-06 = Ce spune misiunea trece înaintea cărților și a regulilor jocului.
rule-XW-ROUND-06 = O misiune poate da marcajelor un înțeles propriu.

## Rundele

rule-XW-RND-01 = Fiecare rundă are patru faze: de planificare, de activare, de luptă și de final.
rule-XW-RND-02 = Prima rundă începe când totul este pregătit.
rule-XW-ASHIP-01 = Nava căreia îi vine rândul să zboare sau să atace este nava activă.
rule-XW-END-01 = La sfârșitul rundei se iau toate jetoanele de concentrare și de eschivă.

## Planificarea

rule-XW-PLAN-01 = Fiecare alege în secret o manevră pentru fiecare navă a sa.
rule-XW-PLAN-03 = Un cadran potrivit stă cu fața în jos lângă nava lui.
rule-XW-PLAN-04 = Planificarea se termină când toate navele au cadrane și nimeni nu mai vrea să schimbe ceva.
rule-XW-PLAN-05 = Nimeni nu se poate uita la cadranele ascunse ale celeilalte părți, decât dacă o carte îi dă voie.

## Zborul

rule-XW-ACTV-03 = O navă care urmează să zboare își arată întâi cadranul.
rule-XW-ACTV-04 = Nava întâi zboară, apoi se verifică stresul.
rule-XW-ACTV-06 = Nava se pune la celălalt capăt al șablonului.
rule-XW-ACTV-07 = Imediat după o manevră roșie, nava primește un jeton de stres.
rule-XW-ACTV-08 = Imediat după o manevră verde, nava pierde un jeton de stres.
rule-XW-ACTV-16 = O navă stresată care arată o manevră roșie zboară alta, aleasă de adversar.
rule-XW-STR-01 = O navă cu un jeton de stres este stresată.
rule-XW-STR-04 = O manevră roșie obosește pilotul: aduce un jeton de stres.
rule-XW-STR-05 = O manevră verde liniștește pilotul: ia un jeton de stres.
rule-XW-STR-09 = Cine este stresat nu poate zbura roșu; adversarul alege altceva de pe cadran.
rule-XW-DIF-02 = Culoarea spune cât de grea este o manevră. Cea roșie este grea și costă stres.
rule-XW-DIF-03 = Culoarea spune cât de grea este o manevră. Cea verde este ușoară și ia din stres.
rule-XW-DIF-06 = Roșul este prea greu pentru un pilot stresat, așa că adversarul alege altă culoare.
rule-XW-OVL-04 = O navă care ar ajunge peste alta se oprește mai devreme și o atinge.
rule-XW-OVL-05 = O navă care se lovește de alta nu are acțiune în runda aceasta.
rule-XW-TCH-01 = Două nave se ating când una s-a lovit de cealaltă și bazele lor se ating.
rule-XW-TCH-03 = Navele se ating până când una dintre ele se îndepărtează.
rule-XW-TCH-04 = Două nave care zboară alături nu se mai ating după ce amândouă s-au mișcat fără să se lovească.
rule-XW-FLEE-01 = O navă care iese peste marginea mesei a fugit.
rule-XW-FLEE-04 = O navă care zboară afară de pe masă este pierdută.

## Obstacolele

rule-XW-OBS-02 = O navă care trece peste un obstacol sau ajunge pe el își termină manevra și îi suportă efectul.
rule-XW-OBS-03 = O navă care dă peste un asteroid nu are acțiune în runda aceasta.
rule-XW-OBS-04 = O navă care dă peste un asteroid aruncă un zar de atac și suportă ce iese.
rule-XW-OBS-07 = O navă pe un asteroid nu poate ataca.
rule-XW-OBS-08 = Un nor de resturi dă un jeton de stres.
rule-XW-OBS-09 = O navă care dă peste un nor de resturi aruncă apoi un zar de atac; o lovitură critică doare.
rule-XW-OBS-19 = O navă care dă peste mai multe obstacole suportă efectul fiecăruia, începând cu cel mai apropiat.

## Acțiunile

rule-XW-ACT-01 = O navă care a zburat poate face o acțiune.
rule-XW-ACT-03 = O navă poate face acțiunile de pe bara ei de acțiuni.
rule-XW-ACT-06 = O navă care s-a lovit de alta sare peste acțiunea ei.
rule-XW-FOC-02 = Acțiunea de concentrare dă un jeton de concentrare.
rule-XW-FOC-05 = Jetoanele de concentrare nefolosite dispar la sfârșitul rundei.
rule-XW-FOC-08 = Un jeton de concentrare de la o carte nu costă o acțiune.
rule-XW-EVD-01 = Acțiunea de eschivă dă un jeton de eschivă.
rule-XW-EVD-04 = Jetoanele de eschivă nefolosite dispar la sfârșitul rundei.
rule-XW-EVD-06 = Un jeton de eschivă de la o carte nu costă o acțiune.
rule-XW-TL-01 = Cu acțiunea de țintire, o navă țintește un inamic la distanța 1–3.
rule-XW-TL-04 = Cine țintește ia jetonul albastru, iar ținta îl primește pe cel roșu.
rule-XW-TL-07 = O navă păstrează o singură țintire; cea nouă ia locul celei vechi.
rule-XW-TL-11 = O țintire dată de o carte nu este acțiunea.
rule-XW-TL-15 = Cele două jetoane ale unei țintiri pleacă împreună, decât dacă o carte îl dă pe cel albastru altei nave.
rule-XW-BRL-05 = La tonou, nava alunecă în lateral până la celălalt capăt al șablonului.
rule-XW-BST-04 = La accelerare, nava înaintează până la celălalt capăt al șablonului.
rule-XW-X-04 = SLAM este o a doua manevră cu aceeași viteză; apoi armele navei sunt dezactivate.
rule-XW-X-05 = O navă cu un jeton de arme dezactivate nu poate ataca până la sfârșitul rundei.
rule-XW-X-07 = Un arc de tragere mobil arată spre una dintre cele patru părți și poate fi rotit printr-o acțiune.
rule-XW-X-08 = Întărește un capăt, prora sau pupa: în runda aceasta, atacurile de acolo întâlnesc o eschivă în plus.
rule-XW-X-24 = Bruiajul dă un jeton de bruiaj unui inamic fără unul, la distanța 1, sau la distanța 1–2 în arcul de tragere.
rule-XW-X-25 = Un jeton de bruiaj dispare împreună cu un jeton de concentrare, eschivă sau țintire al navei.
rule-XW-X-26 = Un jeton de bruiaj așteaptă până când nava are un jeton de pierdut.
rule-XW-X-31 = O țintire bruiată dispare de pe ambele nave.
rule-XW-X-32 = Un jeton pierdut prin bruiaj nu a fost cheltuit.
rule-XW-X-36 = Reîncărcarea întoarce cu fața în sus torpilele și rachetele aruncate; apoi armele navei sunt dezactivate.
rule-XW-X-37 = O navă poate reîncărca și când nu are ce.
rule-XW-X-39 = O carte reîncărcată se folosește din nou, ca una nouă.

## Camuflajul

rule-XW-CLK-01 = Acțiunea de camuflaj dă un jeton de camuflaj.
rule-XW-CLK-07 = Înainte ca navele să zboare, o navă camuflată poate cheltui jetonul și ieși din camuflaj.
rule-XW-CLK-10 = O navă poate ieși din camuflaj cu un tonou de-a lungul șablonului drept 2.
rule-XW-CLK-11 = O navă poate ieși din camuflaj drept înainte, de-a lungul șablonului drept 2.
rule-XW-CLK-20 = Dacă nu este loc, se poate încerca altă direcție sau se poate renunța.
rule-XW-Q-27 = Jetonul de camuflaj se cheltuie abia după ce ieșirea a reușit; cine renunță îl păstrează.

## Atacurile

rule-XW-CMB-01 = Fiecare navă poate ataca o dată, începând cu cea mai mare îndemânare a pilotului.
rule-XW-ATK-05 = Atacatorul alege un inamic drept țintă.
rule-XW-ATK-11 = Când arma și ținta se potrivesc și totul este plătit, ținta devine apărător.
rule-XW-ATK-12 = Cu arma principală se aruncă atâtea zaruri de atac cât este valoarea ei.
rule-XW-ATK-16 = Zarurile se adaugă și se scad înainte de aruncarea de atac.
rule-XW-ATK-22 = Apărătorul aruncă atâtea zaruri de apărare cât este agilitatea lui.
rule-XW-ATK-26 = Zarurile se adaugă și se scad înainte de aruncarea de apărare.
rule-XW-ATK-32 = Fiecare eschivă anulează o lovitură sau o lovitură critică.
rule-XW-ATK-33 = Eschivele anulează întâi loviturile și abia la urmă loviturile critice.
rule-XW-ATK-34 = Dacă rămâne măcar o lovitură sau o lovitură critică, apărătorul este lovit.
rule-XW-ATK-35 = Dacă nu rămâne nimic, atacul a ratat.
rule-XW-HIT-01 = O navă este lovită dacă după eschivele ei rămân lovituri sau lovituri critice.
rule-XW-DICE-01 = Zarurile pot fi schimbate cu jetoane și cărți.
rule-XW-DICE-02 = Un rezultat adăugat este un zar în plus pe masă.
rule-XW-DICE-04 = Un rezultat schimbat este același zar, întors pe altă față.
rule-XW-DICE-05 = Un zar aruncat din nou se ia în mână și se mai aruncă o dată.
rule-XW-DICE-07 = Niciun zar nu se aruncă din nou de două ori.
rule-XW-SPEND-01 = Ce se cheltuie pleacă de la navă.
rule-XW-RES-10 = Zarurile care nu se aruncă pentru un atac fac doar ce spune cartea sau obstacolul.
rule-XW-SIM-02 = O navă cu aceeași îndemânare a pilotului ca atacatorul mai poate trage înapoi în runda aceasta, înainte să dispară.
rule-XW-Q-33 = Pe un asteroid sau cu armele dezactivate, o navă nu are ocazia să atace.
rule-XW-Q-62 = O armă care atacă de două ori contează ca un singur atac pentru tot ce vine înainte sau după.

## Avariile

rule-XW-DMG-03 = Avariile iau întâi scuturile, câte unul.
rule-XW-DMG-04 = Fără scuturi, fiecare avarie este o carte de avarie.
rule-XW-DMG-05 = Cartea de avarie pentru o lovitură stă cu fața în jos: contează, dar textul ei nu face nimic.
rule-XW-DMG-06 = Cartea pentru o avarie critică stă cu fața în sus, iar textul ei contează imediat.
rule-XW-DMG-09 = Cărțile de avarie puse deoparte merg cu fața în sus în teancul de cărți aruncate.
rule-XW-DMG-11 = Când pachetul de avarii este gol, cărțile aruncate se amestecă și fac unul nou.
rule-XW-DMG-12 = Când nu mai este nicăieri nicio carte de avarie, nu se trage niciuna.
rule-XW-DMG-13 = Când nu mai sunt cărți de avarie, un marcaj le ține locul.
rule-XW-DMG-14 = Marcajul se schimbă cu o carte de avarie imediat ce sunt iar cărți.
rule-XW-DMG-16 = O carte de avarie dată direct trece de scuturi.
rule-XW-DMG-19 = O carte de avarie doar întoarsă nu a fost dată din nou.
rule-XW-CRIT-02 = O avarie critică își întoarce cartea cu fața în sus, iar ce scrie pe ea se întâmplă imediat.
rule-XW-CRIT-03 = O carte de avarie cu fața în sus are efect până este întoarsă sau aruncată.
rule-XW-SHD-04 = O navă nu are niciodată mai multe scuturi decât la început.
rule-XW-SHD-05 = O navă cu toate scuturile nu poate recupera vreunul.
rule-XW-ION-01 = Unele arme lasă jetoane de ioni.
rule-XW-ION-05 = După ce o navă plină de ioni a zburat, își pierde jetoanele de ioni.
rule-XW-X-01 = Un jeton de rază tractoare ia un punct de agilitate în luptă și dispare la sfârșitul rundei.
rule-XW-X-02 = Primul jeton de rază tractoare dintr-o rundă îl lasă pe adversar să tragă puțin o navă mică.
rule-XW-X-03 = O navă poate fi trasă pe un obstacol, dar nu peste altă navă și nu afară de pe masă.
rule-XW-X-167 = O navă pusă pe un obstacol fără manevră îi suportă imediat efectul și nu pierde nicio acțiune.
rule-XW-DST-01 = O navă cu atâtea cărți de avarie cât este fuzelajul ei este distrusă.
rule-XW-DST-03 = O navă distrusă pleacă de pe masă.
rule-XW-DST-04 = Cărțile de avarie ale unei nave distruse se aruncă.
rule-XW-DST-05 = Jetoanele unei nave distruse se întorc în rezervă.
rule-XW-DST-06 = O navă care mai poate trage înapoi rămâne până își are atacul.
rule-XW-Q-43 = La sfârșitul rundei, cărțile de avarie aruncate se amestecă și iau locul marcajelor.
rule-XW-Q-68 = O navă care poate ataca în faza de final rămâne până a avut ocazia.

## Bombe și mine

rule-XW-BMB-01 = O carte de bombă spune ce se lansează și când explodează.
rule-XW-BMB-02 = Ce face explozia unei bombe stă pe cartea ei.
rule-XW-BMB-04 = O bombă stă la celălalt capăt al șablonului, în spatele navei.
rule-XW-BMB-10 = O mină explodează sub oricine trece peste ea, oricum s-ar fi mișcat.
rule-XW-BMB-17 = Fiecare fel de bombă are efectul ei.
rule-XW-BMB-20 = O mină de proximitate aruncă trei zaruri de atac împotriva navei care a declanșat-o.
rule-XW-X-11 = Fiecare mină dispersabilă explodează separat și aruncă două zaruri de atac.
rule-XW-Q-48 = O bombă sau o marfă care ar cădea lângă masă este pierdută.

## Cărțile

rule-XW-ABL-01 = E isprava unei cărți: se face ce spune ea.
rule-XW-UPG-11 = O îmbunătățire aruncată se întoarce cu fața în jos și nu mai face nimic.
rule-XW-UPG-13 = O îmbunătățire întoarsă iar cu fața în sus ține de nava ei ca înainte.
rule-XW-X-09 = O stare contează cât timp stă la o navă; una unică trece mai departe când este dată din nou.
rule-XW-X-66 = După o manevră a navei care o poartă, o navă andocată se poate desprinde: zboară o manevră a ei din spatele acesteia.
rule-XW-X-77 = Cine poartă o navă și fuge o ia cu sine: și ea este distrusă.
rule-XW-X-78 = Când nava care o poartă este distrusă, o navă andocată primește o carte de avarie ascunsă și se desprinde imediat.
rule-XW-X-107 = Un jeton de întărire cheltuit pentru o carte este pierdut până la sfârșitul rundei.
rule-XW-X-118 = A arunca mai multe sau mai puține zaruri nu înseamnă a le schimba; se face înainte ca cineva să le schimbe.
rule-XW-X-163 = Marfa se aruncă în spatele navei cu șablonul drept 1 și de atunci este un nor de resturi.
rule-XW-X-164 = O navă peste care cade marfa primește imediat un jeton de stres și aruncă zarul, și nu pierde nicio acțiune.
rule-XW-X-166 = Un obstacol sfărâmat dispare de pe masă după ce zarurile sunt aruncate.
rule-XW-C-310 = Un jeton de stres pe care altcineva îl ia de la o navă nu este înlăturat de nava însăși.
rule-XW-Q-66 = Cine are o carte cu două fețe alege una când nava este pusă pe masă.
rule-XW-Q-71 = Un pilot zguduit care arată o manevră dreaptă zboară alta, aleasă de adversar.

## Sfârșitul jocului

rule-XW-WIN-01 = Jocul se termină cu runda în care una dintre părți și-a pierdut toate navele.
rule-XW-WIN-04 = O misiune se termină imediat ce țelul ei este atins.
rule-XW-WIN-05 = Cine atinge țelul misiunii câștigă.
rule-XW-LIMIT-04 = S-a jucat numărul de runde stabilit.
rule-XW-LIMIT-05 = Când timpul s-a terminat, runda se joacă până la capăt, apoi jocul se încheie.
rule-XW-Q-55 = Cine renunță a pierdut.

## Cum este aici

rule-XW-Q-17 = Când ambele escadrile costă la fel, întâmplarea alege cine aruncă, iar inițiativa rămâne pentru tot jocul.
rule-XW-Q-18 = Un obstacol sau o navă pentru care nu este loc se pune deoparte.
rule-XW-Q-22 = Cine a terminat se mai poate răzgândi până termină și ultimul jucător; apoi cadranele rămân așa.
rule-XW-Q-31 = O acțiune care se dovedește imposibilă nu a fost făcută; se poate alege alta.
rule-XW-Q-32 = Dacă ceva încape se vede înainte de alegere sau abia după, cum a fost pregătită masa.
rule-XW-Q-58 = O țintire dispare odată cu oricare dintre cele două nave; dată mai departe, rămâne pe țintă.
