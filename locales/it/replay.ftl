# Una partita registrata, raccontata turno per turno.

replay-title =
    { $count ->
        [one] { $game } per { $count } giocatore
       *[other] { $game } per { $count } giocatori
    }
replay-board =
    { $count ->
        [one] Il tabellone è { $name }, con { $count } casella.
       *[other] Il tabellone è { $name }, con { $count } caselle.
    }
replay-colours = { $player } gioca con { $colours }.
replay-called = { $player } è { $name }.
replay-no-tow-chain = In questa partita un’Astronave agganciata non supera nessuno.
replay-seed = Le carte vengono dal seme { $seed }, flusso { $stream }.
replay-remark = Nota: { $remark }

replay-setup = Prima della gara
replay-round = Round numero { $number }
replay-turn = Turno { $number }: { $player }
replay-taken-back =
    { $number ->
        [0] Si torna indietro: tutto è come all’inizio.
       *[other] Si torna indietro: tutto è come dopo la mossa { $number }.
    }

replay-result = Risultato
replay-unfinished = La partita non è ancora finita.
replay-length = La partita conta { $turns }, { $rounds } e { $inputs }.
replay-turns =
    { $count ->
        [one] { $count } turno
       *[other] { $count } turni
    }
replay-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } round
    }
replay-inputs =
    { $count ->
        [one] { $count } mossa registrata
       *[other] { $count } mosse registrate
    }

replay-position =
    { $number ->
        [0] Il tabellone all’inizio
       *[other] Il tabellone dopo la mossa { $number }
    }
replay-place = casella { $number }, { $kind }
replay-double = casella doppia
replay-signs = Segni: { $signs }.
replay-hand = { $player } ha in mano: { $cards }. Carte Bonus: { $bonus }.
replay-hand-hidden = { $player } ha { $cards } e { $bonus }.
replay-cards =
    { $count ->
        [one] { $count } carta Movimento
       *[other] { $count } carte Movimento
    }
replay-bonus-cards =
    { $count ->
        [one] { $count } carta Bonus
       *[other] { $count } carte Bonus
    }

replay-chosen = { $player } ha scelto.
replay-setup-battle = Prima della battaglia
replay-seed-dice = I dadi vengono dal seme { $seed }, flusso { $stream }.
replay-length-rounds = La partita conta { $rounds } e { $inputs }.
replay-position-table =
    { $number ->
        [0] Il tavolo all’inizio
       *[other] Il tavolo dopo la mossa { $number }
    }
replay-squad =
    { $points ->
        [one] { $player } vola con { $ships }, in tutto { $points } punto.
       *[other] { $player } vola con { $ships }, in tutto { $points } punti.
    }
replay-rounds-limit =
    { $count ->
        [one] La partita finisce dopo { $count } round.
       *[other] La partita finisce dopo { $count } round.
    }
