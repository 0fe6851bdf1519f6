# What every game shares: players, lists, words of the table, how a game ends.

player = Player { $number }

list-nothing = nothing
list-comma = { $rest }, { $last }
list-and = { $rest } and { $last }

table-said-concede = { $seat } gives up.
table-said-offer-draw = { $seat } offers a draw.
table-said-decline-draw = { $seat } does not want a draw.
table-said-time-up = Time is up!
table-said-withdraw = { $seat } takes back a secret plan.

table-ended-played =
    { $count ->
        [0] It is a draw. Nobody wins.
        [one] { $winners } wins!
       *[other] { $winners } win together!
    }
table-ended-conceded =
    { $count ->
        [0] Somebody gave up. Nobody wins.
        [one] { $winners } wins, because somebody gave up.
       *[other] { $winners } win together, because somebody gave up.
    }
table-ended-agreed = Everybody wants a draw, so nobody wins.
table-ended-time-up =
    { $count ->
        [0] Nobody is ahead, so it is a draw.
        [one] { $winners } is ahead and wins!
       *[other] { $winners } are ahead and win together!
    }

table-refused-already-offered = You have offered a draw already.
table-refused-no-such-seat = Nobody sits in that seat.
table-refused-nothing-offered = Nobody has offered a draw.
table-refused-nothing-to-withdraw = You have no secret plan to take back.
table-refused-over = The game is over.
table-refused-time-called-already = Time was called already. This round is played to its end.
table-refused-other = That does not work now ({ $code }).
