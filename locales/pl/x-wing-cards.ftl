# Co robi każda karta X-Wing, w jednym lub dwóch naszych własnych zdaniach: kiedy, co, za jaką cenę i w jakich granicach.
# „Ty” to statek, który ma tę kartę. Jedna wiadomość na kartę, którą można grać i która coś robi; w grupach według nazw.

## Piloci

card-4lom = Na początku fazy końcowej możesz przekazać jeden swój żeton stresu innemu statkowi w Zasięgu 1.
card-ahsokatano = Na początku fazy walki możesz wydać żeton skupienia; wtedy przyjaciel w Zasięgu 1 albo ty sam możesz wykonać darmową akcję.
card-airencracken = Po swoim ataku możesz wybrać przyjaciela w Zasięgu 1; może on wykonać darmową akcję.
card-arvelcrynyd = Możesz strzelać do wroga, z którym się stykasz, jeśli jest w twoim polu rażenia.
card-asajjventress = Na początku fazy walki możesz wybrać statek w Zasięgu 1–2; jeśli jest w twoim ruchomym polu rażenia, dostaje żeton stresu.
card-backdraft = Atakując statek w swoim pomocniczym polu rażenia, możesz dodać trafienie krytyczne.
card-backstabber = Rzucasz dodatkową kością ataku, jeśli nie jesteś w polu rażenia obrońcy.
card-biggsdarklighter = Raz na grę, na początku fazy walki: do końca rundy kto mógłby zaatakować ciebie, nie może zaatakować innego przyjaznego statku w Zasięgu 1 od ciebie.
card-blueace = Używając dopalacza, możesz wziąć także wzornik zwrotu 1.
card-bobafett-imperial = Gdy odkryjesz skręt, możesz przestawić wskaźnik na skręt o tej samej prędkości w drugą stronę.
card-bobafett-scum = Gdy atakujesz albo się bronisz, możesz przerzucić po jednej swojej kości za każdego wroga w Zasięgu 1.
card-bossk = Gdy twój atak trafi, możesz przed zadaniem uszkodzeń zamienić jedno swoje trafienie krytyczne na dwa trafienia.
card-braylenstramm = Po manewrze możesz rzucić kością ataku; trafienie albo trafienie krytyczne zdejmuje z ciebie żeton stresu.
card-captainjonus = Przyjazne statki w Zasięgu 1 mogą przerzucić jedną lub dwie kości ataku, gdy strzelają z broni dodatkowej.
card-captainkagi = Wrogowie, którzy namierzają cel, muszą namierzyć ciebie, jeśli mogą.
card-captainnym-scum = Bomby twojej strony nic ci nie robią. Gdy przyjaciel się broni, a zasięg jest mierzony przez bombę twojej strony, można dodać unik.
card-captainoicunn = Po twoim manewrze każdy wróg, którego dotykasz, otrzymuje jedno uszkodzenie.
card-captainrex = Statek, który zaatakujesz, dostaje potem kartę Suppressive Fire.
card-captainyorr = Gdy inny przyjazny statek w Zasięgu 1–2 ma dostać żeton stresu, możesz wziąć go na siebie, jeśli masz najwyżej dwa.
card-carnorjax = Wrogowie w Zasięgu 1 nie mogą wykonywać akcji skupienia i uniku ani wydawać żetonów skupienia i uniku.
card-cassianandor = Na początku fazy aktywacji możesz zdjąć żeton stresu z innego przyjaciela w Zasięgu 1–2.
card-chaser = Gdy inny przyjaciel w Zasięgu 1 wydaje żeton skupienia, ty dostajesz jeden.
card-chewbacca = Każdą twoją odkrytą kartę uszkodzenia od razu się zakrywa; jej treść nie działa.
card-chewbacca-swx57 = Po zniszczeniu innego przyjaciela w Zasięgu 1–3, który nie uciekł, możesz zaatakować.
card-chopper = Na początku fazy walki każdy wróg, którego dotykasz, dostaje żeton stresu.
card-cobaltleader = Gdy atakujesz statek w Zasięgu 1 od żetonu bomby, rzuca on o jedną kość obrony mniej.
card-coloneljendon = Na początku fazy walki możesz przekazać swoje namierzenie celu przyjaznemu statkowi w Zasięgu 1, który żadnego nie ma.
card-colonelvessery = Po rzucie kośćmi ataku możesz namierzyć obrońcę, jeśli ktoś już go namierza.
card-commanderalozen = Na początku fazy walki możesz namierzyć wroga w Zasięgu 1.
card-commanderkenkirk = Dopóki nie masz osłon, a masz kartę uszkodzenia, twoja zwrotność jest o jeden wyższa.
card-corranhorn = Na początku fazy końcowej możesz zaatakować. Wtedy nie możesz atakować w następnej rundzie.
card-countdown = Gdy się bronisz i nie masz stresu, przy porównaniu możesz przyjąć jedno uszkodzenie, żeby anulować wszystkie wyniki; potem dostajesz żeton stresu.
card-countessryad = Gdy odkryjesz manewr na wprost, możesz wykonać go jako Koiogran o tej samej prędkości i w tym samym kolorze.
card-dacebonearm = Gdy wróg w Zasięgu 1–3 dostaje żeton jonów, a ty nie masz stresu, możesz wziąć żeton stresu; wtedy on otrzymuje jedno uszkodzenie.
card-dalanoberos-m12lkimogilafighter = Na początku fazy walki możesz namierzyć wroga w Zasięgu 1–3 w swoim celowniku.
card-darkcurse = Kto cię atakuje, nie może wydawać żetonów skupienia ani przerzucać kości ataku.
card-darthvader = Gdy wykonujesz akcję, możesz wykonać dwie.
card-dashrendar = W fazie aktywacji i gdy wykonujesz akcje, ignorujesz przeszkody.
card-deathrain = Możesz zrzucać bomby przed siebie. Po zrzuceniu bomby możesz za darmo wykonać beczkę.
card-dengar = Raz na rundę, po swojej obronie, możesz zaatakować atakującego, jeśli jest w twoim polu rażenia.
card-doubleedge = Raz na rundę, gdy twój atak bronią dodatkową chybi, możesz zaatakować inną bronią.
card-drearenthal = Po wydaniu namierzenia możesz wziąć żeton stresu i namierzyć cel.
card-duchess = Możesz zignorować swoją kartę Adaptive Ailerons.
card-dutchvander = Gdy namierzysz cel, wybierz przyjazny statek w Zasięgu 1–2; on też może namierzyć cel.
card-eadenvrill = Twoja broń podstawowa rzuca dodatkową kością przeciw statkowi ze stresem.
card-echo = Demaskujesz się wzdłuż wzorników skrętu 2, do przodu albo w bok, nigdy wzdłuż wzornika na wprost.
card-elloasty = Twoje beczki Tallona są białe, gdy nie masz stresu.
card-emonazzameen = Możesz zrzucać bomby wzornikiem na wprost 3 albo zwrotu 3 zamiast na wprost 1.
card-epsilonace = Masz umiejętność pilota 12, dopóki nie masz karty uszkodzeń.
card-epsilonleader = Na początku fazy walki ty i każdy przyjazny statek w Zasięgu 1 tracicie po jednym żetonie stresu.
card-etahnabaht = Gdy broni się wróg w Zasięgu 1–3 w twoim polu rażenia, atakujący może zmienić trafienie w trafienie krytyczne.
card-ezrabridger-attackshuttle = Gdy się bronisz i masz stres, możesz zmienić do dwóch oczu w uniki.
card-felswrath = Ilekolwiek masz uszkodzeń, zostajesz na stole do końca fazy walki.
card-fennrau-protectoratestarfighter = W Zasięgu 1 możesz rzucić dodatkową kością, gdy atakujesz albo się bronisz.
card-garvendreis = Gdy wydajesz żeton skupienia, możesz oddać go przyjaznemu statkowi w Zasięgu 1–2.
card-gemmersojan = Masz o jeden większą zwrotność, gdy wróg jest w Zasięgu 1.
card-grazthehunter = Rzucasz dodatkową kością obrony, jeśli atakujący jest w twoim polu rażenia.
card-guri = Na początku fazy walki, jeśli wróg jest w Zasięgu 1, możesz wziąć żeton skupienia.
card-hansolo = Gdy atakujesz, możesz przerzucić kości, ale wtedy tyle, ile tylko możesz.
card-hefftobber = Gdy wróg w swoim manewrze zahaczył o ciebie, możesz potem wykonać darmową akcję.
card-herasyndulla-attackshuttle = Gdy odkrywasz zielony albo czerwony manewr, możesz przestawić wskaźnik na inny tego samego koloru.
card-herasyndulla-vcx100 = Gdy odkrywasz zielony albo czerwony manewr, możesz przestawić wskaźnik na inny tego samego koloru.
card-hobbieklivian = Gdy namierzasz cel lub wydajesz namierzenie, możesz usunąć żeton stresu.
card-hortonsalm = W Zasięgu 2–3 możesz przerzucić dowolnie wiele pustych ścianek swojego ataku.
card-howlrunner = Przyjazne statki w Zasięgu 1 mogą przerzucić kość ataku, gdy strzelają z broni podstawowej.
card-ibtisam = Dopóki masz stres, możesz przerzucić jedną kość, gdy atakujesz albo się bronisz.
card-ig88a = Gdy twój atak zniszczył obrońcę, możesz odzyskać osłonę.
card-ig88b = Raz na rundę, po swoim ataku, który chybił, możesz zaatakować jednym ze swoich działek.
card-ig88c = Po akcji dopalacza możesz wykonać darmową akcję uniku.
card-inaldra = Gdy atakujesz albo się bronisz, możesz wydać osłonę, żeby przerzucić dowolnie wiele swoich kości.
card-jakefarrell = Po akcji skupienia albo gdy dostaniesz żeton skupienia, możesz za darmo wykonać dopalacz albo beczkę.
card-janors = Gdy atakuje przyjazny statek w Zasięgu 1–3, a ty nie masz stresu, możesz wziąć żeton stresu, a on rzuci dodatkową kością.
card-jekporkins = Gdy dostajesz żeton stresu, możesz go odrzucić i rzucić kością ataku: trafienie oznacza zakrytą kartę uszkodzenia.
card-jesspava = Gdy atakujesz albo się bronisz, możesz przerzucić po jednej kości za każdego przyjaciela w Zasięgu 1.
card-junoeclipse = Gdy odkryjesz manewr, możesz polecieć o jeden szybciej albo o jeden wolniej, byle nie poniżej 1. Kolor się nie zmienia.
card-kaatoleeachos = Na początku fazy walki możesz przejąć żeton skupienia albo uniku od przyjaciela w Zasięgu 1–2.
card-kadsolus = Po czerwonym manewrze dostajesz dwa żetony skupienia.
card-kananjarrus = Gdy atakuje wróg w Zasięgu 1–2, możesz wydać żeton skupienia: rzuca on o jedną kość ataku mniej.
card-kathscarlet-imperial = Obrońca, który anuluje twoje trafienie krytyczne, dostaje żeton stresu.
card-kathscarlet-scum = Rzucasz dodatkową kością ataku, gdy twój cel jest w twoim pomocniczym polu rażenia.
card-kavil = Rzucasz dodatkową kością ataku, gdy twój cel jest poza twoim polem rażenia.
card-ketsuonyo = Na początku fazy walki możesz dać żeton promienia ściągającego statkowi w Zasięgu 1, który jest i w twoim polu rażenia, i w ruchomym polu rażenia.
card-keyanfarlander = Gdy atakujesz, możesz odrzucić żeton stresu, aby zmienić wszystkie swoje oczy w trafienia.
card-kirkanos = Gdy atakujesz w Zasięgu 2–3, możesz wydać żeton uniku, żeby dodać trafienie.
card-krassistrelix = Możesz przerzucić jedną kość ataku swojej broni dodatkowej.
card-kylekatarn = Na początku fazy walki możesz oddać jeden swój żeton skupienia przyjaznemu statkowi w Zasięgu 1–3.
card-kyloren-tiesilencer = Gdy atak trafi cię po raz pierwszy w rundzie, atakujący dostaje kartę I’ll Show You the Dark Side.
card-laetinashera = Po ataku, który cię chybił, możesz wziąć żeton uniku.
card-landocalrissian = Po zielonym manewrze wybierz przyjazny statek w Zasięgu 1; może on wykonać darmową akcję ze swojego paska.
card-lattsrazzi = Gdy ty lub przyjaciel atakuje, możesz wydać swoje namierzenie obrońcy; w tym ataku jego zwrotność jest o jeden mniejsza.
card-leebo = Gdy dostajesz odkrytą kartę uszkodzenia, dobierz jeszcze jedną; wybierz, która z nich działa, a drugą odrzuć.
card-lieutenantblount = Twoje ataki liczą się jako trafienia, nawet jeśli nie zostało żadne uszkodzenie.
card-lieutenantcolzet = Na początku fazy końcowej możesz wydać swoje namierzenie wroga, żeby odkryć losowo jedną jego zakrytą kartę uszkodzeń.
card-lieutenantkarsabi = Gdy dostajesz żeton rozbrojenia i nie masz stresu, możesz wziąć żeton stresu i go usunąć.
card-lieutenantkestal = Gdy atakujesz, możesz wydać żeton skupienia, żeby anulować wszystkie puste wyniki i oczy obrońcy.
card-lowhhrick = Gdy broni się inny przyjazny statek w Zasięgu 1, możesz wydać swój żeton wzmocnienia, aby dodać unik do jego rzutu.
card-lukeskywalker = Gdy się bronisz, możesz zmienić jedno oko w unik.
card-maarekstele-tieadvanced = Gdy twój atak daje obrońcy odkrytą kartę uszkodzenia, dobierz trzy, przydziel wybraną i odrzuć pozostałe.
card-maarekstele-tiedefender = Gdy twój atak daje obrońcy odkrytą kartę uszkodzenia, dobierz trzy, przydziel wybraną i odrzuć pozostałe.
card-majorrhymer = Twoje bronie dodatkowe sięgają o jeden Zasięg dalej albo bliżej, ale nigdy poza Zasięg 1–3.
card-majorvynder = Rzucasz dodatkową kością obrony, gdy masz rozbrojoną broń.
card-manaroo = Na początku fazy walki możesz oddać wszystkie żetony skupienia, uniku i namierzonego celu przyjaznemu statkowi w Zasięgu 1, także te, którymi namierzają cię wrogowie.
card-maulermithel = W Zasięgu 1 rzucasz dodatkową kością ataku.
card-mirandadoni = Raz na rundę, gdy atakujesz: wydaj osłonę i rzuć dodatkową kością albo rzuć o jedną kość mniej i odzyskaj osłonę.
card-moraloeval = Twoje działa strzelają też w pomocnicze pole rażenia.
card-nashtahpuppilot = Masz umiejętność pilota i treść karty tego pilota, którego Hound’s Tooth cię wypuścił.
card-ndrusuhlak = Rzucasz dodatkową kością ataku, gdy w Zasięgu 1–2 nie ma przyjaznego statku.
card-neradantels = Torpedami strzelasz we wszystkie strony.
card-niennunb = Gdy dostajesz żeton stresu, a wróg jest w twoim polu rażenia w Zasięgu 1, możesz ten żeton odrzucić.
card-nightbeast = Po zielonym manewrze możesz za darmo wykonać akcję skupienia.
card-norrawexley = Gdy atakujesz albo się bronisz, możesz wydać swoje namierzenie drugiego statku, żeby dodać oko.
card-oldteroch = Na początku fazy walki możesz wybrać wroga w Zasięgu 1; jeśli jesteś w jego polu rażenia, traci wszystkie żetony skupienia i uniku.
card-omegaace = Gdy atakujesz, możesz wydać żeton skupienia i namierzenie obrońcy: wszystkie twoje kości stają się trafieniami krytycznymi.
card-omegaleader = Wrogowie, których namierzasz, nie modyfikują kości, gdy cię atakują albo bronią się przed tobą.
card-palobgodalhi = Na początku fazy walki możesz zabrać wrogowi w Zasięgu 1–2 żeton skupienia albo uniku i wziąć go sobie.
card-poedameron = Dopóki masz żeton skupienia, możesz zmienić jedno oko w trafienie (w ataku) albo w unik (w obronie).
card-poedameron-swx57 = Dopóki masz żeton skupienia, możesz zmienić jedno oko w trafienie, gdy atakujesz, albo w unik, gdy się bronisz.
card-princexizor = Gdy atak cię trafi, przyjazny statek w Zasięgu 1 może przyjąć za ciebie jedno trafienie albo trafienie krytyczne.
card-puresabacc = Rzucasz dodatkową kością ataku, gdy masz najwyżej jedną kartę uszkodzeń.
card-quickdraw = Raz na rundę, gdy tracisz osłonę, możesz zaatakować bronią podstawową.
card-rearadmiralchiraneau = Gdy atakujesz w Zasięgu 1–2, możesz zmienić jedno oko w trafienie krytyczne.
card-redace = Gdy pierwszy raz w rundzie tracisz osłonę, dostajesz żeton uniku.
card-rexlerbrath = Gdy twój atak przydzielił karty uszkodzeń, możesz wydać żeton skupienia, aby je odkryć.
card-rey = Gdy atakujesz albo się bronisz, a wróg jest w twoim polu rażenia, możesz przerzucić jedną lub dwie puste ścianki.
card-roarkgarnet = Na początku fazy walki wybierz przyjazny statek w Zasięgu 1–3; w tej fazie jego umiejętność pilota to 12.
card-sabinewren-attackshuttle = Zanim odkryjesz wskaźnik, możesz za darmo wykonać dopalacz albo beczkę.
card-sabinewren-lancerclasspursuitcraft = Gdy atakuje cię statek w twoim ruchomym polu rażenia w Zasięgu 1–2, możesz dodać do swojego rzutu oko.
card-sabinewren-tiefighter = Zanim odkryjesz wskaźnik, możesz za darmo wykonać dopalacz albo beczkę.
card-sarcoplank = Broniąc się, możesz rzucić tyloma kośćmi, ile wynosiła prędkość twojego manewru w tej rundzie, zamiast zwrotności.
card-scourge = Rzucasz dodatkową kością ataku przeciw statkowi z kartą uszkodzeń.
card-serissu = Gdy broni się przyjazny statek w Zasięgu 1, może przerzucić kość obrony.
card-snapwexley = Po manewrze o prędkości 2, 3 albo 4, jeśli nie dotykasz statku, możesz wykonać darmowy dopalacz.
card-solsixxa = Możesz zrzucać bomby wzornikiem zwrotu 1 zamiast na wprost 1.
card-soontirfel = Gdy dostajesz żeton stresu, możesz wziąć żeton skupienia.
card-talonbanecobra = Twoje premie za zasięg liczą się podwójnie, w ataku i w obronie.
card-tarnmison = Gdy wróg cię atakuje, możesz go namierzyć przed rzutem kośćmi.
card-teltrevura = Gdy twój statek po raz pierwszy miałby zostać zniszczony, odrzuć zamiast tego wszystkie jego karty uszkodzeń i weź cztery zakryte.
card-tennumb = Gdy atakujesz, kości obrony nie mogą anulować jednego twojego trafienia krytycznego.
card-testpilotblackout = Kogo atakujesz przez przeszkodę, rzuca dwiema kośćmi obrony mniej.
card-tetrancowall = Gdy odkryjesz Koiograna, możesz wykonać go z prędkością 1, 3 albo 5.
card-thanekyrell = Gdy wróg w twoim polu rażenia w Zasięgu 1–3 zaatakował innego przyjaciela, możesz potem wykonać darmową akcję.
card-theinquisitor = Twoje ataki bronią podstawową liczą się tak, jakby były w Zasięgu 1.
card-tomaxbren = Raz na rundę kartę elity, którą odrzucasz, znów się odkrywa.
card-torkilmux = Na koniec fazy aktywacji wybierz wroga w Zasięgu 1–2; do końca walki jego umiejętność pilota to 0.
card-turrphennir = Po swoim ataku możesz za darmo użyć dopalacza albo wykonać beczkę.
card-tychocelchu = Stres nie przeszkadza ci w wykonywaniu akcji.
card-unkarplutt = Na końcu fazy aktywacji każdy statek, którego dotykasz, dostaje żeton promienia ściągającego.
card-valenrudor = Po swojej obronie możesz wykonać darmową akcję.
card-viktorhel = Po twojej obronie atakujący dostaje żeton stresu, chyba że rzuciłeś dokładnie dwiema kośćmi.
card-wampa = Przed porównaniem wyników możesz zrezygnować ze wszystkich swoich kości; jeśli było wśród nich trafienie krytyczne, obrońca dostaje zakrytą kartę uszkodzenia.
card-wedgeantilles = Gdy atakujesz, obrońca ma zwrotność o jeden mniejszą, ale nie mniejszą niż 0.
card-wesjanson = Po swoim ataku możesz zabrać obrońcy żeton skupienia, uniku albo namierzenia.
card-whisper = Po swoim ataku, który trafił, możesz wziąć żeton skupienia.
card-wingedgundark = Gdy atakujesz w Zasięgu 1, możesz zmienić trafienie w trafienie krytyczne.
card-wullffwarro = Rzucasz dodatkową kością ataku, gdy nie masz osłon, a masz choć jedną kartę uszkodzeń.
card-zeborrelios-attackshuttle = Gdy się bronisz, twoje uniki mogą anulować trafienia krytyczne przed zwykłymi.
card-zeborrelios-tiefighter = Gdy się bronisz, twoje uniki mogą anulować trafienia krytyczne przed zwykłymi.
card-zertikstrom = Wrogowie w Zasięgu 1 od ciebie nie dostają dodatkowej kości ataku za Zasięg 1.
card-zetaace = Wykonując beczkę, możesz wziąć wzornik na wprost 2 zamiast na wprost 1.
card-zetaleader = Gdy atakujesz i nie masz stresu, możesz wziąć żeton stresu, żeby rzucić dodatkową kością.
card-zuckuss = Gdy atakujesz, możesz rzucić dodatkową kością; wtedy obrońca też rzuca jedną więcej.

## Astromechy

card-bb8 = Gdy odkryjesz zielony manewr, możesz najpierw za darmo wykonać beczkę, a potem polecieć.
card-flightassistastromech = Nie atakujesz niczego poza swoim polem rażenia. Po manewrze bez przeszkody i bez innego statku na drodze, gdy w polu rażenia w Zasięgu 1–3 nie ma wroga, możesz za darmo wykonać dopalacz albo beczkę.
card-m9g8 = Gdy atakuje statek, który namierzasz, możesz kazać mu przerzucić wybraną przez ciebie kość ataku. Możesz namierzać innych przyjaciół.
card-r2astromech = Twoje manewry o prędkości 1 i 2 są zielone.
card-r2d2 = Po zielonym manewrze możesz odzyskać osłonę.
card-r2d6 = Masz miejsce na kartę elity. Nie dla pilotów, którzy już je mają, ani dla umiejętności pilota 2 i niższej.
card-r2f2 = Akcja: masz o jeden większą zwrotność do końca rundy.
card-r3a2 = Gdy ogłosisz cel w swoim polu rażenia, możesz wziąć żeton stresu, aby i on go dostał.
card-r3astromech = Raz na rundę, atakując bronią podstawową, możesz zrezygnować z oka; dostajesz żeton uniku.
card-r4d6 = Gdy atak trafia cię co najmniej trzema trafieniami, możesz anulować trafienia, aż zostaną dwa; za każde dostajesz żeton stresu.
card-r5p9 = Na koniec fazy walki możesz wydać żeton skupienia, aby odzyskać osłonę.
card-r5x3 = Zanim odkryjesz wskaźnik, możesz odrzucić tę kartę; do końca rundy ignorujesz przeszkody.
card-r7astromech = Raz na rundę, gdy się bronisz, możesz wydać swoje namierzenie atakującego: przerzuca on wybrane przez ciebie kości ataku.
card-r7t1 = Akcja: wybierz wroga w Zasięgu 1–2. Jeśli jesteś w jego polu rażenia, możesz go namierzyć. Potem możesz za darmo użyć dopalacza.
card-targetingastromech = Po czerwonym manewrze możesz kogoś namierzyć.

## Bomby

card-bombletgenerator = Gdy odkryjesz wskaźnik, możesz zrzucić małą bombę; karty się nie odrzuca.
card-clustermines = Akcja: odrzuć tę kartę i zrzuć trzy miny kasetowe w rzędzie.
card-connernet = Akcja: odrzuć tę kartę i zrzuć sieć Connera.
card-ionbombs = Gdy odkryjesz wskaźnik, możesz odrzucić tę kartę i zrzucić bombę jonową.
card-protonbombs = Gdy odkryjesz wskaźnik, możesz odrzucić tę kartę i zrzucić bombę protonową.
card-proximitymines = Akcja: odrzuć tę kartę i zrzuć minę zbliżeniową.
card-seismiccharges = Gdy odkryjesz wskaźnik, możesz odrzucić tę kartę i zrzucić ładunek sejsmiczny.
card-thermaldetonators = Gdy odkryjesz wskaźnik, możesz odrzucić tę kartę i zrzucić detonator termiczny.

## Działa

card-autoblaster = Kości obrony nie mogą anulować twoich trafień, ale mogą anulować trafienia krytyczne.
card-flechettecannon = Jeśli trafi, obrońca otrzymuje jedno uszkodzenie i żeton stresu, jeśli nie ma żadnego, cokolwiek pokazują kości.
card-heavylasercannon = Zaraz po rzucie wszystkie twoje trafienia krytyczne zmieniają się w trafienia.
card-ioncannon = Jeśli trafi, obrońca otrzymuje jedno uszkodzenie i żeton jonów, cokolwiek pokazują kości.
card-linkedbattery = Możesz przerzucić jedną kość ataku broni podstawowej albo działa.
card-manglercannon = Możesz zmienić trafienie w trafienie krytyczne.
card-tractorbeam = Jeśli trafi, obrońca dostaje żeton promienia ściągającego i żadnych uszkodzeń.

## Załoga

card-4lom-crew = Gdy atakujesz, możesz wziąć żeton jonów: jednego żetonu skupienia albo uniku obrońcy nie można wydać w tym ataku.
card-agentkallus = Na początku gry wybierz wroga. Gdy go atakujesz albo on atakuje ciebie, możesz zmienić jedno oko w trafienie albo unik.
card-bistan = Gdy atakujesz w Zasięgu 1–2, możesz zmienić trafienie w trafienie krytyczne.
card-bombardier = Możesz zrzucać bomby wzornikiem na wprost 2 zamiast na wprost 1.
card-bossk-crew = Po swoim ataku, który chybił, dostajesz żeton stresu, jeśli nie masz żadnego, żeton skupienia i namierzasz obrońcę.
card-breachspecialist = Gdy dostajesz odkrytą kartę uszkodzenia, możesz wydać żeton wzmocnienia; ta i wszystkie następne karty w tej rundzie są zakrywane bez efektu.
card-c3po = Raz na rundę, przed rzutem kośćmi obrony, możesz zgadnąć, ile wyrzucisz uników. Jeśli zgadniesz, dodaj jeszcze jeden.
card-captainrex-crew = Po swoim ataku, który chybił, możesz wziąć żeton skupienia.
card-chewbacca-crew = Gdy dostajesz kartę uszkodzenia, możesz ją odrzucić i odzyskać osłonę; potem ta karta zostaje odrzucona.
card-chopper-crew = Możesz wykonywać akcje mimo stresu; po każdej takiej otrzymujesz jedno uszkodzenie.
card-darthvader-crew = Po ataku na wroga możesz otrzymać dwa uszkodzenia, aby on otrzymał jedno uszkodzenie krytyczne.
card-dashrendar-crew = Możesz atakować, stojąc na przeszkodzie, a twoje ataki nigdy nie są utrudnione.
card-dengar-crew = Gdy atakujesz, możesz przerzucić kość ataku; jedną lub dwie, jeśli pilot obrońcy jest unikatowy.
card-emperorpalpatine = Raz na rundę, zanim przyjazny statek rzuci kośćmi, możesz zapowiedzieć wynik. Jedną z kości obraca się potem na ten wynik i nie można jej już zmienić.
card-ezrabridger-crew = Gdy atakujesz i masz stres, możesz zmienić jedno oko w trafienie krytyczne.
card-finn = Gdy atakujesz bronią podstawową albo się bronisz, a drugi statek jest w twoim polu rażenia, możesz dodać do swojego rzutu pustą ściankę.
card-flightinstructor = Gdy się bronisz, możesz przerzucić jedno oko. Przeciw umiejętności pilota 2 i niższej może to być pusta ścianka.
card-greedo = W każdej rundzie pierwsza karta uszkodzenia z twojego pierwszego ataku i z pierwszego ataku na ciebie jest odkryta.
card-gunner = Po swoim ataku, który chybił, możesz zaatakować bronią podstawową. Potem już w tej rundzie nie atakujesz.
card-hansolo-crew = Gdy atakujesz, możesz wydać swoje namierzenie obrońcy, żeby zmienić wszystkie swoje oczy w trafienia.
card-herasyndulla-crew = Możesz wykonywać czerwone manewry mimo stresu.
card-hotshotcopilot = Kto broni się przed twoją bronią podstawową i kto ciebie atakuje, musi w tym ataku wydać żeton skupienia, jeśli może.
card-ig88d-crew = Masz też zdolności pilotów wszystkich przyjaciół z tytułem IG-2000.
card-inspiringrecruit = Raz na rundę, gdy ty albo przyjaciel w Zasięgu 1–2 zdejmuje żeton stresu, ten statek może zdjąć jeszcze jeden.
card-intelligenceagent = Na początku fazy aktywacji możesz podejrzeć wskaźnik wroga w Zasięgu 1–2.
card-janors-crew = Raz na rundę, gdy ty albo przyjazny statek w Zasięgu 1–3 ma dostać żeton skupienia, może zamiast niego dostać żeton uniku.
card-jynerso = Akcja: przyjaciel w Zasięgu 1–2 albo ty dostaje żeton skupienia za każdego wroga w twoim polu rażenia w Zasięgu 1–3, najwyżej trzy.
card-k4securitydroid = Po zielonym manewrze możesz namierzyć cel.
card-kananjarrus-crew = Raz na rundę, po białym manewrze twoim albo przyjaznego statku w Zasięgu 1–2, możesz zdjąć z tego statku żeton stresu.
card-ketsuonyo-crew = Na początku fazy końcowej możesz wybrać wroga w swoim polu rażenia w Zasięgu 1–2; zachowuje on żetony promienia ściągającego.
card-kylekatarn-crew = Gdy tracisz żeton stresu, możesz wziąć żeton skupienia.
card-kyloren-crew = Akcja: pokaż Ciemną Stronę wrogowi w Zasięgu 1–3.
card-landocalrissian-crew = Akcja: rzuć dwiema kośćmi obrony. Każde oko to dla ciebie żeton skupienia, każdy unik to żeton uniku.
card-lattsrazzi-crew = Gdy się bronisz, możesz zdjąć z atakującego żeton stresu, żeby dodać unik.
card-leebo-crew = Akcja: darmowy dopalacz, a potem żeton jonów.
card-lukeskywalker-crew = Po swoim ataku, który chybił, możesz jeszcze raz zaatakować bronią podstawową i zmienić w nim jedno oko w trafienie. Potem już w tej rundzie nie atakujesz.
card-marajade = Na koniec fazy walki każdy wróg w Zasięgu 1 bez stresu dostaje żeton stresu.
card-maul = Gdy atakujesz i nie masz stresu, możesz wziąć żetony stresu i przerzucić tyle samo kości ataku. Po trafionym ataku możesz odrzucić żeton stresu.
card-mercenarycopilot = Gdy atakujesz w Zasięgu 3, możesz zmienić trafienie w trafienie krytyczne.
card-navigator = Gdy odkryjesz manewr, możesz przestawić wskaźnik na inną prędkość w tym samym kierunku, ale nie na czerwony manewr, gdy masz stres.
card-niennunb-crew = Twoje manewry na wprost są zielone.
card-outlawtech = Po czerwonym manewrze możesz wziąć żeton skupienia.
card-r2d2-swx22 = Na koniec fazy końcowej, gdy nie masz osłon, możesz odzyskać jedną i rzucić kością ataku; trafienie odkrywa jedną z twoich zakrytych kart uszkodzeń.
card-rearadmiralchiraneau-crew = Akcja: wykonaj biały manewr 1 na wprost.
card-rebelcaptive = Pierwszy statek, który w rundzie cię atakuje, dostaje żeton stresu, gdy tylko to ogłosi.
card-reconspecialist = Twoja akcja skupienia daje ci o jeden żeton skupienia więcej.
card-rey-crew = Na początku fazy końcowej możesz położyć swój żeton skupienia na tej karcie. Na początku fazy walki możesz jeden z niej wziąć.
card-sabinewren-crew = Masz miejsce na kartę bomby. Raz na rundę, zanim przyjazna bomba zniknie ze stołu, wybierz wroga w Zasięgu 1 od niej; dostaje on jedno uszkodzenie.
card-saboteur = Akcja: wybierz wroga w Zasięgu 1 i rzuć kością ataku; trafienie albo trafienie krytyczne odkrywa jedną z jego zakrytych kart uszkodzeń.
card-systemsofficer = Po zielonym manewrze wybierz inny przyjazny statek w Zasięgu 1; może on namierzyć cel.
card-tactician = Po ataku na statek w Zasięgu 2 w twoim polu rażenia dostaje on żeton stresu.
card-tailgunner = Kogo atakujesz z tylnego pomocniczego pola rażenia, ma o jeden mniejszą zwrotność.
card-weaponsengineer = Możesz namierzać dwóch wrogów naraz. Gdy namierzasz jednego, możesz od razu namierzyć drugiego.
card-wookieecommandos = Gdy atakujesz, możesz przerzucić dowolnie wiele swoich oczu.
card-ysanneisard = Na początku fazy walki, jeśli nie masz osłon, a masz kartę uszkodzenia, możesz wykonać darmową akcję uniku.
card-zuckuss-crew = Gdy atakujesz i nie masz stresu, możesz wziąć żetony stresu: obrońca przerzuca tyle wybranych przez ciebie kości obrony.

## Elita

card-adaptability = Jedna strona daje ci umiejętność pilota o jeden wyższą, druga o jeden niższą; wybierasz razem z eskadrą.
card-adrenalinerush = Gdy odsłaniasz czerwony manewr, możesz odrzucić tę kartę; manewr jest wtedy biały.
card-attannimindlink = Gdy dostajesz żeton skupienia albo stresu, dostaje go też każdy przyjazny statek z tą kartą, który takiego nie ma.
card-bodyguard = Na początku fazy walki możesz wydać żeton skupienia: przyjaciel w Zasięgu 1 o wyższej umiejętności pilota ma w tej rundzie o jeden większą zwrotność.
card-calculation = Gdy atakujesz, możesz wydać żeton skupienia, żeby zmienić jedno oko w trafienie krytyczne.
card-coolhand = Gdy dostajesz żeton stresu, możesz odrzucić tę kartę, żeby wziąć żeton skupienia albo uniku.
card-crackshot = Przy porównaniu wyników, gdy obrońca jest w twoim polu rażenia, możesz odrzucić tę kartę, aby anulować jeden jego unik.
card-daredevil = Akcja: wykonaj biały zwrot 1 w lewo albo w prawo i weź żeton stresu. Bez symbolu dopalacza rzuć też dwiema kośćmi ataku i otrzymaj to, co wypadnie.
card-deadeye = Żeton skupienia może zastąpić namierzenie celu tam, gdzie atak go wymaga albo kosztuje.
card-decoy = Na początku fazy walki możesz na tę fazę zamienić się umiejętnością pilota z przyjaznym statkiem w Zasięgu 1–2.
card-determination = Odkryte karty uszkodzeń dotyczące pilota, które dostajesz, są od razu odrzucane bez skutku.
card-drawtheirfire = Gdy atak trafia przyjazny statek w Zasięgu 1, możesz zamiast niego przyjąć jedno trafienie krytyczne.
card-elusiveness = Gdy się bronisz i nie masz stresu, możesz wziąć żeton stresu i wybrać kość ataku, którą atakujący przerzuca.
card-experthandling = Akcja: wykonaj za darmo beczkę; jeśli nie ma jej na twoim pasku akcji, dostajesz żeton stresu. Potem możesz zdjąć z siebie jedno namierzenie wroga.
card-expertise = Gdy atakujesz i nie masz stresu, możesz zmienić wszystkie swoje oczy w trafienia.
card-expose = Akcja: do końca rundy rzucasz w ataku podstawowym dodatkową kością, a twoja zwrotność jest o jeden niższa.
card-fearlessness = Gdy atakujesz statek w Zasięgu 1 i oba jesteście nawzajem w swoich polach rażenia, możesz dodać trafienie.
card-intensity = Po dopalaczu albo beczce możesz wziąć żeton skupienia albo uniku i odwrócić kartę. Druga strona: na koniec fazy walki wydaj żeton skupienia albo uniku, aby odwrócić ją z powrotem.
card-intimidation = Wrogowie, których dotykasz, mają o jeden mniejszą zwrotność.
card-juke = Gdy atakujesz i masz żeton uniku, możesz zmienić jeden unik obrońcy w oko.
card-lightningreflexes = Po białym albo zielonym manewrze ze swojego wskaźnika możesz odrzucić tę kartę, żeby obrócić się o 180°; potem dostajesz żeton stresu.
card-lonewolf = Gdy atakujesz albo się bronisz, a w Zasięgu 1–2 nie ma przyjaznego statku, możesz przerzucić pustą ściankę.
card-marksmanship = Akcja: w tej rundzie w swoim ataku możesz zmienić jedno oko w trafienie krytyczne, a wszystkie pozostałe w trafienia.
card-opportunist = Gdy nie masz stresu, a obrońca nie ma żetonów skupienia ani uniku, możesz wziąć żeton stresu i rzucić dodatkową kością ataku.
card-outmaneuver = Obrońca, który jest w twoim polu rażenia, gdy ty nie jesteś w jego, ma zwrotność o jeden mniejszą, ale nie mniejszą niż 0.
card-predator = Gdy atakujesz, możesz przerzucić kość ataku; jedną lub dwie przeciw umiejętności pilota 2 i niższej.
card-pushthelimit = Raz na rundę, po akcji, możesz wykonać darmową akcję ze swojego paska; potem dostajesz żeton stresu.
card-rage = Akcja: weź żeton skupienia i dwa żetony stresu; do końca rundy, gdy atakujesz, możesz przerzucić do trzech kości.
card-ruthlessness = Po swoim trafionym ataku musisz wybrać inny statek w Zasięgu 1 od obrońcy, ale nie siebie; otrzymuje on jedno uszkodzenie.
card-selflessness = Gdy inny przyjaciel w Zasięgu 1 zostaje trafiony, możesz odrzucić tę kartę i przyjąć wszystkie trafienia zamiast niego; krytyczne zostają przy nim.
card-snapshot = Gdy wróg w Zasięgu 1 poleci, możesz go zaatakować tą kartą. Tych kości nie możesz zmieniać ani atakować ponownie w tej fazie.
card-squadleader = Akcja: wybierz przyjazny statek w Zasięgu 1–2 o niższej umiejętności pilota; może on wykonać darmową akcję.
card-swarmleader = Gdy atakujesz bronią podstawową, do dwóch innych przyjaciół, którzy mają obrońcę w polu rażenia w Zasięgu 1–3, może oddać po żetonie uniku; za każdy rzucasz dodatkową kością.
card-swarmtactics = Na początku fazy walki możesz na tę fazę użyczyć swojej umiejętności pilota przyjaznemu statkowi w Zasięgu 1.
card-trickshot = Gdy twój atak jest utrudniony, możesz rzucić dodatkową kością.
card-veteraninstincts = Twoja umiejętność pilota jest o dwa wyższa.
card-wingman = Na początku fazy walki inny przyjaciel w Zasięgu 1 traci żeton stresu.
card-wired = Dopóki masz stres, możesz przerzucić dowolnie wiele oczu, gdy atakujesz albo się bronisz.

## Nielegalne

card-blackmarketslicertools = Akcja: wybierz wroga ze stresem w Zasięgu 1–2 i rzuć kością ataku; trafienie albo trafienie krytyczne zamienia jeden jego żeton stresu w zakrytą kartę uszkodzeń.
card-burnoutslam = Możesz wykonać akcję SLAM; potem odrzuca się tę kartę.
card-cloakingdevice = Akcja: wykonaj za darmo akcję maskowania. Na koniec każdej rundy z maskowaniem rzuć kością ataku; oko oznacza, że karta przepada, a ty się demaskujesz albo tracisz żeton maskowania.
card-contrabandcybernetics = Gdy stajesz się aktywny w fazie aktywacji, możesz odrzucić tę kartę i wziąć żeton stresu: w tej rundzie możesz działać i wykonywać czerwone manewry mimo stresu.
card-deadmansswitch = Gdy twój statek zostanie zniszczony, każdy statek w Zasięgu 1 otrzymuje jedno uszkodzenie.
card-empdevice = W fazie walki możesz zamiast atakować odrzucić tę kartę; każdy statek w Zasięgu 1, ty także, dostaje dwa żetony jonów.
card-feedbackarray = W fazie walki zamiast atakować możesz wziąć żeton jonów i otrzymać uszkodzenie: jeden wróg w Zasięgu 1 otrzymuje uszkodzenie.
card-glitterstim = Na początku fazy walki możesz odrzucić tę kartę i wziąć żeton stresu: w tej rundzie możesz zmieniać wszystkie swoje oczy w trafienia albo uniki.
card-hotshotblaster = Atakuje we wszystkie strony; aby to zrobić, odrzuć tę kartę.
card-inertialdampeners = Gdy odkryjesz manewr, możesz odrzucić tę kartę i zostać w miejscu, jak w białym manewrze. Potem dostajesz żeton stresu.

## Rakiety

card-advhomingmissiles = Jeśli trafi, obrońca dostaje jedną odkrytą kartę uszkodzeń, cokolwiek pokazują kości.
card-assaultmissiles = Wydaj namierzenie obrońcy i odrzuć tę kartę. Trafienie zadaje też po jednym uszkodzeniu wszystkim innym statkom w Zasięgu 1 od obrońcy.
card-clustermissiles = Wymaga namierzenia celu; wydaj je i odrzuć tę kartę, aby zaatakować dwa razy.
card-concussionmissiles = Wydaj namierzenie obrońcy i odrzuć tę kartę. Możesz zmienić pustą ściankę w trafienie.
card-cruisemissiles = Musisz namierzać obrońcę; odrzuć tę kartę. Możesz rzucić tyloma dodatkowymi kośćmi, ile wynosi prędkość twojego manewru w tej rundzie, najwyżej czterema.
card-harpoonmissiles = Wymaga namierzenia celu; odrzuć tę kartę, aby zaatakować. Trafiony statek dostaje kartę Harpooned.
card-homingmissiles = Musisz namierzać obrońcę, ale zachowujesz namierzenie; odrzuć tę kartę. Obrońca nie może wydawać żetonów uniku.
card-ionpulsemissiles = Musisz namierzać obrońcę, ale zachowujesz namierzenie; odrzuć tę kartę. Jeśli trafi, obrońca otrzymuje jedno uszkodzenie i dwa żetony jonów, cokolwiek pokazują kości.
card-protonrockets = Musisz mieć żeton skupienia, ale go zachowujesz; odrzuć tę kartę. Możesz rzucić tyloma dodatkowymi kośćmi, ile wynosi twoja zwrotność, najwyżej trzema.
card-unguidedrockets = Wymaga żetonu skupienia. Tych kości nie zmienia nic poza wydanym przez ciebie żetonem skupienia.

## Modyfikacje

card-advancedcloakingdevice = Po swoim ataku możesz wykonać darmową akcję maskowania.
card-advancedslam = Po manewrze SLAM bez przeszkody i bez innego statku na drodze możesz wykonać darmową akcję ze swojego paska.
card-antipursuitlasers = Po manewrze wroga, w którym na ciebie wpadł, rzuć kością ataku; trafienie albo trafienie krytyczne to dla niego jedno uszkodzenie.
card-autothrusters = Gdy bronisz się poza polem rażenia atakującego albo dalej niż w Zasięgu 2, możesz zmienić pustą ściankę w unik. Tylko dla statków z dopalaczem.
card-bwinge2 = Masz miejsce na kartę załogi.
card-countermeasures = Na początku fazy walki możesz odrzucić tę kartę: w tej rundzie masz zwrotność o jeden większą i możesz zdjąć z siebie jedno namierzenie wroga.
card-engineupgrade = Możesz wykonywać akcję dopalacza.
card-experimentalinterface = Raz na rundę, po akcji, możesz za darmo wykonać akcję z jednego ze swoich rozwinięć. Potem dostajesz żeton stresu.
card-guidancechips = Raz na rundę możesz zmienić kość swojej torpedy albo rakiety w trafienie, a przy wartości broni podstawowej 3 lub więcej w trafienie krytyczne.
card-gyroscopictargeting = Na końcu fazy walki możesz obrócić swoje ruchome pole rażenia, jeśli w tej rundzie leciałeś z prędkością 3, 4 albo 5.
card-hullupgrade = O jeden punkt kadłuba więcej.
card-integratedastromech = Gdy dostajesz kartę uszkodzenia, możesz odrzucić swojego astromecha, żeby odrzucić ją bez skutku.
card-ionprojector = Po manewrze wroga, w którym na ciebie wpadł, rzuć kością ataku; trafienie albo trafienie krytyczne to dla niego żeton jonów.
card-lightweightframe = Gdy się bronisz i rzuciłeś mniej kośćmi niż atakujący, rzucasz jeszcze jedną kością obrony.
card-longrangescanners = Namierzasz statki w Zasięgu 3 i dalsze, a bliższych nigdy.
card-maneuveringfins = Gdy odkryjesz zwrot, możesz przestawić wskaźnik na skręt o tej samej prędkości w tę samą stronę.
card-munitionsfailsafe = Broń, którą odrzucasz, aby zaatakować, odrzuca się tylko wtedy, gdy atak trafi.
card-pulsedrayshield = Na początku fazy końcowej możesz wziąć żeton jonów i odzyskać osłonę.
card-servomotorsfoils = Otwarte: możesz wykonać beczkę, a bez stresu zwrot 3 jako czerwoną beczkę Tallona. Zamknięte: o kość mniej w ataku podstawowym, ale masz dopalacz, a skręt 2 jest zielony. Odwracasz na początku fazy aktywacji.
card-shieldupgrade = O jedną osłonę więcej.
card-smugglingcompartment = Możesz mieć kartę nielegalną i jeszcze jedną modyfikację za najwyżej 3 punkty.
card-stealthdevice = Zwrotność o jeden większa; odrzucasz, gdy trafi cię atak.
card-stygiumparticleaccelerator = Po akcji maskowania albo gdy się odmaskowujesz, możesz wykonać darmową akcję uniku.
card-tacticaljammer = Ataki wrogów na inne statki przez twoją podstawkę są utrudnione.
card-targetingcomputer = Możesz wykonywać akcję namierzania celu.
card-twinionenginemkii = Twoje skręty są zielone.
card-vectoredthrusters = Możesz wykonywać akcję beczki.

## Astromechy z odzysku

card-genius = Po odkrytym manewrze, jeśli nie zahaczyłeś o statek, możesz zrzucić bombę, którą zrzuca się przy odkryciu wskaźnika.
card-overclockedr4 = W fazie walki, gdy wydajesz żeton skupienia, możesz wziąć żeton stresu, żeby dostać nowy żeton skupienia.
card-r4agromech = Gdy wydasz żeton skupienia w ataku, możesz namierzyć obrońcę.
card-r4b11 = Gdy atakujesz, możesz wydać swoje namierzenie obrońcy: przerzuca on wybrane przez ciebie kości obrony.
card-r5tk = Możesz namierzać i atakować przyjaciół.
card-salvagedastromech = Gdy dostajesz odkrytą kartę uszkodzenia dotyczącą statku, możesz ją odrzucić bez skutku; potem ta karta zostaje odrzucona.
card-unhingedastromech = Twoje manewry o prędkości 3 są zielone.

## Systemy

card-accuracycorrector = Gdy w twoim ataku zmienia się kości, możesz zamienić wszystkie swoje wyniki na dwa trafienia, których już nic nie zmieni.
card-advancedsensors = Tuż przed odkryciem wskaźnika możesz wykonać darmową akcję; wtedy pomijasz w tej rundzie swój krok wykonania akcji.
card-advtargetingcomputer = Gdy atakujesz bronią podstawową statek, który namierzasz, możesz dodać trafienie krytyczne. Wtedy w tym ataku nie możesz wydawać namierzeń.
card-collisiondetector = Możesz wykonywać dopalacz, beczkę i demaskowanie przez przeszkody i na nie. Trafienia krytyczne rzucone za przeszkody nic ci nie robią.
card-electronicbaffle = Żeton stresu albo jonów możesz zrzucić od razu, gdy go dostajesz, za jedno uszkodzenie.
card-enhancedscopes = W fazie aktywacji twoja umiejętność pilota liczy się jako 0.
card-firecontrolsystem = Po swoim ataku możesz namierzyć obrońcę.
card-sensorjammer = Gdy się bronisz, możesz zmienić jedno trafienie atakującego w oko, którego nie można przerzucić.
card-thrustcorrector = Broniąc się z najwyżej trzema żetonami stresu, możesz wziąć jeden; twoje kości zastępuje jeden unik i nie można ich już zmieniać.

## Technika

card-advancedoptics = Nigdy nie masz więcej niż jednego żetonu skupienia i zachowujesz go w fazie końcowej.
card-commrelay = Możesz mieć najwyżej jeden żeton uniku i zachowujesz go w fazie końcowej.
card-patternanalyzer = Gdy wykonujesz manewr, możesz sprawdzić stres pilota po akcji zamiast przed nią.
card-primedthrusters = Z jednym albo dwoma żetonami stresu nadal możesz wykonywać dopalacz i beczkę.
card-sensorcluster = Gdy się bronisz, możesz wydać żeton skupienia, aby zmienić pustą ściankę w unik.
card-weaponsguidance = Gdy atakujesz, możesz wydać żeton skupienia, aby zmienić pustą ściankę w trafienie.

## Tytuły

card-adaptiveailerons = Zanim odkryjesz wskaźnik, jeśli nie masz stresu, musisz wykonać biały skręt 1 albo manewr na wprost 1.
card-allianceoverhaul = Twoja broń podstawowa może rzucić dodatkową kością z podstawowego pola rażenia; z pomocniczego możesz zmienić oko w trafienie krytyczne.
card-andrasta = Masz miejsce na dwie dodatkowe karty bomb.
card-awingtestpilot = Masz miejsce na jeszcze jedną kartę elity, ale nie dwa razy taką samą. Dla umiejętności pilota 2 i wyższej.
card-blackone = Po dopalaczu albo beczce możesz zdjąć jedno namierzenie wroga z siebie albo z przyjaznego statku w Zasięgu 1.
card-btla4ywing = Nie atakujesz niczego poza swoim polem rażenia. Po ataku bronią podstawową możesz zaatakować wieżyczką.
card-concorddawnprotector = Gdy atakuje cię statek w Zasięgu 1 i oba jesteście nawzajem w swoich polach rażenia, dodajesz unik.
card-crossfireformation = Gdy się bronisz, a inny przyjaciel z Ruchu Oporu jest w Zasięgu 1–2 od atakującego, możesz dodać oko.
card-dauntless = Po manewrze, w którym wpadasz na inny statek, możesz wykonać darmową akcję; potem dostajesz żeton stresu.
card-enforcer = Po twojej obronie atakujący dostaje żeton stresu, jeśli jest w twoim celowniku.
card-firstordervanguard = Możesz przerzucić kość ataku, jeśli obrońca jest jedynym statkiem w twoim polu rażenia w Zasięgu 1–3. Gdy się bronisz, możesz odrzucić tę kartę, żeby przerzucić wszystkie kości obrony.
card-havoc = Masz miejsce na kartę systemu i unikatowego astromecha z odzysku, ale nie na załogę.
card-heavyscykinterceptor = Masz miejsce na kartę działa, torped albo rakiet i o jeden punkt kadłuba więcej.
card-houndstooth = Gdy twój statek zostaje zniszczony, ale nie gdy ucieka, możesz wypuścić Nashtah Pup: wykonuje on manewr od przednich albo tylnych wypustek i w tej rundzie nie atakuje.
card-ig2000 = Masz też zdolności pilotów wszystkich innych przyjaciół z tym tytułem.
card-lightscykinterceptor = Twoje skręty są zielone, ale wszystkie karty uszkodzeń dostajesz odkryte i nie nosisz modyfikacji.
card-millenniumfalcon = Możesz wykonywać akcję uniku.
card-millenniumfalcon-swx57 = Po skręcie o prędkości 3, jeśli z nikim się nie stykasz i nie masz stresu, możesz wziąć żeton stresu, aby obrócić statek o 180°.
card-misthunter = Możesz wykonywać akcję beczki. Musisz mieć kartę Tractor Beam, za jej cenę.
card-moldycrow = Zachowujesz żetony skupienia w fazie końcowej.
card-outrider = Dopóki masz działko, strzela ono we wszystkie strony, a bronią podstawową nie możesz atakować.
card-pivotwing = Strona ataku: zwrotność o jeden większa. Strona lądowania: gdy odkryjesz postój, możesz obrócić statek o 180°. Po każdym manewrze możesz odwrócić tę kartę.
card-punishingone = Twoja broń podstawowa rzuca dodatkową kością.
card-royalguardtie = Możesz mieć dwie modyfikacje, ale nie dwa razy taką samą. Dla umiejętności pilota 5 i wyższej.
card-sabinesmasterpiece = Masz miejsce na kartę załogi i kartę nielegalną.
card-shadowcaster = Po swoim ataku, który trafił statek w twoim ruchomym polu rażenia w Zasięgu 1–2, możesz dać mu żeton promienia ściągającego.
card-slavei = Masz miejsce na kartę torped.
card-specialopstraining = Gdy atakujesz bronią podstawową z podstawowego pola rażenia, możesz rzucić dodatkową kością; jeśli tego nie zrobisz, możesz zaatakować jeszcze raz z pomocniczego pola.
card-st321 = Możesz namierzyć każdego wroga, choćby najdalszego.
card-tied = Raz na rundę, po ataku działem za 3 punkty lub mniej, możesz zaatakować bronią podstawową.
card-tieshuttle = Masz miejsce na dwie karty załogi za najwyżej 4 punkty, ale nie na torpedy, rakiety i bomby.
card-tiev1 = Gdy namierzysz cel, możesz za darmo wykonać akcję uniku.
card-tiex1 = Masz miejsce na kartę systemu, która kosztuje cztery punkty mniej, ale nie mniej niż zero.
card-tiex7 = Po manewrze o prędkości 3, 4 albo 5, bez przeszkody i bez innego statku na drodze, możesz wykonać darmową akcję uniku.
card-vaksai = Możesz mieć trzy modyfikacje, każdą inną, a każde twoje rozwinięcie kosztuje punkt mniej, ale nie mniej niż zero.
card-virago = Masz miejsce na kartę systemu i kartę nielegalną. Dla umiejętności pilota 4 i wyższej.

## Torpedy

card-advprotontorpedoes = Wydaj namierzenie obrońcy i odrzuć tę kartę. Możesz zmienić do trzech pustych ścianek w oczy.
card-bombloadout = Masz miejsce na kartę bomb.
card-extramunitions = Twoje torpedy, rakiety i bomby zaczynają z żetonem amunicji. Gdy masz którąś odrzucić, możesz zamiast niej odrzucić jej żeton.
card-flechettetorpedoes = Wydaj namierzenie obrońcy i odrzuć tę kartę. Po ataku obrońca o kadłubie 4 lub mniejszym dostaje żeton stresu.
card-iontorpedoes = Jeśli trafi, obrońca i każdy statek w Zasięgu 1 od niego dostają żeton jonów.
card-plasmatorpedoes = Wydaj namierzenie obrońcy i odrzuć tę kartę. Jeśli trafi, po zadaniu uszkodzeń obrońca traci osłonę.
card-protontorpedoes = Wydaj namierzenie obrońcy i odrzuć tę kartę. Możesz zmienić jedno oko w trafienie krytyczne.
card-renegaderefit = Możesz mieć dwie modyfikacje, ale nie dwa razy taką samą, a każda twoja karta elity kosztuje punkt mniej, ale nie mniej niż zero.

## Wieżyczki

card-autoblasterturret = Atakuje we wszystkie strony. Kości obrony nie mogą anulować twoich trafień.
card-blasterturret = Atakuje we wszystkie strony; aby to zrobić, wydaj żeton skupienia.
card-dorsalturret = Strzela we wszystkie strony, w Zasięgu 1 z dodatkową kością.
card-ioncannonturret = Atakuje we wszystkie strony. Jeśli trafi, obrońca otrzymuje jedno uszkodzenie i żeton jonów, cokolwiek pokazują kości.
card-syncedturret = Strzela we wszystkie strony i nie zużywa namierzenia. Jeśli obrońca jest w twoim podstawowym polu rażenia, możesz przerzucić tyle kości, ile ma twoja broń podstawowa.
card-twinlaserturret = Atakuje dwa razy, we wszystkie strony. Każdy atak, który trafi, zadaje jedno uszkodzenie, cokolwiek pokazują kości.

## Stany

card-harpooned = Trafienie krytyczne w ciebie rani każdy inny statek w Zasięgu 1, potem dostajesz kartę uszkodzenia i stan znika. Twój koniec rani każdy statek w Zasięgu 1. Akcja: rzuć kością i zdejmij stan; trafienie to uszkodzenie.
card-illshowyouthedarkside = Kto ci to dał, może wybrać z talii kartę uszkodzenia pilota. Następne uszkodzenie krytyczne, które zada ci atak, będzie tą kartą, z osłonami czy bez; potem stan znika.
card-suppressivefire = Rzucasz o kość ataku mniej przeciw każdemu poza statkiem, który ci to dał. Stan znika, gdy go zaatakujesz, gdy zostanie zniszczony albo gdy faza walki kończy się bez jego ataku.

## Uszkodzenia

card-blinded-pilot = Nie możesz atakować. Karta zostaje zakryta po twojej następnej okazji do ataku.
card-console-fire = Na początku fazy walki rzuć kością ataku; trafienie to jedno uszkodzenie. Akcja: zakryj tę kartę.
card-damaged-cockpit = Od następnej rundy twoja umiejętność pilota to 0.
card-damaged-engine = Twoje zwroty są czerwone.
card-damaged-sensor-array = Możesz wykonywać tylko akcje z kart uszkodzeń. Akcja: rzuć kością ataku; trafienie albo trafienie krytyczne zakrywa tę kartę.
card-direct-hit = Liczy się jako dwie karty uszkodzeń.
card-loose-stabilizer = Po białym manewrze dostajesz żeton stresu. Akcja: zakryj tę kartę.
card-major-explosion = Od razu rzuć kością ataku; trafienie to jedno uszkodzenie krytyczne. Potem karta zostaje zakryta.
card-major-hull-breach = Od następnej rundy twoje karty uszkodzeń przychodzą odkryte. Akcja: zakryj tę kartę.
card-shaken-pilot = Nie możesz ustawiać na wskaźniku manewrów na wprost. Karta zostaje zakryta, gdy odkryjesz wskaźnik.
card-structural-damage = Zwrotność o jeden mniejsza. Akcja: rzuć kością ataku; trafienie albo trafienie krytyczne zakrywa tę kartę.
card-stunned-pilot = Po manewrze, po którym stykasz się ze statkiem albo stoisz na przeszkodzie, otrzymujesz jedno uszkodzenie.
card-thrust-control-fire = Od razu dostajesz żeton stresu; potem karta zostaje zakryta.
card-weapons-failure = Rzucasz o kość ataku mniej. Akcja: rzuć kością ataku; trafienie albo trafienie krytyczne zakrywa tę kartę.

## Ładunki

card-bomblet = Wybucha na koniec fazy aktywacji: każdy statek w Zasięgu 1 rzuca dwiema kośćmi ataku i otrzymuje to, co wypadnie.
card-cluster-mine = Wybucha, gdy statek po niej przeleci albo na niej stanie: rzuca on dwiema kośćmi ataku i otrzymuje po jednym uszkodzeniu za każde trafienie i trafienie krytyczne.
card-conner-net = Wybucha, gdy statek po niej przeleci albo na niej stanie: otrzymuje on jedno uszkodzenie i dwa żetony jonów i nie ma akcji.
card-ion-bomb = Wybucha na koniec fazy aktywacji: każdy statek w Zasięgu 1 dostaje dwa żetony jonów.
card-proton-bomb = Wybucha na koniec fazy aktywacji: każdy statek w Zasięgu 1 dostaje odkrytą kartę uszkodzenia, z osłonami czy bez.
card-proximity-mine = Wybucha, gdy statek po niej przeleci albo na niej stanie: rzuca on trzema kośćmi ataku i otrzymuje to, co wypadnie.
card-seismic-charge = Wybucha na koniec fazy aktywacji: każdy statek w Zasięgu 1 otrzymuje jedno uszkodzenie.
card-thermal-detonator = Wybucha na koniec fazy aktywacji: każdy statek w Zasięgu 1 otrzymuje jedno uszkodzenie i żeton stresu.
