# Pokoje: dlaczego czegoś nie można zrobić.

room-refused-a-bot-plays = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
room-refused-already-committed = Twoje liczby do tasowania są już zapieczętowane.
room-refused-already-playing = Gra już się zaczęła.
room-refused-already-revealed = Twoje liczby do tasowania są już odkryte.
room-refused-bad-options = Tak nie da się zagrać. Sprawdź liczbę graczy, planszę i zegar.
room-refused-bad-squad = Takiej eskadry nie można tu wystawić.
room-refused-barred = Osoba, która prowadzi ten stół, cię nie wpuszcza.
room-refused-beginning = Gra właśnie się zaczyna. Poczekaj chwilę.
room-refused-broken = Serwer nie może teraz niczego zapisać. Spróbuj ponownie za minutę.
room-refused-name-needed = Najpierw wpisz swoje imię.
room-refused-no-space = Na serwerze jest na to za mało miejsca. Powiedz o tym osobie, która go prowadzi. Rozpoczęte gry toczą się dalej.
room-refused-no-such-bot = Nie ma takiego bota.
room-refused-no-such-room = Nie ma pokoju z tym linkiem. Może został zamknięty, bo nikt w nim nie grał.
room-refused-no-window = Za późno: statek już leci.
room-refused-no-wish = Nikt nie prosi o cofnięcie ruchu.
room-refused-not-all-committed = Nie wszyscy zapieczętowali już swoje liczby do tasowania.
room-refused-not-away-long = Chwileczkę: jeśli ta osoba wkrótce nie wróci, bot sam zagra za nią.
room-refused-not-beginning = Żadna gra się teraz nie zaczyna.
room-refused-not-over = Gra jeszcze się nie skończyła.
room-refused-not-paused = Gra nie ma przerwy.
room-refused-not-playing = Teraz nie toczy się żadna gra.
room-refused-not-seated = Oglądasz grę. To mogą zrobić tylko osoby siedzące przy stole.
room-refused-not-the-host = To może zrobić tylko gospodarz: osoba, która usiadła pierwsza.
room-refused-not-the-value = To nie są te liczby, które zapieczętowano.
room-refused-nothing-to-bring = Do tej gry niczego się nie przynosi.
room-refused-nothing-to-take-back = Tego nie można już cofnąć, bo od tego czasu odkryto karty.
room-refused-password = Ten stół należy do klubu. Wczytaj stronę ponownie i wpisz hasło klubu.
room-refused-paused = Gra ma przerwę. Toczy się dalej, gdy wszyscy tego chcą.
room-refused-room-closed = Osoba, która prowadzi ten stół, zamknęła ten pokój.
room-refused-room-full = W tym pokoju jest już za dużo osób. Spróbuj później.
room-refused-seat-taken = Ktoś już tam siedzi.
room-refused-seats-not-filled = Kogoś jeszcze brakuje. Zaproś kogoś albo posadź tam bota.
room-refused-squad-needed = Najpierw każdy gracz przynosi swoją eskadrę.
room-refused-stale = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz.
room-refused-stopping = Serwer właśnie uruchamia się ponownie. Spróbuj za chwilę.
room-refused-store-away = Serwer nie może teraz zapisywać ruchów. Nic nie przepadło; za chwilę gra sama pójdzie dalej.
room-refused-elsewhere = Ten pokój jest teraz na innym serwerze. Spróbuj za chwilę.
room-refused-they-are-here = Ta osoba jest przy stole. Bot może grać tylko za kogoś, kogo nie ma.
room-refused-too-fast = To było za szybko. Poczekaj chwilę.
room-refused-too-many = Otwarto stąd za dużo pokoi. Zamknij któryś albo spróbuj później.
room-refused-too-many-games = Ostatnio rozpoczęto stąd bardzo dużo gier. Poczekaj trochę.
room-refused-unreadable = Serwer tego nie zrozumiał. Wczytaj stronę ponownie.
room-refused-wish-already = Ktoś już prosi o cofnięcie ruchu.

# Hasło klubu.

room-password-why = Ten stół należy do klubu.
room-password-label = Hasło klubu
room-password-enter = Wejdź
room-password-wrong = To nie jest to hasło.
