# X-Wing: the page on which it is played.

battle-lead = Set secret dials, fly by exact millimetres, and get them in your sights.
battle-goes-on = Go on with the battle
battle-goes-on-note = It waits in this browser.
battle-choose = Choose a battle
battle-ready-core = Core set duel
battle-ready-core-note = One X-wing against two TIE fighters. The quickest way in.
battle-ready-skirmish = Skirmish
battle-ready-skirmish-note = Two X-wings against a small swarm.
battle-ready-hundred = A hundred points
battle-ready-hundred-note = Full squadrons, as in a tournament.
battle-squad-resistance = Resistance
battle-squad-first-order = First Order
battle-squad-rebels = Rebels
battle-squad-empire = Empire
battle-side = You fly for
battle-company = Against whom?
battle-company-person = Somebody at this screen
battle-bot-named = Bot “{ $name }”
battle-lay-out = Set the table for me
battle-lay-out-note = Obstacles and ships are put down at once.
battle-start = To battle!
battle-name = Your name
battle-name-other = The other pilot’s name
battle-broken = The saved battle cannot be gone on with. It is kept as a file for you.

battle-round = Round { $round }
battle-set-up = Set-up
battle-phases = Phases of the round
battle-phase-planning = Planning
battle-phase-activation = Activation
battle-phase-combat = Combat
battle-phase-end = End
battle-squadrons = Squadrons
battle-squadron-of = { $player }
battle-table = The table. Drag to move it, turn the wheel to come closer.
battle-take-back = Take back
battle-zoom-in = Closer
battle-zoom-out = Farther
battle-zoom-all = Whole table
battle-layer-ends = All ends
battle-layer-arcs = Arcs
battle-layers = Shown on the table
battle-log = What happened
battle-why = why?
battle-hint = What would a bot do?
battle-hint-is = The bot would choose: { $choice }
battle-menu-end = Give up
battle-new = New battle
battle-again = Once more

battle-waits-bot = { $player } is thinking
battle-waits-moving = Watch what happens
battle-ask-initiative = Who has initiative?
battle-ask-initiative-note = That side moves first on equal skill, and shoots first.
battle-ask-obstacle = Place an obstacle
battle-ask-obstacle-note = Away from the edges and from the others. Drag it, or use the arrow keys.
battle-ask-edge = Choose your edge
battle-ask-edge-note = The other side starts opposite.
battle-ask-deploy = { $ship }: where do you start?
battle-ask-deploy-note = In the lit strip. Drag the ship, or use the arrow keys; Q and E turn it.
battle-ask-plan = { $ship }: choose a manoeuvre in secret
battle-ask-plan-note = { $done } of { $all } dials are set. Nobody sees them before activation.
battle-ask-commit = All dials are set
battle-ask-commit-note = You can still change them. Then the ships fly.
battle-ask-next = Which ship is next?
battle-ask-next-note = These have the same pilot skill.
battle-ask-decloak = { $ship }: decloak?
battle-ask-instead = { $ship }: another manoeuvre
battle-ask-instead-note = The ship is stressed and cannot fly what its dial shows.
battle-ask-slide = { $ship }: where does it end?
battle-ask-act = { $ship }: choose an action
battle-ask-act-note = One of these, or none.
battle-ask-roll = { $ship }: where does it end?
battle-ask-roll-note = Ahead or back along the template.
battle-ask-target = { $ship }: choose a target
battle-ask-target-note = The chance of any damage stands beside each.
battle-ask-dice-attack = { $ship }: change your dice?
battle-ask-dice-defense = { $ship }: change the dice?
battle-ask-dice-note = As they lie, { $chance } % to do damage.
battle-ask-window = { $player }: use a card or token?
battle-ask-other = { $player }: choose
battle-over-won =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } win!
    }
battle-over-draw = A draw

battle-choice-initiative = Initiative for { $side }
battle-choice-obstacle = Obstacle { $obstacle }
battle-choice-set-aside = Set it aside
battle-choice-edge = The { $edge } edge
battle-choice-deploy = Place { $ship } here
battle-choice-dial = { $ship }: { $maneuver }
battle-choice-commit = Ready, fly!
battle-choice-decloak = Decloak: { $way }
battle-choice-activate = { $ship }
battle-choice-instead = Fly { $maneuver }
battle-choice-slide = { $mm } mm ahead
battle-choice-action = { $action }
battle-choice-place = { $mm } mm ahead
battle-choice-attack =
    { $obstructed ->
        [true] Attack { $target } past the obstacle: { $weapon }
       *[other] Attack { $target }: { $weapon }
    }
battle-choice-ship = { $ship }
battle-choice-number = { $number }
battle-choice-result = { $dice }
battle-choice-damage = { $card }
battle-choice-detonate = Bomb { $number } goes off
battle-choice-first = Obstacle { $obstacle } first
battle-choice-lay =
    { $ahead ->
        [true] Ahead of the ship: { $maneuver }
       *[other] Behind the ship: { $maneuver }
    }
battle-choice-drag = Drag it: { $way }
battle-choice-face = The arc points: { $facing }
battle-choice-pass = Not now
battle-keep-dice = Keep these
battle-no-action = No action
battle-no-attack = Do not attack
battle-use-focus-attack = Eyes are hits
battle-use-focus-defense = Eyes are evades
battle-use-evade = One evade more
battle-use-lock = Reroll: { $dice }
battle-use-card = Use { $card }
battle-use-card-dice = Use { $card }: { $dice }
battle-costs-focus = costs the focus token
battle-costs-evade = costs the evade token
battle-costs-lock = costs the target lock
battle-more = More choices

battle-dial = Dial of { $ship }
battle-dial-kind = Secret manoeuvre
battle-dial-form-dial = Dial
battle-dial-form-grid = Grid
battle-dial-set = Set the dial
battle-dial-next = Next ship
battle-dial-left = One step to the left
battle-dial-right = One step to the right
battle-dial-is-set = dial set
battle-white = white, no stress
battle-green = green, takes stress away
battle-red = red, gives stress
battle-ends = Where it ends
battle-end-clear = Clear of every rock and ship
battle-end-bumps = Bumps into { $ships }: no action
battle-end-rocks = Flies over an obstacle
battle-end-leaves = Leaves the table: the ship is lost!
battle-end-in-arc = { $ship } at range { $range }, in your arc
battle-end-outside = { $ship } at range { $range }, outside your arc

battle-place-here = Put it down here
battle-place-for-me = Put it for me
battle-place-turn-left = Turn left
battle-place-turn-right = Turn right
battle-place-up = Up
battle-place-down = Down
battle-place-left = Left
battle-place-right = Right
battle-place-ahead = Ahead
battle-place-back = Back
battle-place-fits = This place is free.

battle-target = The target
battle-attack = Attack
battle-odds-any = { $chance } %
battle-odds-line = { $mean } damage on average, { $destroyed } % destroyed
battle-odds-before = Damage, before the roll
battle-odds-count = { $count } damage: { $chance } %
battle-obstructed = behind a rock
battle-range = range { $range }
battle-dice-attack = Attack dice
battle-dice-defense = Defence dice
battle-left =
    { $count ->
        [0] Missed
       *[other] { $count } damage
    }
battle-face-hit = hit
battle-face-critical = critical hit
battle-face-focus = eye
battle-face-evade = evade
battle-face-blank = blank

battle-ship-attack = Attack
battle-ship-agility = Agility
battle-ship-hull = Hull
battle-ship-shields = Shields
battle-ship-fired = fired
battle-ship-destroyed = destroyed
battle-hand-over = Hand the screen to { $player }
battle-here-i-am = I am { $player }
battle-hand-over-note = The dials are secret.

# Battles over the network.

battle-room-lead = Send a link. Everybody brings a squad.
battle-room-points = { $points } points
battle-room-your-squad = Your squad
battle-room-choose-squad = Choose a squad…
battle-room-ready-squads = Ready squads
battle-room-paste-squad = Paste a list…
battle-room-bring = Fly this squad
battle-room-no-squad = No squad yet
battle-room-how-dear = How much may a squad cost?
battle-room-rounds = When does it end?
battle-room-rounds-none = When a side is destroyed
battle-room-rounds-of =
    { $count ->
        [one] After { $count } round at the latest
       *[other] After { $count } rounds at the latest
    }
battle-room-teams-note = With more than two, every second player is on the same side, and their ships together are one squad.
battle-room-committed = Your dials are set. The others still plan.
battle-room-withdraw = Change my dials
battle-play-on = Play on from here
battle-likely = To win: { $player } { $chance } %, { $other } { $rest } %
