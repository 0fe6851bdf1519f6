# Super Teams.

super-teams-name = Super Teams

## Names. An attribute is another form of the name: `.accusative` of a ship is `$ship-accusative` in a sentence.

super-teams-ship-x-wing = X-wing
super-teams-ship-millennium-falcon = Millennium Falcon
super-teams-ship-star-destroyer = Star Destroyer
super-teams-ship-death-star = Death Star
super-teams-ship-tie-fighter = TIE fighter
super-teams-ship-tie-advanced = TIE Advanced
super-teams-ship-jedi-starfighter = Jedi starfighter
super-teams-ship-tantive-iv = Tantive IV

super-teams-colour-red = red
super-teams-colour-green = green
super-teams-colour-black = black
super-teams-colour-yellow = yellow

super-teams-card = { $colour } { $value }

super-teams-bonus-evasive-maneuver = Evasive Maneuver
super-teams-bonus-expert-pilot = Expert Pilot
super-teams-bonus-light-speed = Light Speed
super-teams-bonus-acceleration = Acceleration
super-teams-bonus-tow = Tow

super-teams-kind-start = start planet
super-teams-kind-normal = normal space
super-teams-kind-bonus = bonus space
super-teams-kind-hyperspace = hyperspace
super-teams-kind-asteroid = asteroid field
super-teams-kind-maw = Maw
super-teams-kind-final = final planet

super-teams-pile-movement = movement pile
super-teams-pile-bonus = bonus pile

super-teams-source-pile = from the pile
super-teams-source-planet = from the final planet

## What happens.

super-teams-event-first-player = { $seat } goes first.
super-teams-event-planet-laid =
    { $count ->
        [one] { $count } bonus card is waiting on the final planet.
       *[other] { $count } bonus cards are waiting on the final planet.
    }
super-teams-event-renewed =
    { $count ->
        [one] The { $pile } is shuffled anew: { $count } card.
       *[other] The { $pile } is shuffled anew: { $count } cards.
    }
super-teams-event-round-begins = A new round begins. { $seat } goes first.
super-teams-event-dealt = { $seat } gets { $cards }.
super-teams-event-dealt-hidden =
    { $count ->
        [one] { $seat } gets { $count } card.
       *[other] { $seat } gets { $count } cards.
    }
super-teams-event-played =
    { $joker ->
        [none] { $seat } plays a { $card } for the { $ship }.
       *[other] { $seat } plays a { $card } as a joker: it counts as { $joker }, for the { $ship }.
    }
super-teams-event-bonus-played = { $seat } plays { $bonus } on the { $ship }.
super-teams-event-passed = { $seat } plays nothing on the { $ship }.
super-teams-event-moved =
    { $from ->
        [0] The { $ship } flies from the start planet to space { $to }.
       *[other] The { $ship } flies from space { $from } to space { $to }.
    }
super-teams-event-thrown-back = The Maw on space { $from } throws the { $ship } back to space { $to }.
super-teams-event-evaded = The { $ship } dodges the Maw on space { $from } and flies on to space { $to }.
super-teams-event-side-taken = { $seat } picks a side for the { $ship }: { $kind }.
super-teams-event-towed =
    { $from ->
        [0] The { $ship } is towed along behind the { $by }, from the start planet to space { $to }.
       *[other] The { $ship } is towed along behind the { $by }, from space { $from } to space { $to }.
    }
super-teams-event-drew = { $seat } draws { $bonus } { $from }.
super-teams-event-drew-hidden =
    { $count ->
        [one] { $seat } draws { $count } bonus card { $from }.
       *[other] { $seat } draws { $count } bonus cards { $from }.
    }
super-teams-event-nothing-to-draw = { $seat } draws no bonus card, for there are none left.
super-teams-event-home = The { $ship } is home, on the final planet!
super-teams-event-jokers = From now on all { $colour } cards are jokers!

## What the game waits for.

super-teams-phase-first = Who goes first? Chance decides.
super-teams-phase-planet = Bonus cards are about to be laid on the final planet.
super-teams-phase-deal = { $seat } is about to get new cards.
super-teams-phase-play = { $seat } plays a card and moves a ship.
super-teams-phase-boost = { $seat } may play { super-teams-bonus-light-speed }, { super-teams-bonus-acceleration } or { super-teams-bonus-expert-pilot } on the { $ship }.
super-teams-phase-evade = The { $ship } is in the Maw! { $seat } may play { super-teams-bonus-evasive-maneuver }.
super-teams-phase-side = { $seat } picks a side of the double space for the { $ship }.
super-teams-phase-draw = { $seat } is about to draw a bonus card.
super-teams-phase-planet-draw = { $seat } is about to draw bonus cards from the final planet.
super-teams-phase-tow = { $seat } may play { super-teams-bonus-tow } on the { $ship }.
super-teams-phase-over = The game is over.

## What does not work, and why.

super-teams-refused-another-draw-is-asked = Something else has to be drawn now.
super-teams-refused-bonus-not-in-hand = You do not have that bonus card.
super-teams-refused-card-already-announced = The card and the ship are chosen already.
super-teams-refused-card-not-in-hand = You do not have that card.
super-teams-refused-chance-comes-first = One moment: the cards are drawn first.
super-teams-refused-choose-a-side-first = First pick a side of the double space.
super-teams-refused-colour-all-home = Both ships of that colour are home. Pick another ship.
super-teams-refused-must-play-a-card = You have to play a card. Nobody may skip a turn.
super-teams-refused-no-chance-now = Nothing is drawn or dealt now.
super-teams-refused-no-side-to-choose = There is no side to pick now.
super-teams-refused-no-such-cards-there = That cannot be drawn here.
super-teams-refused-no-such-side = That space has no such side.
super-teams-refused-no-window-open = Bonus cards come later. First play a movement card.
super-teams-refused-not-in-the-maw = { super-teams-bonus-evasive-maneuver } only helps a ship that landed in the Maw.
super-teams-refused-not-on-a-calm-space = { super-teams-bonus-light-speed } only works from the start planet, a normal space or a bonus space.
super-teams-refused-not-on-asteroids = { super-teams-bonus-expert-pilot } only helps a ship that starts in an asteroid field.
super-teams-refused-not-your-turn = It is not your turn yet.
super-teams-refused-on-asteroids = { super-teams-bonus-acceleration } does not work from an asteroid field.
super-teams-refused-only-evasive-maneuver-now = In the Maw only { super-teams-bonus-evasive-maneuver } helps.
super-teams-refused-only-tow-after-an-opponent = Your ship was overtaken: only { super-teams-bonus-tow } helps now.
super-teams-refused-ship-is-home = That ship is home and stays there.
super-teams-refused-ship-not-in-play = That ship is not in this game.
super-teams-refused-ship-of-an-opponent = That is an opponent’s ship. Bonus cards only help your own side.
super-teams-refused-ship-of-another-colour = That ship is not the colour of your card.
super-teams-refused-somebody-else-is-asked = Somebody else decides first.
super-teams-refused-the-mover-chooses-the-side = Whoever moved the ship picks the side.
super-teams-refused-the-other-ship-must-move = That ship is home. Move the other ship of that colour.
super-teams-refused-tow-only-after-an-opponent = { super-teams-bonus-tow } only works when an opponent has overtaken your ship.
