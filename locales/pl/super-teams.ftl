# Super Teams.

super-teams-name = Super Teams

## Nazwy. Atrybut to inna forma nazwy: `.accusative` statku to w zdaniu `$ship-accusative`.
## Sama nazwa stoi na początku zdania albo w spisie, dlatego zaczyna się wielką literą.

super-teams-ship-x-wing = X-wing
    .accusative = X-winga
    .genitive = X-winga
    .instrumental = X-wingiem
super-teams-ship-millennium-falcon = Sokół Millennium
    .accusative = Sokoła Millennium
    .genitive = Sokoła Millennium
    .instrumental = Sokołem Millennium
super-teams-ship-star-destroyer = Gwiezdny Niszczyciel
    .accusative = Gwiezdny Niszczyciel
    .genitive = Gwiezdnego Niszczyciela
    .instrumental = Gwiezdnym Niszczycielem
super-teams-ship-death-star = Gwiazda Śmierci
    .accusative = Gwiazdę Śmierci
    .genitive = Gwiazdy Śmierci
    .instrumental = Gwiazdą Śmierci
super-teams-ship-tie-fighter = Myśliwiec TIE
    .accusative = myśliwiec TIE
    .genitive = myśliwca TIE
    .instrumental = myśliwcem TIE
super-teams-ship-tie-advanced = Myśliwiec TIE Advanced
    .accusative = myśliwiec TIE Advanced
    .genitive = myśliwca TIE Advanced
    .instrumental = myśliwcem TIE Advanced
super-teams-ship-jedi-starfighter = Jedi Starfighter
    .accusative = Jedi Starfighter
    .genitive = Jedi Starfightera
    .instrumental = Jedi Starfighterem
super-teams-ship-tantive-iv = Tantive IV
    .accusative = Tantive IV
    .genitive = Tantive IV
    .instrumental = Tantive IV

super-teams-colour-red = czerwony
    .card = czerwona
    .card-accusative = czerwoną
    .cards = czerwone
super-teams-colour-green = zielony
    .card = zielona
    .card-accusative = zieloną
    .cards = zielone
super-teams-colour-black = czarny
    .card = czarna
    .card-accusative = czarną
    .cards = czarne
super-teams-colour-yellow = żółty
    .card = żółta
    .card-accusative = żółtą
    .cards = żółte

super-teams-card =
    { $value ->
        [1] { $colour-card } jedynka
        [2] { $colour-card } dwójka
        [3] { $colour-card } trójka
        [4] { $colour-card } czwórka
        [5] { $colour-card } piątka
        [6] { $colour-card } szóstka
       *[other] { $colour-card } { $value }
    }
    .accusative =
        { $value ->
            [1] { $colour-card-accusative } jedynkę
            [2] { $colour-card-accusative } dwójkę
            [3] { $colour-card-accusative } trójkę
            [4] { $colour-card-accusative } czwórkę
            [5] { $colour-card-accusative } piątkę
            [6] { $colour-card-accusative } szóstkę
           *[other] { $colour-card-accusative } { $value }
        }

super-teams-bonus-evasive-maneuver = Manewr omijania
super-teams-bonus-expert-pilot = Doświadczony pilot
super-teams-bonus-light-speed = Prędkość światła
super-teams-bonus-acceleration = Przyspieszenie
super-teams-bonus-tow = Holowanie

super-teams-kind-start = planeta startowa
super-teams-kind-normal = zwykłe pole
super-teams-kind-bonus = pole z bonusem
super-teams-kind-hyperspace = hiperprzestrzeń
super-teams-kind-asteroid = pas asteroid
super-teams-kind-maw = czarna dziura
super-teams-kind-final = planeta finałowa

super-teams-pile-movement = stos kart ruchu
super-teams-pile-bonus = stos kart bonusu

super-teams-source-pile = ze stosu
super-teams-source-planet = z planety finałowej

## Co się dzieje.

super-teams-event-first-player = { $seat } zaczyna.
super-teams-event-planet-laid =
    { $count ->
        [one] Na planecie finałowej czeka { $count } karta bonusu.
        [few] Na planecie finałowej czekają { $count } karty bonusu.
        [many] Na planecie finałowej czeka { $count } kart bonusu.
       *[other] Na planecie finałowej czeka { $count } karty bonusu.
    }
super-teams-event-renewed =
    { $count ->
        [one] Jest nowy { $pile }: { $count } karta.
        [few] Jest nowy { $pile }: { $count } karty.
        [many] Jest nowy { $pile }: { $count } kart.
       *[other] Jest nowy { $pile }: { $count } karty.
    }
super-teams-event-round-begins = Nowa runda! { $seat } zaczyna.
super-teams-event-dealt = { $seat } dostaje karty: { $cards }.
super-teams-event-dealt-hidden =
    { $count ->
        [one] { $seat } dostaje { $count } kartę.
        [few] { $seat } dostaje { $count } karty.
        [many] { $seat } dostaje { $count } kart.
       *[other] { $seat } dostaje { $count } karty.
    }
super-teams-event-played =
    { $joker ->
        [none] { $seat } zagrywa { $card-accusative } na { $ship-accusative }.
       *[other] { $seat } zagrywa { $card-accusative } na { $ship-accusative }. To dżoker: liczy się jako { $joker-card }.
    }
super-teams-event-bonus-played = { $seat } zagrywa kartę „{ $bonus }” na { $ship-accusative }.
super-teams-event-passed = { $seat } nic nie zagrywa na { $ship-accusative }.
super-teams-event-moved =
    { $from ->
        [0] { $ship } leci z planety startowej na pole { $to }.
       *[other] { $ship } leci z pola { $from } na pole { $to }.
    }
super-teams-event-thrown-back = Czarna dziura na polu { $from } cofa { $ship-accusative } na pole { $to }.
super-teams-event-evaded = { $ship } omija czarną dziurę na polu { $from } i leci dalej na pole { $to }.
super-teams-event-side-taken = { $seat } wybiera stronę dla { $ship-genitive }: { $kind }.
super-teams-event-towed =
    { $from ->
        [0] { $ship } leci na holu za { $by-instrumental } z planety startowej na pole { $to }.
       *[other] { $ship } leci na holu za { $by-instrumental } z pola { $from } na pole { $to }.
    }
super-teams-event-drew = { $seat } dobiera { $from }: { $bonus }.
super-teams-event-drew-hidden =
    { $count ->
        [one] { $seat } dobiera { $from } { $count } kartę bonusu.
        [few] { $seat } dobiera { $from } { $count } karty bonusu.
        [many] { $seat } dobiera { $from } { $count } kart bonusu.
       *[other] { $seat } dobiera { $from } { $count } karty bonusu.
    }
super-teams-event-nothing-to-draw = { $seat } nie dobiera karty bonusu, bo już ich nie ma.
super-teams-event-home = { $ship } dociera na planetę finałową!
super-teams-event-jokers = Od teraz wszystkie { $colour-cards } karty to dżokery!

## Na co czeka gra.

super-teams-phase-first = Kto zaczyna? Zdecyduje los.
super-teams-phase-planet = Zaraz na planecie finałowej pojawią się karty bonusu.
super-teams-phase-deal = { $seat } zaraz dostanie nowe karty.
super-teams-phase-play = { $seat } zagrywa kartę i przesuwa statek.
super-teams-phase-boost = { $seat } może zagrać na { $ship-accusative } kartę „{ super-teams-bonus-light-speed }”, „{ super-teams-bonus-acceleration }” lub „{ super-teams-bonus-expert-pilot }”.
super-teams-phase-evade = { $ship } wpada w czarną dziurę! { $seat } może zagrać kartę „{ super-teams-bonus-evasive-maneuver }”.
super-teams-phase-side = { $seat } wybiera dla { $ship-genitive } stronę podwójnego pola.
super-teams-phase-draw = { $seat } zaraz dobierze kartę bonusu.
super-teams-phase-planet-draw = { $seat } zaraz dobierze karty bonusu z planety finałowej.
super-teams-phase-tow = { $seat } może zagrać kartę „{ super-teams-bonus-tow }” na { $ship-accusative }.
super-teams-phase-over = Koniec gry.

## Czego nie można i dlaczego.

super-teams-refused-another-draw-is-asked = Teraz trzeba wylosować coś innego.
super-teams-refused-bonus-not-in-hand = Nie masz tej karty bonusu.
super-teams-refused-card-already-announced = Karta i statek są już wybrane.
super-teams-refused-card-not-in-hand = Nie masz tej karty.
super-teams-refused-chance-comes-first = Chwileczkę: najpierw losujemy karty.
super-teams-refused-choose-a-side-first = Najpierw wybierz stronę podwójnego pola.
super-teams-refused-colour-all-home = Oba statki w tym kolorze są już na mecie. Wybierz inny statek.
super-teams-refused-must-play-a-card = Musisz zagrać kartę. Nikt nie może opuścić kolejki.
super-teams-refused-no-chance-now = Teraz nic się nie losuje ani nie rozdaje.
super-teams-refused-no-side-to-choose = Teraz nie ma strony do wyboru.
super-teams-refused-no-such-cards-there = Tego nie można tu wylosować.
super-teams-refused-no-such-side = To pole nie ma takiej strony.
super-teams-refused-no-window-open = Na karty bonusu przyjdzie czas. Najpierw zagraj kartę ruchu.
super-teams-refused-not-in-the-maw = „{ super-teams-bonus-evasive-maneuver }” pomaga tylko statkowi, który wpadł w czarną dziurę.
super-teams-refused-not-on-a-calm-space = „{ super-teams-bonus-light-speed }” działa tylko z planety startowej, ze zwykłego pola albo z pola z bonusem.
super-teams-refused-not-on-asteroids = „{ super-teams-bonus-expert-pilot }” pomaga tylko statkowi, który rusza z pasa asteroid.
super-teams-refused-not-your-turn = To jeszcze nie Twoja kolej.
super-teams-refused-on-asteroids = „{ super-teams-bonus-acceleration }” nie działa w pasie asteroid.
super-teams-refused-only-evasive-maneuver-now = W czarnej dziurze pomaga tylko „{ super-teams-bonus-evasive-maneuver }”.
super-teams-refused-only-tow-after-an-opponent = Przeciwnik wyprzedził Twój statek: teraz pomaga tylko „{ super-teams-bonus-tow }”.
super-teams-refused-ship-is-home = Ten statek jest już na mecie i tam zostaje.
super-teams-refused-ship-not-in-play = Ten statek nie bierze udziału w grze.
super-teams-refused-ship-of-an-opponent = To statek przeciwnika. Karty bonusu są tylko dla Twojego drużyny.
super-teams-refused-ship-of-another-colour = Ten statek ma inny kolor niż Twoja karta.
super-teams-refused-somebody-else-is-asked = Najpierw decyduje ktoś inny.
super-teams-refused-the-mover-chooses-the-side = Stronę wybiera ten, kto przesunął statek.
super-teams-refused-the-other-ship-must-move = Ten statek jest już na mecie. Przesuń drugi statek w tym kolorze.
super-teams-refused-tow-only-after-an-opponent = „{ super-teams-bonus-tow }” działa tylko wtedy, gdy przeciwnik wyprzedzi Twój statek.
