# Zasady, na które powołują się zdarzenia X-Wing, tak jak czytają je gracze pod „dlaczego?”. Jedna wiadomość na każdy numer
# z `why!` w zasadach gry; to, co mówi książka, stoi w `rules/x-wing.md`.

## Przygotowanie

rule-XW-SETUP-04 = Kto ma tańszą eskadrę, mówi, kto ma inicjatywę.
rule-XW-SETUP-07 = Gracze kładą przeszkody na zmianę, a zaczyna ten, kto ma inicjatywę.
rule-XW-SETUP-11 = Gdy leżą już wszystkie przeszkody, gracz bez inicjatywy wybiera krawędź stołu.
rule-XW-SETUP-12 = Krawędź naprzeciwko należy do drugiej strony.
rule-XW-SETUP-13 = Statki stawia się po kolei, zaczynając od najniższej umiejętności pilota.
rule-XW-SETUP-15 = Statek zaczyna w Zasięgu 1 od swojej krawędzi.
rule-XW-INIT-01 = Gracz z tańszą eskadrą może wziąć inicjatywę albo ją oddać.
rule-XW-INIT-02 = Gdy obie eskadry kosztują tyle samo, kość decyduje, kto wybiera.
rule-XW-OBS-13 = Przeszkody kładzie się na stół przed statkami.
rule-XW-MIS-01 = Misja to inny sposób gry, z własnymi statkami i celami.
rule-XW-GOLD-06 = To, co mówi misja, jest ważniejsze od kart i od zasad gry.
rule-XW-ROUND-06 = Misja może nadać znacznikom własne znaczenie.

## Rundy

rule-XW-RND-01 = Każda runda ma cztery fazy: planowania, aktywacji, walki i końcową.
rule-XW-RND-02 = Pierwsza runda zaczyna się, gdy wszystko jest rozstawione.
rule-XW-ASHIP-01 = Statek, na który przyszła kolej lotu albo ataku, jest aktywny.
rule-XW-END-01 = Na koniec rundy zdejmuje się wszystkie żetony skupienia i uniku.

## Planowanie

rule-XW-PLAN-01 = Każdy wybiera w tajemnicy manewr dla każdego swojego statku.
rule-XW-PLAN-03 = Ustawiony wskaźnik leży zakryty obok swojego statku.
rule-XW-PLAN-04 = Planowanie kończy się, gdy wszystkie statki mają wskaźniki i nikt nie chce już nic zmieniać.
rule-XW-PLAN-05 = Nikt nie może podglądać zakrytych wskaźników drugiej strony, chyba że pozwala na to karta.

## Lot

rule-XW-ACTV-03 = Statek, który ma lecieć, najpierw odkrywa wskaźnik.
rule-XW-ACTV-04 = Statek najpierw leci, a potem sprawdza się stres pilota.
rule-XW-ACTV-06 = Statek staje na drugim końcu wzornika.
rule-XW-ACTV-07 = Zaraz po czerwonym manewrze statek dostaje żeton stresu.
rule-XW-ACTV-08 = Zaraz po zielonym manewrze statek traci żeton stresu.
rule-XW-ACTV-16 = Zestresowany statek, który odkrył czerwony manewr, leci inaczej: manewr wybiera przeciwnik.
rule-XW-STR-01 = Statek, który ma żeton stresu, jest zestresowany.
rule-XW-STR-04 = Czerwony manewr męczy pilota: daje żeton stresu.
rule-XW-STR-05 = Zielony manewr uspokaja pilota: zdejmuje żeton stresu.
rule-XW-STR-09 = Zestresowany statek nie wykona czerwonego manewru; przeciwnik wybiera inny z jego wskaźnika.
rule-XW-DIF-02 = Kolor mówi, jak trudny jest manewr. Czerwony jest trudny i kosztuje stres.
rule-XW-DIF-03 = Kolor mówi, jak trudny jest manewr. Zielony jest łatwy i zdejmuje stres.
rule-XW-DIF-06 = Czerwony manewr jest za trudny dla zestresowanego pilota, więc przeciwnik wybiera inny kolor.
rule-XW-OVL-04 = Statek, który stanąłby na innym, zatrzymuje się wcześniej i styka się z nim.
rule-XW-OVL-05 = Statek, który wpadł na inny, nie ma w tej rundzie akcji.
rule-XW-TCH-01 = Dwa statki stykają się, gdy jeden wpadł na drugi i ich podstawki się zetknęły.
rule-XW-TCH-03 = Statki stykają się, dopóki jeden z nich nie odleci.
rule-XW-TCH-04 = Statki, które lecą bok w bok, przestają się stykać, gdy oba się ruszą i na siebie nie wpadną.
rule-XW-FLEE-01 = Statek, który wystaje poza krawędź stołu, uciekł z pola bitwy.
rule-XW-FLEE-04 = Statek, który wyleci poza stół, przepada.

## Przeszkody

rule-XW-OBS-02 = Statek, który przeleci przez przeszkodę albo na niej stanie, kończy manewr i ponosi jej skutki.
rule-XW-OBS-03 = Statek, który trafił na asteroidę, nie ma w tej rundzie akcji.
rule-XW-OBS-04 = Statek, który trafił na asteroidę, rzuca kością ataku i otrzymuje to, co wypadnie.
rule-XW-OBS-07 = Statek na asteroidzie nie może atakować.
rule-XW-OBS-08 = Chmura odpadków daje żeton stresu.
rule-XW-OBS-09 = Statek, który trafił na chmurę odpadków, rzuca potem kością ataku; trafienie krytyczne boli.
rule-XW-OBS-19 = Statek, który trafił na kilka przeszkód, ponosi skutki każdej, zaczynając od najbliższej.

## Akcje

rule-XW-ACT-01 = Statek, który poleciał, może wykonać jedną akcję.
rule-XW-ACT-03 = Statek może wykonywać akcje ze swojego paska akcji.
rule-XW-ACT-06 = Statek, który wpadł na inny, traci akcję.
rule-XW-FOC-02 = Akcja skupienia daje żeton skupienia.
rule-XW-FOC-05 = Niewydane żetony skupienia znikają na koniec rundy.
rule-XW-FOC-08 = Żeton skupienia z karty nie kosztuje akcji.
rule-XW-EVD-01 = Akcja uniku daje żeton uniku.
rule-XW-EVD-04 = Niewydane żetony uniku znikają na koniec rundy.
rule-XW-EVD-06 = Żeton uniku z karty nie kosztuje akcji.
rule-XW-TL-01 = Akcja namierzania celu pozwala namierzyć wroga w Zasięgu 1–3.
rule-XW-TL-04 = Kto namierza, bierze żeton niebieski, a cel dostaje czerwony.
rule-XW-TL-07 = Statek namierza jeden cel; nowy zastępuje poprzedni.
rule-XW-TL-11 = Namierzenie celu dzięki karcie nie jest akcją.
rule-XW-TL-15 = Oba żetony namierzonego celu schodzą razem, chyba że karta przekazuje niebieski innemu statkowi.
rule-XW-BRL-05 = W beczce statek przesuwa się w bok, na drugi koniec wzornika.
rule-XW-BST-04 = Z dopalaczem statek przesuwa się naprzód, na drugi koniec wzornika.
rule-XW-X-04 = SLAM to drugi manewr z tą samą prędkością; potem broń statku jest rozbrojona.
rule-XW-X-05 = Statek z żetonem rozbrojenia nie może atakować do końca rundy.
rule-XW-X-07 = Ruchome pole rażenia wskazuje jedną z czterech stron i można je obrócić akcją.
rule-XW-X-08 = Wzmocnij jeden koniec, dziób albo rufę: ataki z tej strony napotykają w tej rundzie jeden unik więcej.
rule-XW-X-24 = Akcja zakłócania daje żeton zakłóceń wrogowi bez takiego żetonu w Zasięgu 1 albo w Zasięgu 1–2 w polu rażenia.
rule-XW-X-25 = Żeton zakłóceń schodzi razem z żetonem skupienia, uniku albo namierzenia tego statku.
rule-XW-X-26 = Żeton zakłóceń czeka, aż statek będzie miał żeton do stracenia.
rule-XW-X-31 = Zakłócone namierzenie znika z obu statków.
rule-XW-X-32 = Żeton stracony przez zakłócenia nie został wydany.
rule-XW-X-36 = Przeładowanie odkrywa odrzucone torpedy i rakiety; potem broń statku jest rozbrojona.
rule-XW-X-37 = Statek może się przeładować, nawet gdy nie ma czego.
rule-XW-X-39 = Przeładowanej karty można użyć znowu jak nowej.

## Maskowanie

rule-XW-CLK-01 = Akcja maskowania daje żeton maskowania.
rule-XW-CLK-07 = Zanim statki polecą, zamaskowany statek może wydać żeton i się zdemaskować.
rule-XW-CLK-10 = Statek może się zdemaskować beczką wzdłuż wzornika na wprost 2.
rule-XW-CLK-11 = Statek może się zdemaskować do przodu wzdłuż wzornika na wprost 2.
rule-XW-CLK-20 = Gdy brakuje miejsca, można spróbować zdemaskować się w inną stronę albo zrezygnować.
rule-XW-Q-27 = Żeton maskowania wydaje się dopiero, gdy demaskowanie się uda; kto rezygnuje, zachowuje go.

## Ataki

rule-XW-CMB-01 = Każdy statek może raz zaatakować, zaczynając od najwyższej umiejętności pilota.
rule-XW-ATK-05 = Atakujący wybiera wrogi statek na cel.
rule-XW-ATK-11 = Gdy broń i cel pasują i wszystko jest opłacone, cel staje się obrońcą.
rule-XW-ATK-12 = Bronią podstawową rzuca się tyloma kośćmi ataku, ile wynosi jej wartość.
rule-XW-ATK-16 = Kości dodaje się i odejmuje przed rzutem ataku.
rule-XW-ATK-22 = Obrońca rzuca tyloma kośćmi obrony, ile wynosi jego zwrotność.
rule-XW-ATK-26 = Kości dodaje się i odejmuje przed rzutem obrony.
rule-XW-ATK-32 = Każdy unik anuluje jedno trafienie albo trafienie krytyczne.
rule-XW-ATK-33 = Uniki anulują najpierw trafienia, a trafienia krytyczne na końcu.
rule-XW-ATK-34 = Jeśli zostanie choć jedno trafienie albo trafienie krytyczne, obrońca jest trafiony.
rule-XW-ATK-35 = Jeśli nic nie zostanie, atak chybia.
rule-XW-HIT-01 = Statek jest trafiony, jeśli po jego unikach zostają trafienia albo trafienia krytyczne.
rule-XW-DICE-01 = Kości można zmieniać żetonami i kartami.
rule-XW-DICE-02 = Dodany wynik to jedna kość więcej na stole.
rule-XW-DICE-04 = Zmieniony wynik to ta sama kość, obrócona na inną ściankę.
rule-XW-DICE-05 = Przerzucaną kość bierze się do ręki i rzuca nią jeszcze raz.
rule-XW-DICE-07 = Żadnej kości nie przerzuca się dwa razy.
rule-XW-SPEND-01 = To, co wydane, schodzi ze statku.
rule-XW-RES-10 = Kości rzucone poza atakiem robią tylko to, co mówi karta albo przeszkoda.
rule-XW-SIM-02 = Statek o tej samej umiejętności pilota co atakujący może jeszcze w tej rundzie odpowiedzieć ogniem, zanim zniknie.
rule-XW-Q-33 = Na asteroidzie albo z rozbrojoną bronią statek nie ma okazji do ataku.
rule-XW-Q-62 = Broń, która atakuje dwa razy, liczy się jako jeden atak dla wszystkiego, co dzieje się przed nim i po nim.

## Uszkodzenia

rule-XW-DMG-03 = Uszkodzenia zdejmują najpierw osłony, po jednej.
rule-XW-DMG-04 = Bez osłon każde uszkodzenie to karta uszkodzenia.
rule-XW-DMG-05 = Karta uszkodzenia za trafienie leży zakryta: liczy się, ale jej treść nie działa.
rule-XW-DMG-06 = Karta za uszkodzenie krytyczne leży odkryta, a jej treść działa od razu.
rule-XW-DMG-09 = Odkładane karty uszkodzeń trafiają odkryte na stos kart odrzuconych.
rule-XW-DMG-11 = Gdy talia uszkodzeń się skończy, tasuje się karty odrzucone i robi z nich nową.
rule-XW-DMG-12 = Gdy nigdzie nie ma karty uszkodzenia, żadnej się nie bierze.
rule-XW-DMG-13 = Gdy brakuje kart uszkodzeń, zastępuje je znacznik.
rule-XW-DMG-14 = Znacznik zamienia się na kartę uszkodzenia, gdy tylko znów są karty.
rule-XW-DMG-16 = Karta uszkodzenia przydzielona wprost omija osłony.
rule-XW-DMG-19 = Karta uszkodzenia, którą tylko odwrócono, nie została przydzielona od nowa.
rule-XW-CRIT-02 = Uszkodzenie krytyczne odkrywa swoją kartę i jej treść działa od razu.
rule-XW-CRIT-03 = Odkryta karta uszkodzenia działa, dopóki nie zostanie zakryta albo odrzucona.
rule-XW-SHD-04 = Statek nigdy nie ma więcej osłon niż na początku.
rule-XW-SHD-05 = Statek z kompletem osłon nie może żadnej odzyskać.
rule-XW-ION-01 = Niektóre bronie zostawiają żetony jonów.
rule-XW-ION-05 = Gdy statek z jonami przeleci swój manewr, traci żetony jonów.
rule-XW-X-01 = Żeton promienia ściągającego odbiera w walce jeden punkt zwrotności i znika na koniec rundy.
rule-XW-X-02 = Pierwszy w rundzie żeton promienia ściągającego pozwala przeciwnikowi trochę przesunąć mały statek.
rule-XW-X-03 = Statek można przeciągnąć na przeszkodę, ale nie na inny statek i nie poza stół.
rule-XW-X-167 = Statek, który znajdzie się na przeszkodzie bez manewru, od razu ponosi jej skutek i nie traci akcji.
rule-XW-DST-01 = Statek, który ma tyle kart uszkodzeń, ile wynosi jego kadłub, jest zniszczony.
rule-XW-DST-03 = Zniszczony statek schodzi ze stołu.
rule-XW-DST-04 = Karty uszkodzeń zniszczonego statku się odrzuca.
rule-XW-DST-05 = Żetony zniszczonego statku wracają do puli.
rule-XW-DST-06 = Statek, który może jeszcze odpowiedzieć ogniem, zostaje na stole do swojego ataku.
rule-XW-Q-43 = Na koniec rundy tasuje się odrzucone karty uszkodzeń i zamienia na nie znaczniki.
rule-XW-Q-68 = Statek, który może atakować w fazie końcowej, zostaje, dopóki nie miał takiej okazji.

## Bomby i miny

rule-XW-BMB-01 = Karta bomby mówi, co zrzuca statek i kiedy to wybucha.
rule-XW-BMB-02 = To, co robi wybuch bomby, stoi na jej karcie.
rule-XW-BMB-04 = Bomba leży na drugim końcu wzornika za statkiem.
rule-XW-BMB-10 = Mina wybucha pod każdym, kto się po niej przesunie, jakkolwiek to zrobi.
rule-XW-BMB-17 = Każdy rodzaj bomby ma własne działanie.
rule-XW-BMB-20 = Mina zbliżeniowa rzuca trzema kośćmi ataku przeciw statkowi, który ją odpalił.
rule-XW-X-11 = Każda mina kasetowa wybucha osobno i rzuca dwiema kośćmi ataku.
rule-XW-Q-48 = Bomba lub towar, które spadłyby obok stołu, przepadają.

## Karty

rule-XW-ABL-01 = To sprawka karty: dzieje się to, co ona mówi.
rule-XW-UPG-11 = Odrzucone rozwinięcie zakrywa się i już nie działa.
rule-XW-UPG-13 = Rozwinięcie odkryte na nowo należy do swojego statku jak dawniej.
rule-XW-X-09 = Karta stanu działa, dopóki leży przy statku; unikatowa przechodzi dalej, gdy zostaje przydzielona znowu.
rule-XW-X-66 = Gdy niosący statek wykona manewr, zadokowany może się odłączyć: wykonuje swój manewr od jego tylnych wypustek.
rule-XW-X-77 = Kto niesie statek i ucieka, zabiera go ze sobą: on też jest zniszczony.
rule-XW-X-78 = Gdy niosący statek zostaje zniszczony, zadokowany dostaje zakrytą kartę uszkodzeń i od razu się odłącza.
rule-XW-X-107 = Żeton wzmocnienia wydany na kartę przepada do końca rundy.
rule-XW-X-118 = Rzut większą lub mniejszą liczbą kości nie jest zmianą kości; dzieje się, zanim ktoś je zmieni.
rule-XW-X-163 = Towar wyrzuca się za statek prostym wzornikiem 1 i odtąd jest on chmurą odpadków.
rule-XW-X-164 = Statek, na który spada towar, od razu dostaje żeton stresu i rzuca kością, a akcji nie traci.
rule-XW-X-166 = Rozbita przeszkoda znika ze stołu, gdy kości są rzucone.
rule-XW-C-310 = Żeton stresu, który zdejmuje ze statku ktoś inny, nie jest zdjęty przez ten statek.
rule-XW-Q-66 = Kto ma kartę z dwiema stronami, wybiera jedną, gdy statek staje na stole.
rule-XW-Q-71 = Roztrzęsiony pilot, który odkrył manewr na wprost, leci inaczej: manewr wybiera przeciwnik.

## Koniec gry

rule-XW-WIN-01 = Gra kończy się z rundą, w której jedna strona straciła wszystkie statki.
rule-XW-WIN-04 = Misja kończy się, gdy tylko ktoś osiągnie jej cel.
rule-XW-WIN-05 = Kto osiągnie cel misji, wygrywa.
rule-XW-LIMIT-04 = Rozegrano umówioną liczbę rund.
rule-XW-LIMIT-05 = Gdy czas minie, dogrywa się rundę i gra się kończy.
rule-XW-Q-55 = Kto się poddaje, przegrywa.

## Jak jest tutaj

rule-XW-Q-17 = Gdy obie eskadry kosztują tyle samo, los wybiera, kto rzuca, a inicjatywa zostaje już na całą grę.
rule-XW-Q-18 = Przeszkodę albo statek, na które nie ma miejsca, odkłada się na bok.
rule-XW-Q-22 = Kto już skończył, może się rozmyślić, póki nie skończy ostatni gracz; potem wskaźniki są ustalone.
rule-XW-Q-31 = Akcja, która okazała się niemożliwa, nie została wykonana; można wybrać inną.
rule-XW-Q-32 = To, czy coś się zmieści, widać przed wyborem albo dopiero po nim, zależnie od ustawień stołu.
rule-XW-Q-58 = Namierzenie znika razem z każdym z dwóch statków; przekazane dalej, zostaje na celu.
