# Recorded games, to watch and to check.

watch-again = Watch it again
watch-title = A recorded game
watch-choose = Which game shall it be?
watch-file = A file
watch-last = The last game on this screen
watch-other = Another game
watch-fetching = The game is on its way…
watch-not-found = There is no such game here, or it is not over yet.

watch-moment = { $number } of { $count }
watch-back = One step back
watch-forward = One step on
watch-play = Play
watch-pause = Pause
watch-speed = Speed
watch-eyes = Who is watching?
watch-all = Somebody who sees all cards
watch-spectator = A spectator
watch-taken-back = This was taken back.
watch-hand = { $player }’s cards

watch-true =
    { $count ->
        [one] Checked: its one step is exactly as the rules have it. Nobody has changed this game.
       *[other] Checked: all { $count } steps are exactly as the rules have them. Nobody has changed this game.
    }
watch-until-there = Up to there it can be watched.
watch-details = Details

watch-empty = This file is empty.
watch-no-record = This file is not a recorded game.
watch-newer = This game was recorded by a newer Holotable. Please update this one.
watch-other-game = This is a recording of another game.
watch-unreadable = Line { $line } of the file cannot be read.
watch-cut-off = The file breaks off in line { $line }. The rest of the game is lost.
watch-out-of-order = In line { $line } a step is missing, doubled or in the wrong place.
watch-after-the-end = In line { $line } something comes after the end of the game.
watch-no-end = The last line of the file, line { $line }, is missing, so nobody knows how the game ended.
watch-set-up = Line 1 of the file describes a game that cannot be played.
watch-notes = Somebody has changed the names or notes in line 1.
watch-start = Somebody has changed the beginning of the game in line 1.
watch-refused = Line { $line } is against the rules: somebody has changed it.
watch-edited = Somebody has changed line { $line }, or one before it: it does not fit what came before.
watch-outcome = The file says something else about the winner than the game does.
watch-end = Somebody has changed the last line of the file, or taken steps out before it.
watch-otherwise = From line { $line } on the game goes otherwise than it was recorded: the rules have changed since.
watch-older = Played again, and it ends as recorded. It is of an older Holotable, so nobody can see any more whether somebody has changed it.

watch-fair-title = Were the cards dealt fairly?
watch-fair-yes =
    { $count ->
        [one] Yes! The one draw of this game was made again just now, and it is the same.
       *[other] Yes! All { $count } draws of this game were made again just now, and they are the same.
    }
watch-fair-how = Before the game the server showed a seal on its secret. Then everybody sealed numbers of their own, and only when all were sealed, they were opened. The cards follow from all of them, so nobody could choose them alone.
watch-fair-commitment = No! The secret does not fit the seal that was shown before the game.
watch-fair-seats = No! The proof is for another number of players.
watch-fair-draw = No! The draw in step { $entry } is not the one that the secret and the players’ numbers give.
watch-fair-unsealed = No! { $player }’s numbers are not the ones that were sealed before.
watch-fair-seal = The seal
watch-fair-secret = The secret
watch-fair-value = { $player }’s numbers
watch-fair-nothing = none
watch-fair-same-seal = The seal is the one that was shown here before the game.
watch-fair-same-both = The seal is the one that was shown here before the game, and your own numbers are in the mix.
watch-fair-other-seal = No! Before the game another seal was shown here.
watch-fair-no-value = No! Your own numbers are not in the mix.
watch-fair-other-numbers = No! When your numbers were opened, the others had sealed other ones.
watch-fair-older = It is of an older Holotable: whoever sat down last could know the numbers of the others.
