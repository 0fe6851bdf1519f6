# Zapisana gra, opowiedziana tura po turze.

replay-title =
    { $count ->
        [one] { $game } dla { $count } gracza
       *[other] { $game } dla { $count } graczy
    }
replay-board =
    { $count ->
        [one] Plansza „{ $name }” ma { $count } pole.
        [few] Plansza „{ $name }” ma { $count } pola.
        [many] Plansza „{ $name }” ma { $count } pól.
       *[other] Plansza „{ $name }” ma { $count } pola.
    }
replay-colours = { $player } gra w kolorach: { $colours }.
replay-called = { $player } to { $name }.
replay-no-tow-chain = W tej grze holowany statek nikogo nie wyprzedza.
replay-seed = Karty pochodzą z ziarna { $seed }, strumień { $stream }.
replay-remark = Uwaga: { $remark }

replay-setup = Przed wyścigiem
replay-round = Runda { $number }
replay-turn = Tura { $number }: { $player }
replay-taken-back =
    { $number ->
        [0] Cofnięcie: wszystko jest znów jak na początku.
       *[other] Cofnięcie: wszystko jest znów jak po ruchu numer { $number }.
    }

replay-result = Wynik
replay-unfinished = Gra jeszcze się nie skończyła.
replay-length = Długość gry: { $turns }, { $rounds } i { $inputs }.
replay-turns =
    { $count ->
        [one] { $count } tura
        [few] { $count } tury
        [many] { $count } tur
       *[other] { $count } tury
    }
replay-rounds =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
        [many] { $count } rund
       *[other] { $count } rundy
    }
replay-inputs =
    { $count ->
        [one] { $count } zapisany ruch
        [few] { $count } zapisane ruchy
        [many] { $count } zapisanych ruchów
       *[other] { $count } zapisanego ruchu
    }

replay-position =
    { $number ->
        [0] Plansza na początku
       *[other] Plansza po ruchu numer { $number }
    }
replay-place = pole { $number }, { $kind }
replay-double = podwójne pole
replay-signs = Znaki: { $signs }.
replay-hand = { $player } ma karty: { $cards }. Karty bonusów: { $bonus }.
replay-hand-hidden = { $player } ma { $cards } i { $bonus }.
replay-cards =
    { $count ->
        [one] { $count } kartę ruchu
        [few] { $count } karty ruchu
        [many] { $count } kart ruchu
       *[other] { $count } karty ruchu
    }
replay-bonus-cards =
    { $count ->
        [one] { $count } kartę bonusu
        [few] { $count } karty bonusów
        [many] { $count } kart bonusów
       *[other] { $count } karty bonusu
    }

replay-chosen = { $player }: wybór zrobiony.
replay-setup-battle = Przed bitwą
replay-seed-dice = Kości pochodzą z ziarna { $seed }, strumień { $stream }.
replay-length-rounds = Długość gry: { $rounds } i { $inputs }.
replay-position-table =
    { $number ->
        [0] Stół na początku
       *[other] Stół po ruchu numer { $number }
    }
replay-squad =
    { $points ->
        [one] { $player } ma eskadrę: { $ships }, razem { $points } punkt.
        [few] { $player } ma eskadrę: { $ships }, razem { $points } punkty.
       *[many] { $player } ma eskadrę: { $ships }, razem { $points } punktów.
    }
replay-rounds-limit =
    { $count ->
        [one] Gra kończy się po { $count } rundzie.
       *[other] Gra kończy się po { $count } rundach.
    }
