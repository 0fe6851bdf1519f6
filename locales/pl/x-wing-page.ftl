# X-Wing: strona, na której się gra.

battle-lead = Ustaw w tajemnicy wskaźniki, leć co do milimetra i weź ich na celownik.
battle-goes-on = Wróć do bitwy
battle-goes-on-with = { $players }, runda { $round }
battle-choose = Wybierz bitwę
battle-ready-core = Pojedynek z zestawu podstawowego
battle-ready-core-note = Jeden X-wing przeciw dwóm myśliwcom TIE. Najszybszy początek.
battle-ready-skirmish = Potyczka
battle-ready-skirmish-note = Dwa X-wingi przeciw małemu rojowi.
battle-ready-hundred = Sto punktów
battle-ready-hundred-note = Pełne eskadry, jak na turnieju.
battle-ready-own = Eskadry do wyboru
battle-ready-own-note = Dwie gotowe eskadry albo własne.
battle-mission-escort = Misja: eskorta
battle-mission-escort-note = Ktoś ważny musi wrócić do domu, od jednej krawędzi stołu do drugiej.
battle-mission-asteroid-run = Misja: przez skały
battle-mission-asteroid-run-note = Dwa statki muszą przelecieć przez pole asteroid, z pościgiem za plecami.
battle-mission-scan = Misja: cztery znaczniki
battle-mission-scan-note = Podleć blisko i zeskanuj trzy z czterech znaczników, zanim skończy się czas.
battle-mission-supply-line = Misja: linia zaopatrzenia
battle-mission-supply-line-note = Zniszcz trzy z czterech kontenerów za strażą wroga.
battle-mission-last-station = Misja: ostatnia stacja
battle-mission-last-station-note = Stacja, która do nikogo nie strzela: zniszcz ją, zanim nadejdzie pomoc. Jej obrońcy naprawiają w każdej rundzie jedną osłonę blisko znacznika.
battle-mission-convoy = Misja: konwój
battle-mission-convoy-note = Trzy nieuzbrojone transportowce przelatują przez stół; myśliwi czekają na obu skrzydłach.
battle-goal-destroy = Zniszcz { $count } z nich: { $ships }.
battle-goal-leave-given = Wyprowadź { $count } z nich za krawędź stołu ({ $edge }): { $ships }.
battle-goal-leave-leader = Wyprowadź statek { $ship } za krawędź stołu: { $edge }.
battle-goal-leave =
    { $ships ->
        [one] Wyprowadź { $ships } statek za krawędź stołu: { $edge }.
        [few] Wyprowadź { $ships } statki za krawędź stołu: { $edge }.
       *[other] Wyprowadź { $ships } statków za krawędź stołu: { $edge }.
    }
battle-goal-destroy-leader = Zniszcz statek { $ship }.
battle-goal-scan =
    { $count ->
        [one] Zeskanuj { $count } znacznik: akcja w zasięgu 1 od niego.
        [few] Zeskanuj { $count } znaczniki: akcja w zasięgu 1 od każdego.
       *[other] Zeskanuj { $count } znaczników: akcja w zasięgu 1 od każdego.
    }
battle-goal-within =
    { $rounds ->
        [one] Masz { $rounds } rundę.
        [few] Masz { $rounds } rundy.
       *[other] Masz { $rounds } rund.
    }
battle-goal-until =
    { $rounds ->
        [one] Nie dopuść do tego przez { $rounds } rundę.
        [few] Nie dopuść do tego przez { $rounds } rundy.
       *[other] Nie dopuść do tego przez { $rounds } rund.
    }
battle-goal-elimination = Albo zniszcz wszystkie wrogie statki.
battle-squad-resistance = Ruch Oporu
battle-squad-first-order = Najwyższy Porządek
battle-squad-rebels = Rebelianci
battle-squad-empire = Imperium
battle-squad-red-wall = Czerwony mur
battle-squad-four-hammers = Cztery młoty
battle-squad-black-lead = Czarny lider
battle-squad-green-flock = Zielone stado
battle-squad-junk-trader = Handlarz złomem
battle-squad-rim-run = Rajd po rubieżach
battle-squad-ghost-story = Opowieść o duchach
battle-squad-eight-sparks = Osiem iskier
battle-squad-turret-row = Rząd wieżyczek
battle-squad-tree-guard = Straż drzew
battle-squad-old-wings = Stare skrzydła
battle-squad-blue-fist = Niebieska pięść
battle-squad-black-cloud = Czarna chmura
battle-squad-throne-guard = Straż tronu
battle-squad-three-blades = Trzy ostrza
battle-squad-unseen = Niewidzialni
battle-squad-hammer-fall = Uderzenie młota
battle-squad-great-shadow = Wielki cień
battle-squad-dark-lead = Mroczny lider
battle-squad-second-gun = Drugie działo
battle-squad-first-line = Pierwsza linia
battle-squad-crimson-guard = Szkarłatna straż
battle-squad-round-view = Widok dookoła
battle-squad-night-shift = Nocna zmiana
battle-squad-twin-machines = Bliźniacze maszyny
battle-squad-one-mind = Jeden umysł
battle-squad-rough-crew = Twarda ekipa
battle-squad-pirate-flock = Piracka wataha
battle-squad-far-scouts = Dalecy zwiadowcy
battle-squad-bounty = Nagroda za głowę
battle-squad-vipers = Żmije
battle-squad-dawn-riders = Jeźdźcy świtu
battle-squad-long-haul = Daleki kurs
battle-squad-light-pack = Lekka wataha
battle-squad-cartel = Kartel
battle-squad-hired-guns = Najemnicy
battle-side = Lecisz dla
battle-company = Z kim grasz?
battle-company-person = Z kimś przy tym ekranie
battle-bot-named = Bot „{ $name }”
battle-lay-out = Rozstaw stół za mnie
battle-lay-out-note = Przeszkody i statki od razu leżą na stole.
battle-printed = Mierzenie jak w instrukcji
battle-printed-note = Bez duchów i podglądów: nic nie jest mierzone przed wyborem.
battle-start = Do boju!
battle-name = Twoje imię
battle-name-other = Imię drugiego pilota
battle-broken = Zapisanej bitwy nie da się dokończyć. Możesz ją zachować jako plik.

battle-round = Runda { $round }
battle-set-up = Przygotowanie
battle-phases = Fazy rundy
battle-phase-planning = Planowanie
battle-phase-activation = Aktywacja
battle-phase-combat = Walka
battle-phase-end = Koniec
battle-squadrons = Eskadry
battle-squadron-of = Eskadra: { $player }
battle-table = Stół. Przeciągnij, aby go przesunąć; kółkiem myszy przybliżysz.
battle-take-back = Cofnij
battle-zoom-in = Bliżej
battle-zoom-out = Dalej
battle-zoom-all = Cały stół
battle-layer-ends = Wszystkie końce
battle-layer-arcs = Pola rażenia
battle-layer-ruler = Zasięgi
battle-layer-last = Ostatnia runda
battle-layers = Widoczne na stole
battle-log = Co się stało
battle-why = dlaczego?
battle-menu-end = Poddaj się
battle-new = Nowa bitwa
battle-again = Jeszcze raz

battle-waits-bot = { $player } myśli
battle-waits-moving = Patrz, co się dzieje
battle-ask-initiative = Kto ma inicjatywę?
battle-ask-initiative-note = Przy równej umiejętności pilota ta strona rusza pierwsza i strzela pierwsza.
battle-ask-obstacle = Połóż przeszkodę
battle-ask-obstacle-note = Z dala od krawędzi i innych przeszkód. Przeciągnij ją albo użyj strzałek.
battle-ask-edge = Wybierz swoją krawędź
battle-ask-edge-note = Druga strona zaczyna naprzeciw.
battle-ask-deploy = { $ship }: gdzie zaczynasz?
battle-ask-deploy-note = W jasnym pasie. Przeciągnij statek albo użyj strzałek; Q i E obracają.
battle-ask-plan = { $ship }: wybierz manewr
battle-ask-plan-note = Ustawione wskaźniki: { $done } z { $all }. Nikt ich nie widzi przed aktywacją.
battle-ask-commit = Wszystkie wskaźniki są ustawione
battle-ask-commit-note = Możesz je jeszcze zmienić. Potem statki polecą.
battle-ask-next = Który statek teraz?
battle-ask-next-note = Te mają tę samą umiejętność pilota.
battle-ask-decloak = { $ship }: zdemaskować?
battle-ask-instead = { $ship }: inny manewr
battle-ask-instead-note = Statek jest zestresowany i nie może polecieć tak, jak pokazuje wskaźnik.
battle-ask-slide = { $ship }: gdzie kończy?
battle-ask-launch = { $ship } odłącza się: jakim manewrem?
battle-ask-act = { $ship }: wybierz akcję
battle-ask-act-note = Jedną z tych albo żadną.
battle-ask-roll = { $ship }: gdzie kończy?
battle-ask-roll-note = W przód albo w tył wzdłuż wzornika.
battle-ask-target = { $ship }: wybierz cel
battle-ask-target-note = Przy każdym celu stoi szansa na uszkodzenie.
battle-ask-dice-attack = { $ship }: zmienić kości?
battle-ask-dice-defense = { $ship }: zmienić wynik?
battle-ask-dice-note = Przy dobrej grze: { $chance } % na uszkodzenie.
battle-ask-window = { $player }: użyć karty lub żetonu?
battle-ask-other = { $player }: wybierz
battle-over-won =
    { $count ->
        [one] Wygrywa { $winners }!
       *[other] Wygrywają { $winners }!
    }
battle-over-draw = Remis
battle-over-well-flown = Dobry lot! Zestrzelone: { $down } z { $all } statków.

battle-choice-initiative = Inicjatywa: { $side }
battle-choice-obstacle = Przeszkoda { $obstacle }
battle-choice-set-aside = Odłóż ją
battle-choice-edge = Krawędź: { $edge }
battle-choice-deploy = { $ship }: postaw tutaj
battle-choice-dial = { $ship }: { $maneuver }
battle-choice-commit = Gotowe, lecimy!
battle-choice-decloak = Zdemaskuj: { $way }
battle-choice-activate = Teraz { $ship }
battle-choice-instead = Leć tak: { $maneuver }
battle-choice-slide = { $mm } mm w przód
battle-choice-action = Akcja: { $action }
battle-choice-place = { $mm } mm do przodu
battle-choice-attack =
    { $obstructed ->
        [true] Atak przez przeszkodę: { $target } ({ $weapon })
       *[other] Atak: { $target } ({ $weapon })
    }
battle-choice-ship = Statek: { $ship }
battle-choice-number = Liczba { $number }
battle-choice-turn-dial =
    { $ahead ->
        [true] Następny manewr na wskaźniku
       *[other] Poprzedni manewr na wskaźniku
    }
battle-choice-result = Wynik: { $dice }
battle-choice-damage = Karta: { $card }
battle-choice-detonate = Wybucha bomba { $number }
battle-choice-first = Najpierw przeszkoda { $obstacle }
battle-choice-break = Przeszkoda { $obstacle }
battle-choice-lay =
    { $ahead ->
        [true] Przed statkiem: { $maneuver }
       *[other] Za statkiem: { $maneuver }
    }
battle-choice-put = Przy statku, pod kątem { $degrees }°
battle-choice-drag = Przeciągnij: { $way }
battle-choice-face = Pole rażenia: { $facing }
battle-choice-pass = Nie teraz
battle-always-pass = Zawsze pasuj tutaj
battle-in-order = Wszystkie w tej kolejności
battle-passed = Zawsze pasujesz
battle-passed-card = Pytaj znów: { $card }
battle-ask-again = Pytaj znów
battle-keep-dice = Zostaw te
battle-no-action = Bez akcji
battle-no-attack = Nie atakuj
battle-use-focus-attack = Oczy to trafienia
battle-use-focus-defense = Oczy to uniki
battle-use-evade = Jeden unik więcej
battle-use-lock = Przerzuć: { $dice }
battle-use-card = Użyj: { $card }
battle-use-card-dice = Użyj { $card }: { $dice }
battle-costs-focus = kosztuje żeton skupienia
battle-costs-evade = kosztuje żeton uniku
battle-costs-lock = kosztuje namierzenie
battle-more = Więcej możliwości

battle-dial = Wskaźnik: { $ship }
battle-dial-kind = Tajny manewr
battle-dial-form-dial = Wskaźnik
battle-dial-form-grid = Tabela
battle-dial-set = Ustaw wskaźnik
battle-dial-next = Następny statek
battle-dial-left = Krok w lewo
battle-dial-right = Krok w prawo
battle-dial-is-set = wskaźnik ustawiony
battle-white = biały, bez stresu
battle-green = zielony, zdejmuje stres
battle-red = czerwony, daje stres
battle-ends = Gdzie kończy
battle-end-clear = Z dala od skał i statków
battle-end-bumps = Wpada na inny statek ({ $ships }): bez akcji
battle-end-rocks = Leci przez przeszkodę
battle-end-leaves = Opuszcza stół: statek przepada!
battle-end-in-arc = { $ship }: zasięg { $range }, w polu rażenia
battle-end-outside = { $ship }: zasięg { $range }, poza polem rażenia

battle-place-here = Połóż tutaj
battle-place-for-me = Połóż za mnie
battle-place-turn-left = Obróć w lewo
battle-place-turn-right = Obróć w prawo
battle-place-up = W górę
battle-place-down = W dół
battle-place-left = W lewo
battle-place-right = W prawo
battle-place-ahead = Naprzód
battle-place-back = Wstecz
battle-place-fits = To miejsce jest wolne.

battle-target = Cel
battle-ship-kind = { $ship }, umiejętność { $skill }
battle-attack = Atakuj
battle-odds-any = { $chance } %
battle-odds-line = { $mean } uszkodzenia, zniszczenie { $destroyed } %
battle-odds-before = Uszkodzenia przed rzutem
battle-odds-count = Uszkodzenia { $count }: { $chance } %
battle-obstructed = za skałą
battle-range = zasięg { $range }
battle-step-target = Cel
battle-step-roll = Rzut
battle-step-change = Zmiana
battle-step-defence = Obrona
battle-step-damage = Uszkodzenia
battle-dice-attack = Kości ataku
battle-dice-defense = Kości obrony
battle-left =
    { $count ->
        [0] Pudło
       *[other] Uszkodzenia: { $count }
    }
battle-face-hit = trafienie
battle-face-critical = trafienie krytyczne
battle-face-focus = oko
battle-face-evade = unik
battle-face-blank = pusta ścianka

battle-ship-attack = Atak
battle-ship-agility = Zwrotność
battle-ship-hull = Kadłub
battle-ship-shields = Osłony
battle-ship-fired = po strzale
battle-ship-destroyed = zniszczony
battle-ship-docked = zadokowany
battle-hand-over = Oddaj ekran: { $player }
battle-here-i-am = To ja, { $player }
battle-hand-over-note = Wskaźniki są tajne.

battle-help = Co mogę tu zrobić?
battle-help-initiative = Wybierz, która strona ma inicjatywę. Wystawia pierwsza, a przy równych umiejętnościach pierwsza leci i strzela.
battle-help-obstacle = Przeciągnij skałę albo przesuń ją strzałkami: 1 mm na krok, 10 mm z Shift. Q i E obracają. Potem ją połóż.
battle-help-device = Przeciągnij bombę albo przesuń ją strzałkami: 1 mm na krok, 10 mm z Shift. Q i E obracają. Potem ją połóż.
battle-help-edge = Wybierz krawędź, przy której zaczną twoje statki.
battle-help-deploy = Przeciągnij statek w oświetlonym pasie albo użyj strzałek: 1 mm na krok, 10 mm z Shift. Q i E obracają o 1°. Potem go połóż.
battle-help-plan = Obróć i ustaw wskaźnik, statek po statku. Zielony zdejmuje stres, czerwony go daje. Nic nie jest ostateczne przed „Gotowe, lecimy!”.
battle-help-next = Kolejność statków o równych umiejętnościach wybierasz ty. Wskaż pierwszy.
battle-help-decloak = Zamaskowany statek może się teraz zdemaskować i przesunąć w bok lub naprzód; albo pozostać ukryty.
battle-help-instead = Wybierz inny manewr: zestresowany statek nie może wykonać czerwonego.
battle-help-slide = Wybierz, jak daleko do przodu lub w tył stanie statek przy wzorniku.
battle-help-launch = Wybierz manewr z własnego wskaźnika statku: wykonuje go od statku, który go niósł.
battle-help-act = Jedna akcja: skupienie do kości, unik do obrony, namierzenie do przerzutów, beczka lub dopalacz do ruchu. Albo żadna.
battle-help-roll = Przesuń statek do przodu lub w tył wzdłuż wzornika, potem go połóż.
battle-help-target = Wybierz wroga w polu rażenia i naciśnij „Atakuj”. Liczba to szansa na uszkodzenia. Możesz też nie atakować.
battle-help-dice = Każdy przycisk zmienia kości i mówi, ile kosztuje. Widać szansę przed i po. Albo zostaw kości.
battle-help-window = Można teraz użyć karty lub żetonu. Spasuj, jeśli nie chcesz; „Zawsze pasuj tutaj” wyłącza pytanie.
battle-help-other = Wybierz jeden z przycisków. Dotknij statku, by przeczytać jego karty.

battle-beyond = poza zasięgiem 3
battle-direction-ahead = z przodu
battle-direction-right = z prawej
battle-direction-behind = z tyłu
battle-direction-left = z lewej
battle-in-arc = w polu rażenia
battle-outside-arc = poza polem rażenia

# Bitwy przez sieć.

battle-room-lead = Wyślij link. Każdy przynosi eskadrę.
battle-room-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
battle-room-your-squad = Twoja eskadra
battle-room-choose-squad = Wybierz eskadrę…
battle-room-ready-squads = Gotowe eskadry
battle-room-paste-squad = Wklej listę…
battle-room-bring = Leć tą eskadrą
battle-room-no-squad = Jeszcze bez eskadry
battle-room-how-dear = Ile może kosztować eskadra?
battle-room-rounds = Kiedy koniec?
battle-room-rounds-none = Gdy jedna strona zostanie zniszczona
battle-room-rounds-of =
    { $count ->
        [one] Najpóźniej po { $count } rundzie
        [few] Najpóźniej po { $count } rundach
        [many] Najpóźniej po { $count } rundach
       *[other] Najpóźniej po { $count } rundy
    }
battle-room-teams-note = Gdy jest więcej niż dwoje graczy, co drugi jest po tej samej stronie, a ich statki to razem jedna eskadra.
battle-room-committed = Twoje wskaźniki są ustawione. Inni jeszcze planują.
battle-room-withdraw = Zmień moje wskaźniki
battle-play-on = Graj dalej od tego miejsca
battle-likely = Szansa na wygraną: { $player } { $chance } %, { $other } { $rest } %

# Mecze jak na turniejach.

battle-room-tournament = Mecz turniejowy
battle-room-tournament-note = 100 punktów, 75 minut, obie eskadry odsłaniane razem.
battle-room-mission = Misja
battle-room-mission-none = Bez misji: walka
battle-room-limit = Kiedy kończy się czas?
battle-room-limit-none = Nigdy
battle-room-limit-note = Gdy czas minie, rundę gra się do końca; potem decydują zniszczone punkty.
battle-room-seal = Eskadry są tajne do początku bitwy
battle-room-sealed = Eskadra wybrana. Odsłoni się na początku bitwy.
battle-room-sealed-note = Eskadrę wybierzesz przy stole. Rywal zobaczy ją na początku bitwy.
battle-sheet = Karta wyniku
battle-sheet-rounds = Rundy: { $count }
battle-sheet-played = Rozegrano do końca
battle-sheet-conceded = Jedna strona się poddała
battle-sheet-agreed = Uzgodniono remis
battle-sheet-time-up = Czas minął
battle-sheet-won = zwycięstwo
battle-sheet-score =
    { $count ->
        [one] zniszczono { $count } punkt
        [few] zniszczono { $count } punkty
       *[other] zniszczono { $count } punktów
    }
battle-sheet-ship = Statek
battle-sheet-fate = Na końcu
battle-sheet-left = w grze
battle-sheet-squad = Eskadra
battle-sheet-signed = Podpisy
