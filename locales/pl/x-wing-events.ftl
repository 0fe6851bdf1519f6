# X-Wing: co się dzieje, na co czeka gra, jak się co nazywa, i słowa na rysunku.

x-wing-event-roller = { $side } rzuca o inicjatywę.
x-wing-event-initiative = Inicjatywa: { $side }.
x-wing-event-obstacle-placed = Na stole pojawia się przeszkoda.
x-wing-event-set-aside = Nie ma na to miejsca: { $seat } to odkłada.
x-wing-event-edge-chosen = { $side } startuje od krawędzi: { $edge }.
x-wing-event-deployed = { $ship } staje na stole.
x-wing-event-round-begins = Zaczyna się runda { $round }.
x-wing-event-phase-begins = { $phase }.
x-wing-event-dialled = { $ship }: na wskaźniku jest { $maneuver }.
x-wing-event-dialled-hidden = { $ship }: wskaźnik jest ustawiony.
x-wing-event-committed = { $seat }: wszystko gotowe.
x-wing-event-withdrew = { $seat } chce jeszcze pomyśleć.
x-wing-event-revealed = { $ship } odkrywa wskaźnik: { $maneuver }.
x-wing-event-imposed = { $ship } ma stres i musi lecieć inaczej: { $maneuver }.
x-wing-event-looked-at = { $ship } podgląda wskaźnik: { $target }.
x-wing-event-dial-guessed = { $ship } zgaduje, co jest na wskaźniku: { $target }, { $maneuver }.
x-wing-event-turned-over = { $ship } odwraca kartę na drugą stronę: { $card }.
x-wing-event-side-picked = { $ship } ma wybraną stronę karty: { $card }.
x-wing-event-turned-up = { $ship } odkrywa kartę uszkodzenia: { $card }.
x-wing-event-instead = { $ship } leci inaczej, niż pokazał wskaźnik: { $maneuver }.
x-wing-event-moved = { $ship } leci: { $maneuver }.
x-wing-event-touched = { $ship } wpada na inny statek: { $other }. Teraz się stykają.
x-wing-event-parted = { $ship } i { $other } już się nie stykają.
x-wing-event-scanned = { $ship } skanuje znacznik { $marker }.
x-wing-event-left = { $ship } wylatuje zgodnie z planem!
x-wing-event-fled = { $ship } wylatuje poza stół.
x-wing-event-met = { $ship } wpada na przeszkodę { $obstacle }.
x-wing-event-cargo-dropped = { $ship } wyrzuca towar, który odtąd jest przeszkodą { $obstacle }.
x-wing-event-obstacle-gone = Przeszkoda { $obstacle } znika.
x-wing-event-dropped = { $ship } zrzuca ładunek: { $device }.
x-wing-event-lost = Ładunek spada ze stołu: { $device }.
x-wing-event-detonated = { $device } wybucha!
x-wing-event-stressed = { $ship } dostaje żeton stresu.
x-wing-event-focused = { $ship } dostaje żeton skupienia.
x-wing-event-evasive = { $ship } dostaje żeton uniku.
x-wing-event-cloaked = { $ship } dostaje żeton maskowania i znika z oczu.
x-wing-event-tractored = { $ship } dostaje żeton promienia ściągającego.
x-wing-event-disarmed = { $ship } dostaje żeton rozbrojenia i nie może atakować.
x-wing-event-jammed = { $ship } dostaje żeton zakłóceń.
x-wing-event-reinforced = { $ship } wzmacnia jeden koniec: { $end }.
x-wing-event-reinforce-spent = { $ship } zużywa żeton wzmocnienia.
x-wing-event-arc-turned = { $ship } obraca pole rażenia: { $facing }.
x-wing-event-token-lost = { $ship } traci żeton: { $token }.
x-wing-event-spent = { $ship } wydaje żeton: { $token }.
x-wing-event-lock-passed = { $ship } przekazuje namierzanie celu { $target }. Przejmuje je { $other }.
x-wing-event-shield-recovered = { $ship } odzyskuje osłonę.
x-wing-event-recovered = { $ship } może znów używać karty: { $card }.
x-wing-event-calmed = { $ship } traci żeton stresu.
x-wing-event-ionized = { $ship } dostaje żeton jonów.
x-wing-event-decloaked = { $ship } się demaskuje i znów jest na widoku.
x-wing-event-no-decloak = { $ship } nie ma tam miejsca, by się zdemaskować: { $way }.
x-wing-event-deionized = { $ship } traci żetony jonów.
x-wing-event-action-skipped = { $ship } nie ma tym razem akcji.
x-wing-event-acted =
    { $free ->
        [true] { $ship } wykonuje darmową akcję: { $action }.
       *[other] { $ship } wykonuje akcję: { $action }.
    }
x-wing-event-struck = { $ship } nie może tego zrobić: { $action }.
x-wing-event-shifted = { $ship } przesuwa się na nowe miejsce.
x-wing-event-locked = { $ship } namierza cel: { $target }.
x-wing-event-unlocked = { $ship } nie namierza już celu: { $target }.
x-wing-event-fights = { $ship } może atakować.
x-wing-event-no-opportunity = { $ship } nie ma tym razem okazji do ataku.
x-wing-event-attacked =
    { $obstructed ->
        [true] { $attacker } atakuje! Cel: { $defender }, { $weapon }, zasięg { $range }, obok przeszkody.
       *[other] { $attacker } atakuje! Cel: { $defender }, { $weapon }, zasięg { $range }.
    }
x-wing-event-rolled = { $ship } rzuca ({ $die }): { $dice }.
x-wing-event-used = { $ship } używa: { $card }.
x-wing-event-rerolled = { $ship } rzuca jeszcze raz. Było: { $from }. Jest: { $to }.
x-wing-event-modified = Kości teraz. Atak: { $attack }. Obrona: { $defense }.
x-wing-event-compared = Zostaje. Trafienia: { $hits }. Trafienia krytyczne: { $criticals }.
x-wing-event-hit = { $ship }: trafienie!
x-wing-event-missed = { $ship }: pudło.
x-wing-event-shield-lost = { $ship } traci osłonę.
x-wing-event-damaged = { $ship } dostaje zakrytą kartę uszkodzenia.
x-wing-event-dealt = { $ship } dostaje odkrytą kartę uszkodzenia: { $card }.
x-wing-event-marked = { $ship } dostaje znacznik uszkodzenia.
x-wing-event-unmarked = { $ship } zamienia znacznik na kartę uszkodzenia.
x-wing-event-flipped = { $ship } zakrywa kartę uszkodzenia: { $card }.
x-wing-event-reshuffled = Talia uszkodzeń jest złożona od nowa.
x-wing-event-discarded = { $ship } odrzuca kartę: { $card }.
x-wing-event-assigned = { $ship } dostaje kartę stanu: { $card }.
x-wing-event-condition-removed = { $ship } pozbywa się karty stanu: { $card }.
x-wing-event-doomed = { $ship } zaraz zniknie, ale może jeszcze raz zaatakować.
x-wing-event-destroyed = { $ship } jest zniszczony!
x-wing-event-wreckage = Karty uszkodzeń ({ $ship }): { $cards }.
x-wing-event-ordnance-spent = { $ship } odrzuca żeton amunicji i zachowuje kartę: { $card }.
x-wing-event-guessed = { $ship } zgaduje, ile wypadnie uników: { $number }.
x-wing-event-named = { $ship } zapowiada wynik przed rzutem: { $dice }.
x-wing-event-altered = Kość statku { $ship } zostaje obrócona na stałe. Było: { $from }. Jest: { $to }.
x-wing-event-picked = Wybrana karta uszkodzenia ({ $ship }): { $card }. Odrzucone: { $cards }.
x-wing-event-searched = Odłożona karta uszkodzenia ({ $ship }): { $card }.
x-wing-event-tokens-removed = Żetony skupienia i uniku schodzą ze stołu.
x-wing-event-other = Coś się dzieje ({ $name }).

x-wing-phase-chance = Teraz decydują kości albo karty uszkodzeń.
x-wing-phase-initiative = { $seat } mówi, kto ma inicjatywę.
x-wing-phase-obstacles = { $seat } kładzie przeszkodę.
x-wing-phase-edge = { $seat } wybiera krawędź stołu.
x-wing-phase-forces = { $seat } stawia statek.
x-wing-phase-planning = { $seat } może w tajemnicy ustawiać wskaźniki.
x-wing-phase-decloak = { $seat } wybiera zamaskowany statek.
x-wing-phase-decloaking = { $seat } może zdemaskować statek: { $ship }.
x-wing-phase-activation = { $seat } wybiera statek, który teraz leci.
x-wing-phase-activating = { $seat } wybiera manewr dla zestresowanego statku: { $ship }.
x-wing-phase-sliding = { $seat } mówi, gdzie kończy się beczka: { $ship }.
x-wing-phase-acting = { $seat } może wykonać akcję: { $ship }.
x-wing-phase-rolling = { $seat } mówi, gdzie statek staje: { $ship }.
x-wing-phase-combat = { $seat } wybiera statek, który teraz atakuje.
x-wing-phase-fighting = { $seat } może atakować: { $ship }.
x-wing-phase-window = { $seat } może użyć karty albo żetonu.
x-wing-phase-sprung = { $seat } mówi, który statek wpada na minę.
x-wing-phase-detonations = { $seat } mówi, która bomba wybucha następna.
x-wing-phase-other = { $seat } musi wybrać.
x-wing-phase-over = Gra jest skończona.

x-wing-maneuver =
    { $speed ->
        [0] { $bearing }
       *[other] { $bearing }, prędkość { $speed }
    }
x-wing-bearing-straight = na wprost
x-wing-bearing-bank-left = skręt w lewo
x-wing-bearing-bank-right = skręt w prawo
x-wing-bearing-turn-left = zwrot w lewo
x-wing-bearing-turn-right = zwrot w prawo
x-wing-bearing-koiogran = Koiogran
x-wing-bearing-segnor-left = pętla Segnora w lewo
x-wing-bearing-segnor-right = pętla Segnora w prawo
x-wing-bearing-tallon-left = beczka Tallona w lewo
x-wing-bearing-tallon-right = beczka Tallona w prawo
x-wing-bearing-reverse-straight = na wprost do tyłu
x-wing-bearing-reverse-bank-left = skręt do tyłu w lewo
x-wing-bearing-reverse-bank-right = skręt do tyłu w prawo
x-wing-bearing-stationary = postój

x-wing-face-blank =
    { $count ->
        [one] { $count } pusta ścianka
        [few] { $count } puste ścianki
       *[many] { $count } pustych ścianek
    }
x-wing-face-focus =
    { $count ->
        [one] { $count } oko
        [few] { $count } oczy
       *[many] { $count } oczu
    }
x-wing-face-hit =
    { $count ->
        [one] { $count } trafienie
        [few] { $count } trafienia
       *[many] { $count } trafień
    }
x-wing-face-critical =
    { $count ->
        [one] { $count } trafienie krytyczne
        [few] { $count } trafienia krytyczne
       *[many] { $count } trafień krytycznych
    }
x-wing-face-evade =
    { $count ->
        [one] { $count } unik
        [few] { $count } uniki
       *[many] { $count } uników
    }
x-wing-die-attack = czerwone kości
x-wing-die-defense = zielone kości

x-wing-action-focus = skupienie
x-wing-action-evade = unik
x-wing-action-target-lock = namierzenie celu ({ $target })
x-wing-action-barrel-roll = beczka w { $side }
x-wing-action-bank-roll = beczka { $way }, wzdłuż skrętu
x-wing-action-boost = dopalacz ({ $bearing })
x-wing-action-scan = skanowanie znacznika
x-wing-action-cloak = maskowanie
x-wing-action-reload = przeładowanie
x-wing-action-card = { $card }
x-wing-action-other-of = { $card }: zdjęcie żetonu
x-wing-side-left = lewo
x-wing-side-right = prawo
x-wing-way-left = w lewo
x-wing-way-right = w prawo
x-wing-way-ahead = do przodu
x-wing-way-left-fore = w lewo i do przodu
x-wing-way-left-aft = w lewo i do tyłu
x-wing-way-right-fore = w prawo i do przodu
x-wing-way-right-aft = w prawo i do tyłu
x-wing-way-ahead-left = do przodu w lewo
x-wing-way-ahead-right = do przodu w prawo
x-wing-edge-north = północ
x-wing-edge-east = wschód
x-wing-edge-south = południe
x-wing-edge-west = zachód
x-wing-step-planning = Faza planowania
x-wing-step-activation = Faza aktywacji
x-wing-step-combat = Faza walki
x-wing-step-end = Faza końcowa

x-wing-device-seismic-charge = Ładunek sejsmiczny
x-wing-device-proton-bomb = Bomba protonowa
x-wing-device-proximity-mine = Mina zbliżeniowa

x-wing-card-primary = broń podstawowa
x-wing-card-focus = żeton skupienia
x-wing-card-evade = żeton uniku
x-wing-card-target-lock = namierzenie celu
x-wing-card-shaken-pilot = Roztrzęsiony pilot
x-wing-card-blinded-pilot = Oślepiony pilot
x-wing-card-damaged-cockpit = Uszkodzony kokpit
x-wing-card-stunned-pilot = Oszołomiony pilot
x-wing-card-console-fire = Pożar konsoli
x-wing-card-damaged-engine = Uszkodzony silnik
x-wing-card-major-explosion = Wielki wybuch
x-wing-card-weapons-failure = Awaria uzbrojenia
x-wing-card-major-hull-breach = Wielka dziura w kadłubie
x-wing-card-structural-damage = Uszkodzona konstrukcja
x-wing-card-damaged-sensor-array = Uszkodzone czujniki
x-wing-card-loose-stabilizer = Luźny stabilizator
x-wing-card-thrust-control-fire = Pożar sterowania ciągiem
x-wing-card-direct-hit = Bezpośrednie trafienie

x-wing-drawn-title =
    { $round ->
        [0] X-Wing: przed pierwszą rundą
       *[other] X-Wing: runda { $round }
    }
x-wing-drawn-side = { $side }, punkty: { $points }
x-wing-drawn-place = { $x } mm w poprzek, { $y } mm w górę, kierunek { $degrees }°
x-wing-drawn-skill = umiejętność pilota { $count }
x-wing-drawn-hull = kadłub { $count } z { $most }
x-wing-drawn-shields = osłony { $count } z { $most }
x-wing-drawn-focus = skupienie { $count }
x-wing-drawn-evade = uniki { $count }
x-wing-drawn-stress = stres { $count }
x-wing-drawn-ion = jony { $count }
x-wing-drawn-tractor = promień ściągający { $count }
x-wing-drawn-disabled = rozbrojenie { $count }
x-wing-drawn-jam = zakłócenia { $count }
x-wing-drawn-reinforced = wzmocniony
x-wing-drawn-cloak = zamaskowany
x-wing-drawn-lock = namierza: { $ship }
x-wing-drawn-touches = styka się: { $ships }
x-wing-drawn-damage = uszkodzenia: { $cards }
x-wing-drawn-waiting = jeszcze nie na stole
x-wing-drawn-docked = jeszcze zadokowany
x-wing-drawn-destroyed = zniszczony
x-wing-drawn-left = odleciał
x-wing-drawn-doomed = zniszczony po swoim ataku
x-wing-drawn-flies = właśnie leciał: { $maneuver }
x-wing-drawn-attack = { $attacker } atakuje, cel: { $defender }
x-wing-drawn-key-hull = kadłub
x-wing-drawn-key-shields = osłony
x-wing-drawn-key-focus = skupienie
x-wing-drawn-key-evade = unik
x-wing-drawn-key-stress = stres
x-wing-drawn-key-ion = jony
x-wing-drawn-key-tractor = promień ściągający
x-wing-drawn-key-disabled = rozbrojenie
x-wing-drawn-key-jam = zakłócenia
x-wing-drawn-key-reinforced = wzmocnienie
x-wing-drawn-key-cloak = maskowanie
x-wing-drawn-key-lock = namierzenie
x-wing-drawn-key-critical = uszkodzenie krytyczne
x-wing-drawn-key-touching = styk
x-wing-drawn-key-range = jeden kwadrat: zasięg 1, 100 mm
x-wing-token-focus = skupienie
x-wing-token-evade = unik
x-wing-token-stress = stres
x-wing-token-ion = jony
x-wing-token-cloak = maskowanie
x-wing-token-tractor = promień ściągający
x-wing-token-disabled = rozbrojenie
x-wing-token-jam = zakłócenia
x-wing-device-conner-net = Sieć Connera
x-wing-device-cluster-mine = Mina kasetowa
x-wing-device-ion-bomb = Bomba jonowa
x-wing-device-thermal-detonator = Detonator termiczny
x-wing-device-bomblet = Mała bomba
x-wing-action-slam = manewr SLAM: { $maneuver }
x-wing-action-rotate-arc = obrót pola rażenia: { $facing }
x-wing-action-reinforce = wzmocnienie jednego końca: { $end }
x-wing-action-coordinate = koordynacja ({ $target })
x-wing-action-jam = zakłócanie ({ $target })
x-wing-facing-front = przód
x-wing-facing-left = lewo
x-wing-facing-right = prawo
x-wing-facing-rear = tył
x-wing-end-fore = dziób
x-wing-end-aft = rufa
