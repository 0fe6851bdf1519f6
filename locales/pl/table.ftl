# Wspólne dla wszystkich gier: gracze, listy, słowa przy stole, koniec gry.

player = Gracz { $number }

list-nothing = brak
list-comma = { $rest }, { $last }
list-and = { $rest } i { $last }

table-said-concede = { $seat } się poddaje.
table-said-offer-draw = { $seat } proponuje remis.
table-said-decline-draw = { $seat } nie chce remisu.
table-said-time-up = Czas minął!
table-said-withdraw = { $seat } wycofuje tajny plan.

table-ended-played =
    { $count ->
        [0] Remis. Nikt nie wygrywa.
        [one] { $winners } wygrywa!
       *[other] { $winners } wygrywają razem!
    }
table-ended-conceded =
    { $count ->
        [0] Ktoś się poddał. Nikt nie wygrywa.
        [one] { $winners } wygrywa, bo ktoś się poddał.
       *[other] { $winners } wygrywają razem, bo ktoś się poddał.
    }
table-ended-agreed = Wszyscy chcą remisu, więc nikt nie wygrywa.
table-ended-time-up =
    { $count ->
        [0] Nikt nie prowadzi, więc jest remis.
        [one] { $winners } prowadzi i wygrywa!
       *[other] { $winners } prowadzą i wygrywają razem!
    }

table-refused-already-offered = Twoja propozycja remisu wciąż czeka.
table-refused-no-such-seat = Na tym miejscu nikt nie siedzi.
table-refused-nothing-offered = Nikt nie zaproponował remisu.
table-refused-nothing-to-withdraw = Nie masz tajnego planu do wycofania.
table-refused-over = Gra już się skończyła.
table-refused-time-called-already = Czas już się skończył. Ta runda jest grana do końca.
table-refused-other = Teraz tak się nie da ({ $code }).
