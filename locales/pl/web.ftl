# Strona.

web-title = Wyścig ośmiu statków
web-lead = Zagraj kolorową kartę i przesuń dowolny statek w tym kolorze, swój albo cudzy. Wygrywa drużyna, która pierwsza doprowadzi wszystkie statki na metę!
web-menu = Menu
web-rules = Zasady
web-rules-title = Zasady gry Super Teams
web-language = Język
web-how-many = Ilu graczy?
web-who-plays = Kto gra?
web-which-board = Która plansza?
web-board-standard = Zwykła, pół godziny
web-board-short = Krótka, kwadrans
web-board-long = Długa
web-seat-person = Ktoś przy tym ekranie
web-seat-level-1 = Bot, poziom 1: uczeń
web-seat-level-2 = Bot, poziom 2: skrzydłowy
web-seat-level-3 = Bot, poziom 3: kapitan
web-seat-level-4 = Bot, poziom 4: komandor
web-seat-level-5 = Bot, poziom 5: as
web-seat-greedy = Bot, sprytny
web-seat-random = Bot, zwariowany
web-bot-level-1 = uczeń
web-bot-level-2 = skrzydłowy
web-bot-level-3 = kapitan
web-bot-level-4 = komandor
web-bot-level-5 = as
web-bot-greedy = sprytny
web-bot-random = zwariowany
web-bot-name =
    { $number ->
        [1] Bot Zed
        [2] Bot Vex
        [3] Bot Nia
       *[other] Bot Kit
    }
web-bot-of-level = { $name }, { $bot }
web-level-1 = Gra prawie dowolną kartę. Dobry na pierwszą grę.
web-level-2 = Widzi dobre ruchy, ale mniej więcej połowę przeocza.
web-level-3 = Patrzy do końca każdej tury i rzadko się myli.
web-level-4 = Myśli kilka tur naprzód, ale niezbyt długo.
web-level-5 = Przemyśla całą rundę i wszystko, co może być zakryte. Silniejszego nie ma.
web-name = Imię
web-open-hands = Wszyscy widzą wszystkie karty
web-start = Start!
web-continue = Wróć do swojej gry
web-notice = Projekt fanowski, niezwiązany z wydawcami gry. Nie używa ich grafik ani tekstów.
web-board = Plansza
web-players = Gracze
web-hand = Twoje karty
web-movement-cards = Karty ruchu
web-bonus-cards = Karty bonusu
web-player-facts = na mecie: { $home } z { $ships } · karty: { $cards } · karty bonusu: { $bonus }
web-ship-at = { $ship }, pole { $space }
web-choose-card = { $player }, twoja kolej: wybierz kartę.
web-choose-ship = { $player }, który statek ma lecieć?
web-go = Lecimy!
web-pass = Bez karty
web-play-bonus = Zagraj: { $bonus }
web-thinking = { $player } myśli…
web-any-card = Czy ktoś zagra kartę bonusu na { $ship-accusative }?
web-wait-card = Stop, mam kartę!
web-hand-over = Teraz gra: { $player }
web-here-i-am = To ja, { $player }
web-log = Co się wydarzyło
web-why = Dlaczego?
web-undo = Cofnij
web-hint = Co zrobiłby bot?
web-hint-is = Najlepszy bot widzi takie szanse na zwycięstwo:
web-hint-choice = { $percent } %: { $choice }
web-hint-soon = Najlepszy bot myśli…
web-leave = Wyjdź
web-again = Jeszcze raz
web-download = Zapisz tę grę w pliku
web-won =
    { $count ->
        [one] Wygrywa { $players }!
        [few] Wygrywają { $players }!
        [many] Wygrywają { $players }!
       *[other] Wygrywają { $players }!
    }
web-draw = Remis: nikt nie wygrywa.
web-broken-unreadable = Nie da się otworzyć twojej ostatniej gry: brakuje jej części. Zachowaliśmy to, co zostało.
web-broken-differs = Nie da się otworzyć twojej ostatniej gry: została zmieniona albo pochodzi ze starszej wersji zasad. Zachowaliśmy ją dla ciebie.
web-broken-forget = Wyrzuć ją
web-home-alone = W pojedynkę
web-home-screen = Na tym ekranie
web-home-screen-note = Rodzina gra tu po kolei
web-home-online = Z innymi przez sieć
web-home-squads = Budowa eskadr
web-home-squads-note = 290 pilotów, dokładne wykresy
web-home-battle = Wróć do X-Winga
web-home-battle-note = Twoja bitwa czeka tam, gdzie ją zostawiono
web-home-replay = Obejrzyj powtórkę
web-home-replay-note = Skończona gra, ruch po ruchu
web-back-to-room = Wróć do swojego pokoju
web-hero = Stół już czeka.
web-hero-note = Zagraj w pojedynkę, przy jednym ekranie albo z kimś daleko. Bez konta, bez czekania.
web-play-now = Zagraj teraz
web-with-friends = Ze znajomymi
web-learn = Naucz się
web-fact-players = 2 do 4 graczy
web-fact-age = od 7 lat
web-fact-time = 20 minut
web-battle-lead = Ustaw wskaźniki w tajemnicy, leć w szyku i poznaj dokładne szanse przed strzałem.
web-battle-name = X-Wing
web-battle-players = 2 graczy albo drużyny
web-battle-age = od 14 lat
web-battle-time = 45 minut
web-more-ways = Więcej
web-join = Dołącz do pokoju
web-join-note = Każdy na swoim telefonie, blisko lub daleko
web-open-source = Otwarty kod. Bez śledzenia, nic od obcych.
web-continue-note = Czeka tam, gdzie ją zostawiono
web-back-to-room-note = Twoje miejsce czeka
web-nav-play = Graj
web-nav-friends = Znajomi
web-nav-squads = Eskadry
web-nav-replays = Powtórki
web-places = Strony
web-close = Zamknij
web-settings = Ustawienia
web-theme = Jasno czy ciemno
web-theme-dark = Ciemno
web-theme-light = Jasno
web-pace = Jak szybko latają statki i grają boty?
web-pace-slow = Powoli
web-pace-normal = Zwyczajnie
web-pace-fast = Szybko
web-contrast = Mocny kontrast
web-round = Runda { $number }
web-to-first-page = Do pierwszej strony
web-home-of = z { $ships } na mecie
web-score = Statki na mecie
web-label-maw = w czarną dziurę, z powrotem na { $space }
web-label-home = na metę!
web-label-double = { $value } × 2 = { $far }, na { $space }
web-label-one = liczy się jako 1, na { $space }
web-label-plain = { $far } dalej, na { $space }
web-way = { $start } → { $space }
web-way-home = { $start } → meta
web-fly = { $player }, lecisz { $ship-instrumental } na pole { $space }?
web-fly-home = { $player }, lecisz { $ship-instrumental } na metę?
web-helper-double = Rusza z hiperprzestrzeni, więc { $value } liczy się podwójnie.
web-helper-one = Rusza z pasa asteroid, więc każda karta liczy się jako 1.
web-helper-maw = Wpada w czarną dziurę na polu { $maw } i wraca na pole { $space }.
web-helper-side = Potem wybierasz stronę pola.
web-helper-draws = Dobierasz kartę bonusu.
web-helper-they-draw = Kartę bonusu dobiera gracz, do którego należy statek.
web-space-start = Planeta startowa: tu zaczyna się wyścig.
web-space-normal = Zwykłe pole: tu nic się nie dzieje.
web-space-bonus = Pole z bonusem: właściciel statku dobiera kartę bonusu.
web-space-hyperspace = Hiperprzestrzeń: stąd karta liczy się podwójnie.
web-space-asteroid = Pas asteroid: stąd każda karta liczy się jako 1.
web-space-maw = Czarna dziura: cofa statki na ostatnie zwykłe pole.
web-space-final = Planeta finałowa: wygrywa, kto pierwszy doprowadzi tu wszystkie statki.
web-step-card = Karta
web-step-ship = Statek
web-step-go = Lot
web-ask-side = { $player }, która strona dla { $ship-genitive }?
web-ask-bonus = { $player }, karta bonusu na { $ship-accusative }?
web-how-to-move = Dotknij karty, a potem statku w jej kolorze albo pola, na które doleci.
web-any-card-note = Stół czeka na każdego, kto ma kartę.
web-you-win = Wygrywasz!
web-you-win-with = Wygrywacie: ty i { $players }!
web-all-home = Wszystkie statki na mecie: { $ships } z { $ships }!
web-well-flown = Dobry lot! Na mecie: { $home } z { $ships } statków.
web-with-you = z tobą
web-with = w drużynie: { $player }
web-that-is-you = ty
web-playing = teraz gra
web-played-last = ostatnio
web-short-evasive-maneuver = z czarnej dziury
web-short-expert-pilot = pełna liczba z asteroid
web-short-light-speed = liczy się podwójnie
web-short-acceleration = 1 pole więcej
web-short-tow = leć za rywalem
web-all-rules = Każda zasada z numerem
web-find-rule = Znajdź zasadę
web-helper-passes =
    { $passed ->
        [one] Mija { $passed } rywala.
        [few] Mija { $passed } rywali.
        [many] Mija { $passed } rywali.
       *[other] Mija { $passed } rywala.
    }
web-cards-left =
    { $count ->
        [one] została { $count }
        [few] zostały { $count }
        [many] zostało { $count }
       *[other] zostało { $count }
    }
web-kept = Odłożona gra
web-colours = Kolory
web-sounds = Dźwięki
web-show-again = Pokaż jeszcze raz
web-contents = Spis treści
web-no-rule-found = Żadna zasada nie zawiera tych słów.
web-your-turn = Twój ruch!
web-notify = Daj mi znać, kiedy przyjdzie mój ruch, nawet gdy patrzę gdzie indziej
web-album = Twoje gry
web-album-won = wygrana
web-album-lost = przegrana
web-album-numbers =
    { $played ->
        [one] { $played } rozegrana gra, wygranych: { $won }.
        [few] { $played } rozegrane gry, wygranych: { $won }.
        [many] { $played } rozegranych gier, wygranych: { $won }.
       *[other] { $played } rozegranej gry, wygranych: { $won }.
    }
web-avatar = Obrazek przed imieniem
