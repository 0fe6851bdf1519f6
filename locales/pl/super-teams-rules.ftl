# Zasady gry Super Teams w wersji dla graczy. Jedna wiadomość na każdy identyfikator z `rules/super-teams.md`.
# „Zespół” to ci, którzy wygrywają razem: partnerzy w grze 4-osobowej, a w pozostałych grach każdy gracz osobno.
# „Strona” to zawsze połowa podwójnego pola.

rule-section-ST-CMP = Co jest w pudełku

rule-ST-CMP-01 = Jest 1 plansza. Jej pola tworzą jedną trasę bez rozgałęzień, od planety startowej do planety finałowej.
rule-ST-CMP-02 = Jest 48 kart ruchu: po 12 w każdym z 4 kolorów. W każdym kolorze są po 2 karty z każdą liczbą od 1 do 6.
rule-ST-CMP-03 = Jest 20 kart bonusu 5 rodzajów, po 4 z każdego: „Manewr omijania”, „Doświadczony pilot”, „Prędkość światła”, „Przyspieszenie” i „Holowanie”.
rule-ST-CMP-04 = Są 4 karty drużyn i 8 statków, po 2 w każdym kolorze. Czerwone to X-wing i Sokół Millennium, zielone to Gwiezdny Niszczyciel i Gwiazda Śmierci, czarne to myśliwiec TIE i myśliwiec TIE Advanced, a żółte to Jedi Starfighter i Tantive IV. Kart ruchu, bonusów i drużyn jest razem 72.

rule-section-ST-SET = Przygotowanie do gry

rule-ST-SET-01 = W grze 2-osobowej każdy bierze 2 kolory, ma więc 4 statki. W grze jest wszystkich 48 kart ruchu.
rule-ST-SET-02 = W grze 3-osobowej każdy bierze 1 kolor. Kolor, którego nikt nie wziął, nie bierze udziału w grze: odpadają jego 2 statki, karta drużyny i 12 kart ruchu. Zostaje 36 kart ruchu.
rule-ST-SET-03 = W grze 4-osobowej każdy bierze 1 kolor, a gracze tworzą 2 drużyny po 2 partnerów. Przy stole siedzą na przemian gracze z obu drużyn, więc partnerzy nigdy nie siedzą obok siebie.
rule-ST-SET-04 = Każdy statek w grze zaczyna na planecie startowej.
rule-ST-SET-05 = Trzeba potasować 20 kart bonusu. Na planecie finałowej kładzie się zakryte karty, po 2 na każdego gracza: 4 przy 2 graczach, 6 przy 3 i 8 przy 4. Reszta to stos kart bonusu, też zakryty.
rule-ST-SET-06 = Wszystkie karty ruchu, które są w grze, trzeba potasować. Każdy bierze na rękę 6 kart w ciemno, także gracz z 2 kolorami. Reszta to zakryty stos kart ruchu na planszy albo obok niej.
rule-ST-SET-07 = Gracze sami wybierają swoje kolory. Tego samego koloru nie można wziąć dwa razy.
rule-ST-SET-08 = Gra jest dla 2, 3 albo 4 graczy i dla żadnej innej liczby.

rule-section-ST-TRN = Tury i rundy

rule-ST-TRN-01 = Zaczyna ten, kto ostatni oglądał film z serii Gwiezdne wojny. Potem kolejka idzie zgodnie z ruchem wskazówek zegara.
rule-ST-TRN-02 = W swojej turze zagrywasz z ręki dokładnie 1 kartę ruchu. Wybierasz 1 statek w kolorze tej karty i przesuwasz go do przodu.
rule-ST-TRN-03 = W swojej turze musisz zagrać kartę ruchu. Nikt nie może opuścić kolejki, nawet jeśli kartami z ręki może przesunąć tylko statki przeciwników.
rule-ST-TRN-04 = Karta przesuwa statek w swoim kolorze, bez względu na to, czyj on jest: Twój, Twojego partnera czy przeciwnika.
rule-ST-TRN-05 = Runda kończy się, gdy wszyscy gracze zagrają swoje 6 kart ruchu. Każdy dostaje wtedy 6 nowych i zaczyna się następna runda.
rule-ST-TRN-06 = Gdy stos kart ruchu jest pusty, wszystkie karty ruchu będące w grze tasuje się i powstaje z nich nowy stos. Stos nigdy nie kończy się w środku rozdania, bo 36 i 48 kart zawsze dzieli się równo.
rule-ST-TRN-07 = Z rundy na rundę kolejka po prostu biegnie dalej zgodnie z ruchem wskazówek zegara. Dlatego każdą rundę zaczyna pierwszy gracz.
rule-ST-TRN-08 = Nikt inny nie może widzieć Twoich kart ruchu ani kart bonusu, nawet Twój partner. Do stosów nie może zaglądać nikt. Karty zagrane i odrzucone są jawne dla wszystkich.

rule-section-ST-MOV = Pola i ruch

rule-ST-MOV-01 = Jest 5 rodzajów pól: zwykłe pole, pole z bonusem, hiperprzestrzeń, pas asteroid i czarna dziura.
rule-ST-MOV-02 = Statek, który zaczyna ruch na planecie startowej, na zwykłym polu albo na polu z bonusem, przesuwa się o tyle pól, ile pokazuje karta.
rule-ST-MOV-03 = Statek, który zaczyna ruch w hiperprzestrzeni, przesuwa się o podwojoną liczbę z karty. Z kartą o numerze 4 leci na przykład o 8 pól.
rule-ST-MOV-04 = Statek, który zaczyna ruch w pasie asteroid, przesuwa się tylko o 1 pole, cokolwiek pokazuje karta.
rule-ST-MOV-05 = Gdy statek kończy ruch na polu z bonusem, 1 kartę bonusu dobiera gracz, którego karta drużyny ma kolor tego statku. Nie ma znaczenia, kto przesunął statek.
rule-ST-MOV-06 = Jeśli trzeba dobrać kartę bonusu, a stos kart bonusu jest pusty, najpierw tasuje się zużyte karty bonusu i powstaje z nich nowy stos. Jeśli zużytych kart też nie ma, karty się nie dobiera.
rule-ST-MOV-07 = Podwójne pole ma 2 różne strony: hiperprzestrzeń i pas asteroid, hiperprzestrzeń i zwykłe pole albo pas asteroid i zwykłe pole; innych par nie ma. Stronę, na której statek kończy ruch, wybiera ten, kto wykonuje ruch. Ta strona liczy się, gdy statek znów rusza.
rule-ST-MOV-08 = Statek, który kończy ruch na polu czarnych dziur, cofa się na najbliższe zwykłe pole przed czarnymi dziurami, chyba że ktoś zagra na niego „Manewr omijania”. Podwójne pole nie liczy się tu jako zwykłe.
rule-ST-MOV-09 = Czarne dziury trzeba przelecieć w 1 ruchu. Żaden statek nie może na nich zostać.
rule-ST-MOV-10 = Przelot nad polem nie ma żadnego skutku. Liczy się tylko pole, na którym ruch się zaczyna, i pole, na którym się kończy.
rule-ST-MOV-11 = Na tym samym polu może stać dowolnie wiele statków.
rule-ST-MOV-12 = Na planetę finałową nie trzeba trafić co do pola: liczba może być większa, niż potrzeba. Statek, który przekroczy linię mety, jest na planecie finałowej i już nigdy nie można go przesunąć.
rule-ST-MOV-13 = Gdy 1 statek w danym kolorze jest już na mecie, karta w tym kolorze musi przesunąć drugi statek w tym kolorze.

rule-section-ST-FIN = Planeta finałowa

rule-ST-FIN-01 = Gdy na planetę finałową dotrze pierwszy statek w całej grze, każdy gracz, bez względu na drużynę, dobiera losowo 2 z leżących tam kart bonusu. Dzieje się to tylko raz w grze.
rule-ST-FIN-02 = Holowany statek nigdy nie uruchamia dobierania kart z planety finałowej. Statek, który go wyprzedził, był tam pierwszy, a karty dobiera się, zanim ktokolwiek może zagrać „Holowanie”.

rule-section-ST-JOK = Dżokery

rule-ST-JOK-01 = W grze 2- i 4-osobowej karty danego koloru stają się dżokerami, gdy tylko oba statki w tym kolorze są na mecie, czyli na planecie finałowej. Kto zagrywa dżokera, mówi, jaki kolor on zastępuje.
rule-ST-JOK-02 = Dżoker może zastąpić tylko taki kolor, w którym jakiś statek jest jeszcze w drodze, czyli nie dotarł na planetę finałową.
rule-ST-JOK-03 = W grze 3-osobowej dżokerów nie ma, bo gdy oba statki w jednym kolorze są na mecie, gra się kończy.
rule-ST-JOK-04 = Dżoker zachowuje swoją liczbę. Wszystko inne zależy od statku, który się przesuwa.

rule-section-ST-BON = Karty bonusu

rule-ST-BON-01 = Zawsze gdy ktoś przesuwa statek, właściciel tego statku albo partner właściciela może zagrać na niego z ręki kartę bonusu. Wolno to zrobić także wtedy, gdy ruch wykonuje kto inny.
rule-ST-BON-02 = Ten, kto wykonuje ruch, musi zrobić to, co mówi zagrana karta bonusu.
rule-ST-BON-03 = W jednej turze na każdy statek można zagrać najwyżej 1 kartę bonusu.
rule-ST-BON-04 = Nikt nie może zagrać karty bonusu na statek przeciwnika.
rule-ST-BON-05 = Zagrana karta bonusu trafia odkryta na stos zużytych kart bonusu.
rule-ST-BON-06 = „Manewr omijania”: statek, który skończyłby ruch na polu czarnych dziur, leci zamiast tego na najbliższe zwykłe pole za czarnymi dziurami. Podwójne pole nie liczy się tu jako zwykłe.
rule-ST-BON-07 = „Doświadczony pilot”: statek, który zaczyna ruch w pasie asteroid, nie zważa na asteroidy i przesuwa się o tyle pól, ile pokazuje karta.
rule-ST-BON-08 = „Prędkość światła”: liczba z karty ruchu się podwaja. Tę kartę można zagrać tylko na statek, który zaczyna ruch na zwykłym polu, na polu z bonusem albo na planecie startowej.
rule-ST-BON-09 = „Przyspieszenie”: statek leci o 1 pole dalej. Nie można zagrać tej karty na statek, który zaczyna ruch w pasie asteroid. Przy starcie z hiperprzestrzeni najpierw podwaja się liczbę z karty ruchu, a potem dodaje 1.
rule-ST-BON-10 = „Holowanie”: gdy statek przeciwnika wyprzedzi statek Twój albo Twojego partnera, wyprzedzony statek przenosi się na pole, na którym stanął statek przeciwnika.
rule-ST-BON-11 = „Holowanie” działa także wtedy, gdy przed ruchem oba statki stały na tym samym polu. Planeta startowa też się liczy.
rule-ST-BON-12 = „Holowanie” możesz zagrać bez względu na to, kto poruszył statek przeciwnika: Ty, Twój partner czy przeciwnik. To jedyna karta bonusu, którą zagrywasz, gdy porusza się statek przeciwnika, i nie wolno jej zagrać, gdy porusza się statek Twojego drużyny.
rule-ST-BON-13 = Holowany statek zawsze trafia na pole, na którym stanął statek przeciwnika. Nie ma znaczenia, czy na statek przeciwnika zagrano kartę bonusu.
rule-ST-BON-14 = Jeśli wyprzedzonych zostanie kilka statków Twojego drużyny, przez 1 statek przeciwników albo przez kilka, możecie z partnerem zagrać kilka kart „Holowanie”, każdą na inny statek. Dla holowanego statku „Holowanie” jest jego 1 kartą bonusu w tej turze.
rule-ST-BON-15 = Nikt nigdy nie musi zagrywać karty bonusu.

rule-section-ST-END = Koniec gry

rule-ST-END-01 = Gra kończy się, gdy na planecie finałowej są wszystkie statki gracza (w grze 2- i 3-osobowej) albo drużyny (w grze 4-osobowej). To 4 statki przy 2 lub 4 graczach i 2 statki przy 3 graczach. Wcześniej można jeszcze skorzystać z każdej okazji do zagrania „Holowania” w tej turze.
rule-ST-END-02 = Wygrywa gracz albo drużyna, której wszystkie statki są na planecie finałowej. Partnerzy wygrywają razem.
rule-ST-END-03 = Może się zdarzyć, że za sprawą 1 lub kilku kart „Holowanie” 2 przeciwne drużyny doprowadzą swoje ostatnie statki na planetę finałową w tej samej turze. Wtedy dzielą się zwycięstwem.

rule-section-ST-RUL = Szczegóły, o których drukowane zasady milczą

rule-ST-RUL-01 = Każdego z 5 rodzajów kart bonusu są dokładnie 4 karty.
rule-ST-RUL-02 = Tura ma stałą kolejność. Najpierw ogłasza się kartę, statek, a przy dżokerze także kolor; na ten statek można zagrać „Prędkość światła”, „Przyspieszenie” albo „Doświadczonego pilota”; statek się przesuwa; jeśli kończy na polu czarnych dziur, można zagrać „Manewr omijania”, a bez niego statek się cofa. Potem działa pole, na którym statek stanął (strona podwójnego pola, karta bonusu, planeta finałowa), a na samym końcu można zagrać „Holowanie”.
rule-ST-RUL-03 = Gdy na statek można zagrać kartę bonusu, właściciel decyduje przed swoim partnerem. Jeśli statków jest kilka, idą one w kolejności miejsc swoich właścicieli, począwszy od gracza następnego po tym, którego tura trwa, a on sam jest ostatni; statki jednego gracza idą w kolejności: X-wing, Sokół Millennium, Gwiezdny Niszczyciel, Gwiazda Śmierci, myśliwiec TIE, myśliwiec TIE Advanced, Jedi Starfighter, Tantive IV. Po zagraniu karty na statek nie można na niego zagrać w tej turze żadnej innej.
rule-ST-RUL-04 = Statek zostaje wyprzedzony, gdy inny statek rusza z jego pola albo z pola za nim, a staje na polu przed nim, bliżej mety. Liczy się miejsce końcowe, już po czarnej dziurze albo „Manewrze omijania”. Kto kończy na tym samym polu, nikogo nie wyprzedza.
rule-ST-RUL-05 = Holowany statek też kończy ruch, więc jego nowe pole działa: na polu z bonusem właściciel statku dobiera kartę. Na podwójnym polu holowany statek staje po tej samej stronie co statek, który go pociągnął.
rule-ST-RUL-06 = Holowany statek sam też może wyprzedzić statki przeciwników, a wtedy i na nie można zagrać „Holowanie”. Tak mogą podążyć za nim statki z drużyny tego statku, który ruszył pierwszy, a wszystkie statki holowane w jednej turze kończą na tym samym polu. Zwykle tak się gra; opcją „tow_chain” można to wyłączyć.
rule-ST-RUL-07 = Karta bonusu dobrana dlatego, że statek stanął na danym miejscu, jest od razu na ręce. Można ją zagrać w tej samej turze, jeśli będzie jeszcze do tego okazja.
rule-ST-RUL-08 = Czy gra się skończyła, sprawdza się dopiero po wszystkich okazjach do zagrania „Holowania” w tej turze. Dzięki temu drużyna, która w tej samej turze dotrze do mety dzięki „Holowaniu”, może mieć udział w zwycięstwie.
rule-ST-RUL-09 = Program nie wie, kto ostatni oglądał film z serii Gwiezdne wojny. Dlatego pierwszego gracza wskazuje los albo gospodarz (opcja „first_player”).
rule-ST-RUL-10 = Plansze mogą być różne. Każda ma na jednym końcu planetę startową, a na drugim planetę finałową, dokładnie po 1; jej podwójne pola łączą tylko hiperprzestrzeń i pas asteroid, hiperprzestrzeń i zwykłe pole albo pas asteroid i zwykłe pole; czarnych dziur jest najwyżej 5 z rzędu, żeby z ich brzegu jakaś karta mogła je przeskoczyć, a gdzieś przed nimi i gdzieś za nimi jest zwykłe, niepodwójne pole. Z każdego pola i z każdej strony, na której statek może stanąć, musi się dać dotrzeć na planetę finałową samymi kartami ruchu; zwykłe pole, pas asteroid, a zaraz potem 5 czarnych dziur to byłaby pułapka i tak być nie może.
rule-ST-RUL-11 = W grze 2-osobowej oba kolory gracza to 1 drużyna. Nikt nie ma partnera.
rule-ST-RUL-12 = Karty bonusu na planecie finałowej nie należą do stosu kart bonusu. Nawet gdy stos jest pusty, nie bierze się do niego kart z planety. Na planecie też nic nie zostaje, bo gracze dobierają stamtąd wszystkie karty.
rule-ST-RUL-13 = Gdy statek cofa się z czarnej dziury albo leci dalej dzięki „Manewrowi omijania”, może stanąć tylko na całym zwykłym polu. Pola z bonusem, hiperprzestrzeń, pasy asteroid, planety i podwójne pola się nie liczą, nawet podwójne pola ze zwykłą stroną.
rule-ST-RUL-14 = Gdy statek cofa się z czarnej dziury albo leci dalej dzięki „Manewrowi omijania”, mija wszystko oprócz całego zwykłego pola, nawet kolejne czarne dziury. Cofając się, może stanąć dalej w tyle niż pole, z którego ruszył.
rule-ST-RUL-15 = Kartę bonusu można zagrać dokładnie wtedy, gdy spełniony jest jej warunek, nawet jeśli niczego nie zmienia: na przykład „Doświadczonego pilota” przy karcie o numerze 1 albo „Przyspieszenie” na statek, który i tak dotrze do mety. Na podwójnym polu liczy się ta strona, na której stoi statek.
rule-ST-RUL-16 = Możesz mieć dowolnie wiele kart bonusu i zachowujesz je z rundy na rundę. Kart bonusów nigdy nie przekazuje się innym graczom.
rule-ST-RUL-17 = Nowy stos tworzy się dopiero wtedy, gdy potrzebna jest z niego karta. Karta bonusu jest zużyta, gdy tylko się ją zagra, więc jeszcze w tej samej turze można ją wtasować i znowu dobrać.
rule-ST-RUL-18 = Pole, na którym staje statek, działa od razu, zanim ktokolwiek zdecyduje o następnej karcie bonusu. Dzieje się to statek po statku i w tej kolejności dobiera się karty bonusu.
rule-ST-RUL-19 = Po „Holowaniu” najpierw przychodzi kolej na statki, które wyprzedził holowany statek: ich gracze decydują o „Holowaniu”. Potem wraca się do wcześniejszych pytań. O statek, na który nie zagrano karty, pyta się znowu przy każdym następnym statku, który go wyprzedzi.
rule-ST-RUL-20 = Gdy karta, statek i kolor dżokera są już ogłoszone, nie można ich zmienić. Żadna karta bonusu nie pozwala wybrać jeszcze raz.
rule-ST-RUL-21 = Nigdy nie musisz pokazywać karty ani mówić, że dało się jakąś zagrać. Każdy może wiedzieć, ile kart jest na każdej ręce i w każdym stosie. Pytani są wszyscy, którzy mogą zagrać na dany statek i mają jakąkolwiek kartę bonusu, pasującą czy nie, więc samo pytanie niczego nie zdradza; jeśli żadna nie pasuje, program może spasować za Ciebie, o ile inni tego nie zauważą.
rule-ST-RUL-22 = W grze 3-osobowej zwycięstwem mogą się podzielić nawet wszyscy 3 gracze, jeśli dzięki kartom „Holowanie” ich ostatnie statki dotrą do mety w tej samej turze.
rule-ST-RUL-23 = Właściciel statku i jego partner decydują każdy za siebie. Nikt nie potrzebuje zgody na zagranie karty bonusu, nawet jeśli ona szkodzi. W tej samej turze „Holowanie” może zagrać i właściciel, i partner, każdy na inny statek.
rule-ST-RUL-24 = O miejscach, kolorach i drużynach decyduje gospodarz (opcja: kolory miejsc). W grze 4-osobowej partnerami mogą być dowolne 2 kolory.
