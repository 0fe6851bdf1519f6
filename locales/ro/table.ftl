# Comun tuturor jocurilor: jucători, liste, vorbe la masă, sfârșitul jocului.

player = Jucătorul { $number }

list-nothing = nimic
list-comma = { $rest }, { $last }
list-and = { $rest } și { $last }

table-said-concede = { $seat } se dă bătut.
table-said-offer-draw = { $seat } propune remiză.
table-said-decline-draw = { $seat } nu vrea remiză.
table-said-time-up = Timpul s-a terminat!
table-said-withdraw = { $seat } își retrage planul secret.

table-ended-played =
    { $count ->
        [0] E remiză. Nu câștigă nimeni.
        [one] { $winners } câștigă!
       *[other] { $winners } câștigă împreună!
    }
table-ended-conceded =
    { $count ->
        [0] Cineva s-a dat bătut. Nu câștigă nimeni.
        [one] { $winners } câștigă, pentru că altcineva s-a dat bătut.
       *[other] { $winners } câștigă împreună, pentru că altcineva s-a dat bătut.
    }
table-ended-agreed = Toți vor remiză, așa că nu câștigă nimeni.
table-ended-time-up =
    { $count ->
        [0] Nimeni nu e în frunte, așa că e remiză.
        [one] { $winners } e în frunte și câștigă!
       *[other] { $winners } sunt în frunte și câștigă împreună!
    }

table-refused-already-offered = Ai propus deja remiză.
table-refused-no-such-seat = Nu stă nimeni pe locul acela.
table-refused-nothing-offered = Nu a propus nimeni remiză.
table-refused-nothing-to-withdraw = Nu ai niciun plan secret de retras.
table-refused-over = Jocul s-a terminat.
table-refused-time-called-already = Timpul s-a încheiat deja. Runda asta se joacă până la capăt.
table-refused-other = Acum nu se poate ({ $code }).
