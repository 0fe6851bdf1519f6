# Comune a tutti i giochi: giocatori, elenchi, parole al tavolo, fine della partita.

player = Giocatore { $number }

list-nothing = niente
list-comma = { $rest }, { $last }
list-and = { $rest } e { $last }

table-said-concede = { $seat } si arrende.
table-said-offer-draw = { $seat } propone il pareggio.
table-said-decline-draw = { $seat } non vuole il pareggio.
table-said-time-up = Tempo scaduto!
table-said-withdraw = { $seat } ritira un piano segreto.

table-ended-played =
    { $count ->
        [0] È un pareggio. Non vince nessuno.
        [one] { $winners } vince!
       *[other] { $winners } vincono insieme!
    }
table-ended-conceded =
    { $count ->
        [0] Qualcuno si è arreso. Non vince nessuno.
        [one] { $winners } vince, perché qualcuno si è arreso.
       *[other] { $winners } vincono insieme, perché qualcuno si è arreso.
    }
table-ended-agreed = Tutti vogliono il pareggio, quindi non vince nessuno.
table-ended-time-up =
    { $count ->
        [0] Nessuno è in testa, quindi è un pareggio.
        [one] { $winners } è in testa e vince!
       *[other] { $winners } sono in testa e vincono insieme!
    }

table-refused-already-offered = Hai già proposto il pareggio.
table-refused-no-such-seat = A quel posto non siede nessuno.
table-refused-nothing-offered = Nessuno ha proposto il pareggio.
table-refused-nothing-to-withdraw = Non hai un piano segreto da ritirare.
table-refused-over = La partita è finita.
table-refused-time-called-already = Il tempo è già scaduto. Questo round si gioca fino in fondo.
table-refused-other = Adesso non si può ({ $code }).
