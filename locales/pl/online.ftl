# Play over the network.

online-no-room = Nie ma takiego pokoju (albo już go nie ma).
online-to-lobby = Do pokojów
online-joining = Otwieramy drzwi…
online-lost = Połączenie zostało przerwane. Próbujemy dalej…
online-try-now = Spróbuj teraz
online-room = Wasz pokój
online-seats = Kto gra?
online-change = Więcej ustawień
online-guest = Pilot
online-full = Wszystkie miejsca są zajęte. Możesz popatrzeć!
online-pick-seat = Wpisz swoje imię i wybierz miejsce.
online-ready = Wszyscy są. Możesz zaczynać!
online-host-starts = Wszyscy są. Gra zaraz się zacznie.
online-seat = Miejsce { $number }
online-a-bot = Dodaj bota…
online-add-bot = Dodaj bota: { $bot }
online-free = Wolne miejsce
online-your-name = Twoje imię
online-sit = Usiądź tu
online-move-here = Przesiądź się tu
online-no-bot = Usuń bota
online-you = ty
online-stand-up = Wstań
online-away = bez połączenia
online-bot-plays = na razie gra bot
online-copy = Skopiuj link
online-copied = Skopiowano!
online-send = Wyślij link
online-link = Link do tego pokoju
online-qr = Link jako kod QR
online-invite = Wyślij ten link innym albo pozwól im zeskanować obrazek telefonem.
online-no-clock = Bez zegara
online-time = Jak długo można myśleć?
online-time-note = Gdy czas minie, nie przegrywasz – ruch zrobi bot.
online-public = Każdy może znaleźć ten pokój
online-rooms = Otwarte pokoje
online-asking = Szukamy pokojów…
online-unreachable = Nie można połączyć się z serwerem. Czy jest sieć? Nadal możesz grać samodzielnie albo na tym ekranie.
online-no-rooms = Teraz nie ma otwartych pokojów. Otwórz własny!
online-nobody-yet = Jeszcze nikogo
online-playing = gra trwa
online-join = Dołącz
online-watch = Popatrz
online-too-many = Serwer nie przyjmuje teraz więcej pokojów. Spróbuj za minutę.
online-new-room = Otwórz pokój
online-open = Otwórz pokój!
online-watching = Oglądasz grę.
online-rematch-wanted = Jeszcze jedna gra? Chętni: { $players }.
online-rematch-later = Jeszcze nie: { $players }.
online-shuffling = Wspólne tasowanie, czekamy na: { $players }…
online-broken-off = Gra się nie zaczęła, bo podczas tasowania nie było odpowiedzi od: { $players }. Zacznij jeszcze raz albo posadź tam bota.
online-rules-changed = Od tego czasu zmieniły się zasady i tej gry nie da się według nich dokończyć. To, co rozegrano, zostało zachowane, i można zacząć nową grę.
online-replay = Obejrzyj jeszcze raz i sprawdź tasowanie
online-time-left = Pozostały czas: { $time }
online-limit-left = Koniec czasu za { $time }
online-limit-over = czas minął
online-return = Już jestem!
online-stand-in = Niech zagra bot
online-chat = Powiedz coś
online-phrase-hello = Cześć!
online-phrase-good-luck = Powodzenia!
online-phrase-well-played = Dobry ruch!
online-phrase-thanks = Dziękuję!
online-phrase-sorry = Przepraszam!
online-phrase-wow = Rany!
online-phrase-oh-no = O nie!
online-phrase-phew = Uff!
online-phrase-haha = Ha, ha!
online-phrase-take-your-time = Nie spiesz się.
online-phrase-back-soon = Zaraz wracam.
online-phrase-one-more = Jeszcze jedna gra?
online-phrase-goodbye = Do zobaczenia!
online-since = Od twojego ostatniego ruchu
online-since-read = Jasne!
online-no-stay = Nie, zostaję
online-leave-sure = Wyjść z gry? Zastąpi cię bot, a ty możesz wrócić.
online-concede-sure = Poddać się? Wtedy wygrają inni.
online-concede = Poddaj się
online-more = Więcej
online-offer-draw = Zaproponuj remis
online-orders = Nie pytaj mnie o kartę …
online-asks-back = { $player } chce cofnąć ostatni ruch. Zgoda?
online-asks-draw = { $player } proponuje remis. Nikt nie wygra. Chcesz tego?
online-asked-back = Prosisz o cofnięcie ruchu. Decydują inni.
online-asked-draw = Proponujesz remis. Decydują inni.
online-pause = Zrób przerwę
online-asks-pause = { $player } prosi o przerwę. Gra poczeka, ile trzeba. Zgoda?
online-asked-pause = Prosisz o przerwę. Zacznie się, gdy wszyscy się zgodzą.
online-paused = Przerwa. Nikt nie gra, czas stoi; gra czeka, choćby do innego dnia.
online-go-on = Graj dalej
online-asks-go-on = { $player } chce grać dalej. Gotowe?
online-asked-go-on = Czekasz na dalszą grę. Ruszy, gdy wszyscy będą gotowi.
online-not-yet = Jeszcze nie
online-never-mind = Nieważne
online-yes = Tak
online-no = Nie
online-watchers =
    { $count ->
        [one] Patrzy { $count } osoba.
        [few] Patrzą { $count } osoby.
        [many] Patrzy { $count } osób.
       *[other] Patrzy { $count } osoby.
    }
online-fill =
    { $count ->
        [one] { $count } miejsce jest wolne. Poczekaj na kogoś albo posadź tam bota.
        [few] { $count } miejsca są wolne. Poczekaj na innych albo posadź tam boty.
        [many] { $count } miejsc jest wolnych. Poczekaj na innych albo posadź tam boty.
       *[other] { $count } miejsca są wolne. Poczekaj na innych albo posadź tam boty.
    }
online-waiting =
    { $count ->
        [one] Jeszcze { $count } wolne miejsce…
        [few] Jeszcze { $count } wolne miejsca…
        [many] Jeszcze { $count } wolnych miejsc…
       *[other] Jeszcze { $count } wolnego miejsca…
    }
online-minutes =
    { $count ->
        [one] { $count } minuta
        [few] { $count } minuty
        [many] { $count } minut
       *[other] { $count } minuty
    }
online-free-seats =
    { $count ->
        [0] komplet
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnego miejsca
    }
online-leave-room = Wyjdź z pokoju
online-window = Jak długo można powiedzieć „Stop, mam kartę!”?
online-window-usual = Zwykle, 3 sekundy
online-window-family = Rodzinnie, 6 sekund
online-only-here = Ten adres działa tylko na tym komputerze. Uruchom Holotable z opcją --lan, a telefony dołączą.
