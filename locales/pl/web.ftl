# Strona.

web-title = Doprowadź osiem statków do mety
web-lead = Zagraj kolorową kartę i przesuń dowolny statek w tym kolorze, swój albo cudzy. Wygrywa strona, która pierwsza dotrze do celu!
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
web-seat-greedy = Bot, sprytny
web-seat-random = Bot, zwariowany
web-bot-greedy = sprytny
web-bot-random = zwariowany
web-bot-name = Bot { $number } ({ $bot })
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
web-player-facts = u celu: { $home } z { $ships } · karty: { $cards } · bonusy: { $bonus }
web-ship-at = { $ship }, pole { $space }
web-choose-card = { $player }, wybierz kartę.
web-choose-ship = Który statek ma się ruszyć?
web-would-go = { $ship } doleci na pole { $space }: { $kind }.
web-go = Lecimy!
web-pass = Bez karty
web-play-bonus = Zagraj: { $bonus }
web-thinking = { $player } myśli…
web-any-card = Czy ktoś zagra kartę bonusu? Statek: { $ship }.
web-wait-card = Stop, mam kartę!
web-hand-over = Teraz do ekranu podchodzi { $player }
web-here-i-am = To ja, { $player }
web-log = Co się wydarzyło
web-why = Dlaczego?
web-undo = Cofnij
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
web-ways = Jak chcesz grać
web-home-alone = Gra dla jednej osoby
web-home-alone-note = Przeciwko botom, od razu
web-home-screen = Na tym ekranie
web-home-screen-note = Rodzina gra tu po kolei
web-home-online = Z innymi przez sieć
web-home-online-note = Każdy na swoim telefonie, blisko lub daleko
web-home-learn = Naucz się grać
web-home-learn-note = Pierwsza gra krok po kroku
web-home-replay = Obejrzyj zapis gry
web-home-replay-note = Skończona gra, ruch po ruchu
web-back-to-room = Wróć do swojego pokoju
