# A recorded game, told turn by turn.

replay-title =
    { $count ->
        [one] { $game } for { $count } player
       *[other] { $game } for { $count } players
    }
replay-board =
    { $count ->
        [one] The board is { $name }, with { $count } space.
       *[other] The board is { $name }, with { $count } spaces.
    }
replay-colours = { $player } plays { $colours }.
replay-called = { $player } is { $name }.
replay-no-tow-chain = In this game a towed ship overtakes nobody.
replay-seed = The cards come from seed { $seed }, stream { $stream }.
replay-remark = Note: { $remark }

replay-setup = Before the race
replay-round = Round { $number }
replay-turn = Turn { $number }: { $player }
replay-taken-back =
    { $number ->
        [0] Taken back: everything is as it was at the start.
       *[other] Taken back: everything is as it was after input { $number }.
    }

replay-result = Result
replay-unfinished = The game is not over yet.
replay-length = The game took { $turns }, { $rounds } and { $inputs }.
replay-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
replay-rounds =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }
replay-inputs =
    { $count ->
        [one] { $count } input
       *[other] { $count } inputs
    }

replay-position =
    { $number ->
        [0] The board at the start
       *[other] The board after input { $number }
    }
replay-place = space { $number }, { $kind }
replay-double = double space
replay-signs = Signs: { $signs }.
replay-hand = { $player } has { $cards }. Bonus cards: { $bonus }.
replay-hand-hidden = { $player } has { $cards } and { $bonus }.
replay-cards =
    { $count ->
        [one] { $count } movement card
       *[other] { $count } movement cards
    }
replay-bonus-cards =
    { $count ->
        [one] { $count } bonus card
       *[other] { $count } bonus cards
    }

replay-chosen = { $player } has chosen.
replay-setup-battle = Before the battle
replay-seed-dice = The dice come from seed { $seed }, stream { $stream }.
replay-length-rounds = The game took { $rounds } and { $inputs }.
replay-position-table =
    { $number ->
        [0] The table at the start
       *[other] The table after input { $number }
    }
replay-squad =
    { $points ->
        [one] { $player } flies { $ships } for { $points } point.
       *[other] { $player } flies { $ships } for { $points } points.
    }
replay-rounds-limit =
    { $count ->
        [one] The game ends after { $count } round.
       *[other] The game ends after { $count } rounds.
    }
