# X-Wing: the page on which it is played.

battle-lead = Set secret dials, fly by exact millimetres, and get them in your sights.
battle-goes-on = Go on with the battle
battle-goes-on-with = { $players }, round { $round }
battle-choose = Choose a battle
battle-ready-core = Core set duel
battle-ready-core-note = One X-wing against two TIE fighters. The quickest way in.
battle-ready-skirmish = Skirmish
battle-ready-skirmish-note = Two X-wings against a small swarm.
battle-ready-hundred = A hundred points
battle-ready-hundred-note = Full squadrons, as in a tournament.
battle-ready-own = Squads of your choice
battle-ready-own-note = Two ready squads, or your own.
battle-mission-escort = Mission: escort
battle-mission-escort-note = Somebody important has to get home, from one edge of the table to the other.
battle-mission-asteroid-run = Mission: through the rocks
battle-mission-asteroid-run-note = Two ships have to cross a field of asteroids, with hunters behind them.
battle-mission-scan = Mission: four markers
battle-mission-scan-note = Fly close and scan three of four markers before time runs out.
battle-mission-supply-line = Mission: supply line
battle-mission-supply-line-note = Destroy three of four containers behind the enemy’s pickets.
battle-mission-last-station = Mission: the last station
battle-mission-last-station-note = A station that shoots at nobody: destroy it before help comes. Its defenders mend a shield each round near the marker.
battle-mission-convoy = Mission: convoy
battle-mission-convoy-note = Three unarmed transports cross the table; hunters wait on both flanks.
battle-goal-destroy = Destroy { $count } of these: { $ships }.
battle-goal-leave-given = Bring { $count } of these off the table over the { $edge } edge: { $ships }.
battle-goal-leave-leader = Bring { $ship } off the table over the { $edge } edge.
battle-goal-leave =
    { $ships ->
        [one] Bring { $ships } ship off the table over the { $edge } edge.
       *[other] Bring { $ships } ships off the table over the { $edge } edge.
    }
battle-goal-destroy-leader = Destroy { $ship }.
battle-goal-scan =
    { $count ->
        [one] Scan { $count } marker: an action at range 1 of it.
       *[other] Scan { $count } markers: an action at range 1 of each.
    }
battle-goal-within =
    { $rounds ->
        [one] You have { $rounds } round.
       *[other] You have { $rounds } rounds.
    }
battle-goal-until =
    { $rounds ->
        [one] Prevent it for { $rounds } round.
       *[other] Prevent it for { $rounds } rounds.
    }
battle-goal-elimination = Or destroy all enemy ships.
battle-squad-resistance = Resistance
battle-squad-first-order = First Order
battle-squad-rebels = Rebels
battle-squad-empire = Empire
battle-squad-red-wall = Red Wall
battle-squad-four-hammers = Four Hammers
battle-squad-black-lead = Black Lead
battle-squad-green-flock = Green Flock
battle-squad-junk-trader = Junk Trader
battle-squad-rim-run = Rim Run
battle-squad-ghost-story = Ghost Story
battle-squad-eight-sparks = Eight Sparks
battle-squad-turret-row = Turret Row
battle-squad-tree-guard = Tree Guard
battle-squad-old-wings = Old Wings
battle-squad-blue-fist = Blue Fist
battle-squad-black-cloud = Black Cloud
battle-squad-throne-guard = Throne Guard
battle-squad-three-blades = Three Blades
battle-squad-unseen = Unseen
battle-squad-hammer-fall = Hammer Fall
battle-squad-great-shadow = Great Shadow
battle-squad-dark-lead = Dark Lead
battle-squad-second-gun = Second Gun
battle-squad-first-line = First Line
battle-squad-crimson-guard = Crimson Guard
battle-squad-round-view = Round View
battle-squad-night-shift = Night Shift
battle-squad-twin-machines = Twin Machines
battle-squad-one-mind = One Mind
battle-squad-rough-crew = Rough Crew
battle-squad-pirate-flock = Pirate Flock
battle-squad-far-scouts = Far Scouts
battle-squad-bounty = Bounty
battle-squad-vipers = Vipers
battle-squad-dawn-riders = Dawn Riders
battle-squad-long-haul = Long Haul
battle-squad-light-pack = Light Pack
battle-squad-cartel = The Cartel
battle-squad-hired-guns = Hired Guns
battle-side = You fly for
battle-company = Against whom?
battle-company-person = Somebody at this screen
battle-bot-named = Bot “{ $name }”
battle-lay-out = Set the table for me
battle-lay-out-note = Obstacles and ships are put down at once.
battle-printed = Measure as printed
battle-printed-note = No ghosts and no previews: nothing is measured before it is chosen.
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
battle-layer-ruler = Ranges
battle-layer-last = Last round
battle-layers = Shown on the table
battle-log = What happened
battle-why = why?
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
battle-ask-plan = { $ship }: choose a manoeuvre
battle-ask-plan-note = { $done } of { $all } dials are set. Nobody sees them before activation.
battle-ask-commit = All dials are set
battle-ask-commit-note = You can still change them. Then the ships fly.
battle-ask-next = Which ship is next?
battle-ask-next-note = These have the same pilot skill.
battle-ask-decloak = { $ship }: decloak?
battle-ask-instead = { $ship }: another manoeuvre
battle-ask-instead-note = The ship is stressed and cannot fly what its dial shows.
battle-ask-slide = { $ship }: where does it end?
battle-ask-launch = { $ship } deploys: which manoeuvre?
battle-ask-act = { $ship }: choose an action
battle-ask-act-note = One of these, or none.
battle-ask-roll = { $ship }: where does it end?
battle-ask-roll-note = Ahead or back along the template.
battle-ask-target = { $ship }: choose a target
battle-ask-target-note = The chance of any damage stands beside each.
battle-ask-dice-attack = { $ship }: change your dice?
battle-ask-dice-defense = { $ship }: change the dice?
battle-ask-dice-note = Played well, { $chance } % to do damage.
battle-ask-window = { $player }: use a card or token?
battle-ask-other = { $player }: choose
battle-over-won =
    { $count ->
        [one] { $winners } wins!
       *[other] { $winners } win!
    }
battle-over-draw = A draw
battle-over-well-flown = Well flown! You shot down { $down } of { $all } ships.

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
battle-choice-turn-dial =
    { $ahead ->
        [true] The next manoeuvre of the dial
       *[other] The manoeuvre before it on the dial
    }
battle-choice-result = { $dice }
battle-choice-damage = { $card }
battle-choice-detonate = Bomb { $number } goes off
battle-choice-first = Obstacle { $obstacle } first
battle-choice-break = Obstacle { $obstacle }
battle-choice-lay =
    { $ahead ->
        [true] Ahead of the ship: { $maneuver }
       *[other] Behind the ship: { $maneuver }
    }
battle-choice-put = Touching the ship, at { $degrees }°
battle-choice-drag = Drag it: { $way }
battle-choice-face = The arc points: { $facing }
battle-choice-pass = Not now
battle-always-pass = Always pass here
battle-in-order = All in this order
battle-passed = You always pass
battle-passed-card = Ask again about { $card }
battle-ask-again = Ask again
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
battle-ship-kind = { $ship }, skill { $skill }
battle-attack = Attack
battle-odds-any = { $chance } %
battle-odds-line = { $mean } damage, { $destroyed } % destroyed
battle-odds-before = Damage, before the roll
battle-odds-count = { $count } damage: { $chance } %
battle-obstructed = behind a rock
battle-range = range { $range }
battle-step-target = Target
battle-step-roll = Roll
battle-step-change = Change
battle-step-defence = Defence
battle-step-damage = Damage
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
battle-ship-docked = docked
battle-hand-over = Hand the screen to { $player }
battle-here-i-am = I am { $player }
battle-hand-over-note = The dials are secret.

battle-help = What can I do here?
battle-help-initiative = Choose which side has initiative. It places first, and on equal skill it moves and shoots first.
battle-help-obstacle = Drag the rock, or move it with the arrow keys: 1 mm a step, 10 mm with Shift. Q and E turn it. Then put it down.
battle-help-device = Drag the bomb, or move it with the arrow keys: 1 mm a step, 10 mm with Shift. Q and E turn it. Then put it down.
battle-help-edge = Choose the edge where your ships start.
battle-help-deploy = Drag the ship within the lit strip, or use the arrow keys: 1 mm a step, 10 mm with Shift. Q and E turn it by 1°. Then put it down.
battle-help-plan = Turn the dial and set it, ship by ship. Green takes stress away, red gives stress. Nothing is final before “Ready, fly!”.
battle-help-next = Ships of equal pilot skill are yours to order. Choose the one that goes first.
battle-help-decloak = A cloaked ship may decloak now and shift sideways or ahead; or it stays cloaked.
battle-help-instead = Choose another manoeuvre: a stressed ship cannot fly a red one.
battle-help-slide = Choose how far ahead or back the ship ends beside its template.
battle-help-launch = Choose a manoeuvre of its own dial: the ship flies it from the ship that carried it.
battle-help-act = One action: focus for dice, evade for defence, a target lock for rerolls, a roll or boost to move a little. Or none.
battle-help-roll = Move the ship ahead or back along the template, then put it down.
battle-help-target = Choose an enemy in your arc and press “Attack”. The number is the chance of any damage. Or do not attack.
battle-help-dice = Each button changes dice and says what it costs. The chance stands before and after. Or keep the dice.
battle-help-window = A card or token may be used now. Pass if you do not want to; “Always pass here” stops the question.
battle-help-other = Choose one of the buttons. Hold or tap a ship to read its cards.

battle-beyond = beyond range 3
battle-direction-ahead = ahead
battle-direction-right = to the right
battle-direction-behind = behind
battle-direction-left = to the left
battle-in-arc = in arc
battle-outside-arc = outside the arc

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
battle-likely = To win: { $player } { $chance } %, { $other } { $rest } %

# Matches as at tournaments.

battle-room-tournament = Tournament match
battle-room-tournament-note = 100 points, 75 minutes, both squads shown together.
battle-room-mission = Mission
battle-room-mission-none = None: fight
battle-room-limit = When is time called?
battle-room-limit-none = Never
battle-room-limit-note = When time is up, the round is played to its end; then the points destroyed decide.
battle-room-seal = Squads are secret until the battle begins
battle-room-sealed = A squad is chosen. It is shown when the battle begins.
battle-room-sealed-note = Choose your squad at the table. The other sees it when the battle begins.
battle-sheet = Result sheet
battle-sheet-rounds = Rounds: { $count }
battle-sheet-played = Played to the end
battle-sheet-conceded = A side gave up
battle-sheet-agreed = A draw was agreed on
battle-sheet-time-up = Time was called
battle-sheet-won = winner
battle-sheet-score =
    { $count ->
        [one] { $count } point destroyed
       *[other] { $count } points destroyed
    }
battle-sheet-ship = Ship
battle-sheet-fate = At the end
battle-sheet-left = in play
battle-sheet-squad = Squad
battle-sheet-signed = Signatures
