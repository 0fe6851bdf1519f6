# Un joc înregistrat, povestit tură cu tură.

replay-title =
    { $count ->
        [one] { $game } pentru { $count } jucător
        [few] { $game } pentru { $count } jucători
       *[other] { $game } pentru { $count } de jucători
    }
replay-board =
    { $count ->
        [one] Tabla „{ $name }” are { $count } spațiu.
        [few] Tabla „{ $name }” are { $count } spații.
       *[other] Tabla „{ $name }” are { $count } de spații.
    }
replay-colours = { $player } joacă cu { $colours }.
replay-called = { $player } este { $name }.
replay-no-tow-chain = În acest joc, o navă trasă cu cârligul nu depășește pe nimeni.
replay-seed = Cărțile vin din sămânța { $seed }, fluxul { $stream }.
replay-remark = Notă: { $remark }

replay-setup = Înainte de cursă
replay-round = Runda { $number }
replay-turn = Tura { $number }: { $player }
replay-taken-back =
    { $number ->
        [0] Ne întoarcem: totul e ca la început.
       *[other] Ne întoarcem: totul e ca după mutarea { $number }.
    }

replay-result = Rezultat
replay-unfinished = Jocul nu s-a terminat încă.
replay-length = Jocul are { $turns }, { $rounds } și { $inputs }.
replay-turns =
    { $count ->
        [one] { $count } tură
        [few] { $count } ture
       *[other] { $count } de ture
    }
replay-rounds =
    { $count ->
        [one] { $count } rundă
        [few] { $count } runde
       *[other] { $count } de runde
    }
replay-inputs =
    { $count ->
        [one] { $count } mutare înregistrată
        [few] { $count } mutări înregistrate
       *[other] { $count } de mutări înregistrate
    }

replay-position =
    { $number ->
        [0] Tabla la început
       *[other] Tabla după mutarea { $number }
    }
replay-place = spațiul { $number }, { $kind }
replay-double = spațiu dublu
replay-signs = Semne: { $signs }.
replay-hand = { $player } are în mână: { $cards }. Cărți de bonus: { $bonus }.
replay-hand-hidden = { $player } are { $cards } și { $bonus }.
replay-cards =
    { $count ->
        [one] { $count } carte de mutare
        [few] { $count } cărți de mutare
       *[other] { $count } de cărți de mutare
    }
replay-bonus-cards =
    { $count ->
        [one] { $count } carte de bonus
        [few] { $count } cărți de bonus
       *[other] { $count } de cărți de bonus
    }

replay-chosen = { $player } a ales.
replay-setup-battle = Înainte de bătălie
replay-seed-dice = Zarurile vin din sămânța { $seed }, fluxul { $stream }.
replay-length-rounds = Jocul are { $rounds } și { $inputs }.
replay-position-table =
    { $number ->
        [0] Masa la început
       *[other] Masa după mutarea { $number }
    }
replay-squad =
    { $points ->
        [one] { $player } zboară cu { $ships }, în total { $points } punct.
        [few] { $player } zboară cu { $ships }, în total { $points } puncte.
       *[other] { $player } zboară cu { $ships }, în total { $points } de puncte.
    }
replay-rounds-limit =
    { $count ->
        [one] Jocul se termină după { $count } rundă.
        [few] Jocul se termină după { $count } runde.
       *[other] Jocul se termină după { $count } de runde.
    }
