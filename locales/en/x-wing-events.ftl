# X-Wing: what happens, what the game waits for, what things are called, and the words of the drawing.

x-wing-event-roller = { $side } rolls for initiative.
x-wing-event-initiative = Initiative: { $side }.
x-wing-event-obstacle-placed = An obstacle is placed.
x-wing-event-set-aside = There is no room for it: { $seat } sets it aside.
x-wing-event-edge-chosen = { $side } starts from the { $edge } edge.
x-wing-event-deployed = { $ship } is placed.
x-wing-event-round-begins = Round { $round } begins.
x-wing-event-phase-begins = { $phase }.
x-wing-event-dialled = { $ship }: the dial is set to { $maneuver }.
x-wing-event-dialled-hidden = { $ship }: the dial is set.
x-wing-event-committed = { $seat } is ready.
x-wing-event-withdrew = { $seat } wants to think again.
x-wing-event-revealed = { $ship } shows the dial: { $maneuver }.
x-wing-event-imposed = { $ship } is stressed and has to fly this instead: { $maneuver }.
x-wing-event-looked-at = { $ship } has a look at the dial of { $target }.
x-wing-event-dial-guessed = { $ship } guesses what is on the dial of { $target }: { $maneuver }.
x-wing-event-turned-over = { $ship } turns a card over: { $card }.
x-wing-event-side-picked = { $ship } has the side of a card chosen: { $card }.
x-wing-event-turned-up = { $ship } turns a damage card face up: { $card }.
x-wing-event-instead = { $ship } flies something else instead: { $maneuver }.
x-wing-event-moved = { $ship } flies: { $maneuver }.
x-wing-event-touched = { $ship } bumps into { $other }. They touch.
x-wing-event-parted = { $ship } and { $other } touch no longer.
x-wing-event-scanned = { $ship } scans marker { $marker }.
x-wing-event-left = { $ship } has got away over the edge, as planned!
x-wing-event-fled = { $ship } has left the table.
x-wing-event-met = { $ship } flies into obstacle { $obstacle }.
x-wing-event-cargo-dropped = { $ship } drops cargo, which is obstacle { $obstacle } from now on.
x-wing-event-obstacle-gone = Obstacle { $obstacle } is gone.
x-wing-event-dropped = { $ship } drops a device: { $device }.
x-wing-event-lost = A device falls off the table: { $device }.
x-wing-event-detonated = { $device } goes off!
x-wing-event-stressed = { $ship } gets a stress token.
x-wing-event-focused = { $ship } gets a focus token.
x-wing-event-evasive = { $ship } gets an evade token.
x-wing-event-cloaked = { $ship } gets a cloak token and cannot be seen.
x-wing-event-tractored = { $ship } gets a tractor beam token.
x-wing-event-disarmed = { $ship } gets a weapons disabled token and cannot attack.
x-wing-event-jammed = { $ship } gets a jam token.
x-wing-event-reinforced = { $ship } strengthens one end: { $end }.
x-wing-event-reinforce-spent = { $ship } spends its reinforce token.
x-wing-event-arc-turned = { $ship } turns its arc: { $facing }.
x-wing-event-token-lost = { $ship } loses a token: { $token }.
x-wing-event-spent = { $ship } spends a token: { $token }.
x-wing-event-lock-passed = { $ship } hands its target lock on { $target } over to { $other }.
x-wing-event-shield-recovered = { $ship } gets a shield back.
x-wing-event-recovered = { $ship } can use this card again: { $card }.
x-wing-event-calmed = { $ship } loses a stress token.
x-wing-event-ionized = { $ship } gets an ion token.
x-wing-event-decloaked = { $ship } can be seen again: the cloak is off.
x-wing-event-no-decloak = { $ship } has no room to decloak that way: { $way }.
x-wing-event-deionized = { $ship } loses the ion tokens.
x-wing-event-action-skipped = { $ship } has no action this time.
x-wing-event-acted =
    { $free ->
        [true] { $ship } does a free action: { $action }.
       *[other] { $ship } does an action: { $action }.
    }
x-wing-event-struck = { $ship } cannot do this: { $action }.
x-wing-event-shifted = { $ship } shifts to a new spot.
x-wing-event-locked = { $ship } locks on to { $target }.
x-wing-event-unlocked = { $ship } has no target lock on { $target } any more.
x-wing-event-fights = { $ship } may attack.
x-wing-event-no-opportunity = { $ship } has no opportunity to attack this time.
x-wing-event-attacked =
    { $obstructed ->
        [true] { $attacker } attacks { $defender }: { $weapon }, range { $range }, past an obstacle.
       *[other] { $attacker } attacks { $defender }: { $weapon }, range { $range }.
    }
x-wing-event-rolled = { $ship } rolls { $die }: { $dice }.
x-wing-event-used = { $ship } uses { $card }.
x-wing-event-rerolled = { $ship } rolls again. Before: { $from }. Now: { $to }.
x-wing-event-modified = The dice now. Attack: { $attack }. Defence: { $defense }.
x-wing-event-compared = What is left. Hits: { $hits }. Critical hits: { $criticals }.
x-wing-event-hit = { $ship } is hit!
x-wing-event-missed = { $ship } is missed.
x-wing-event-shield-lost = { $ship } loses a shield.
x-wing-event-damaged = { $ship } gets a damage card, face down.
x-wing-event-dealt = { $ship } gets a damage card, face up: { $card }.
x-wing-event-marked = { $ship } gets a damage marker.
x-wing-event-unmarked = { $ship } swaps a damage marker for a damage card.
x-wing-event-flipped = { $ship } turns a damage card face down: { $card }.
x-wing-event-reshuffled = A damage deck is made anew.
x-wing-event-discarded = { $ship } gives up a card: { $card }.
x-wing-event-assigned = { $ship } is under a condition: { $card }.
x-wing-event-condition-removed = { $ship } is rid of a condition: { $card }.
x-wing-event-doomed = { $ship } is done for, but may attack once more.
x-wing-event-destroyed = { $ship } is destroyed!
x-wing-event-wreckage = Damage cards of { $ship }: { $cards }.
x-wing-event-ordnance-spent = { $ship } discards an ordnance token and keeps this card: { $card }.
x-wing-event-guessed = { $ship } guesses how many evades will come: { $number }.
x-wing-event-named = { $ship } names a result before the roll: { $dice }.
x-wing-event-altered = A die of { $ship } is turned for good: { $from } is now { $to }.
x-wing-event-picked = Damage card chosen for { $ship }: { $card }. Discarded: { $cards }.
x-wing-event-searched = A damage card is put aside for { $ship }: { $card }.
x-wing-event-tokens-removed = Focus and evade tokens are taken away.
x-wing-event-other = Something happens ({ $name }).

x-wing-phase-chance = The dice or the damage cards decide now.
x-wing-phase-initiative = { $seat } says who has initiative.
x-wing-phase-obstacles = { $seat } places an obstacle.
x-wing-phase-edge = { $seat } picks an edge of the table.
x-wing-phase-forces = { $seat } places a ship.
x-wing-phase-planning = { $seat } may set dials in secret.
x-wing-phase-decloak = { $seat } picks a cloaked ship.
x-wing-phase-decloaking = { $seat } may decloak { $ship }.
x-wing-phase-activation = { $seat } picks the ship that flies next.
x-wing-phase-activating = { $seat } picks a manoeuvre for { $ship }, which is stressed.
x-wing-phase-sliding = { $seat } says where { $ship } ends its roll.
x-wing-phase-acting = { $seat } may do an action with { $ship }.
x-wing-phase-rolling = { $seat } says where { $ship } ends up.
x-wing-phase-combat = { $seat } picks the ship that attacks next.
x-wing-phase-fighting = { $seat } may attack with { $ship }.
x-wing-phase-window = { $seat } may use a card or a token.
x-wing-phase-sprung = { $seat } says which ship sets the mine off.
x-wing-phase-detonations = { $seat } says which bomb goes off next.
x-wing-phase-other = { $seat } has to choose.
x-wing-phase-over = The game is over.

x-wing-maneuver =
    { $speed ->
        [0] { $bearing }
       *[other] { $bearing }, speed { $speed }
    }
x-wing-bearing-straight = straight
x-wing-bearing-bank-left = bank to the left
x-wing-bearing-bank-right = bank to the right
x-wing-bearing-turn-left = turn to the left
x-wing-bearing-turn-right = turn to the right
x-wing-bearing-koiogran = Koiogran turn
x-wing-bearing-segnor-left = Segnor’s Loop to the left
x-wing-bearing-segnor-right = Segnor’s Loop to the right
x-wing-bearing-tallon-left = Tallon Roll to the left
x-wing-bearing-tallon-right = Tallon Roll to the right
x-wing-bearing-reverse-straight = straight backwards
x-wing-bearing-reverse-bank-left = bank backwards to the left
x-wing-bearing-reverse-bank-right = bank backwards to the right
x-wing-bearing-stationary = stay in place

x-wing-face-blank =
    { $count ->
        [one] { $count } blank
       *[other] { $count } blanks
    }
x-wing-face-focus =
    { $count ->
        [one] { $count } eye
       *[other] { $count } eyes
    }
x-wing-face-hit =
    { $count ->
        [one] { $count } hit
       *[other] { $count } hits
    }
x-wing-face-critical =
    { $count ->
        [one] { $count } critical hit
       *[other] { $count } critical hits
    }
x-wing-face-evade =
    { $count ->
        [one] { $count } evade
       *[other] { $count } evades
    }
x-wing-die-attack = red dice
x-wing-die-defense = green dice

x-wing-action-focus = focus
x-wing-action-evade = evade
x-wing-action-target-lock = target lock on { $target }
x-wing-action-barrel-roll = barrel roll to the { $side }
x-wing-action-bank-roll = barrel roll { $way }, along a bank
x-wing-action-boost = boost ({ $bearing })
x-wing-action-scan = scan a marker
x-wing-action-cloak = cloak
x-wing-action-reload = reload
x-wing-action-card = { $card }
x-wing-action-other-of = { $card }: take a token off
x-wing-side-left = left
x-wing-side-right = right
x-wing-way-left = left
x-wing-way-right = right
x-wing-way-ahead = ahead
x-wing-way-left-fore = to the left and ahead
x-wing-way-left-aft = to the left and back
x-wing-way-right-fore = to the right and ahead
x-wing-way-right-aft = to the right and back
x-wing-way-ahead-left = ahead to the left
x-wing-way-ahead-right = ahead to the right
x-wing-edge-north = north
x-wing-edge-east = east
x-wing-edge-south = south
x-wing-edge-west = west
x-wing-step-planning = Planning phase
x-wing-step-activation = Activation phase
x-wing-step-combat = Combat phase
x-wing-step-end = End phase

x-wing-device-seismic-charge = Seismic charge
x-wing-device-proton-bomb = Proton bomb
x-wing-device-proximity-mine = Proximity mine

x-wing-card-primary = primary weapon
x-wing-card-focus = a focus token
x-wing-card-evade = an evade token
x-wing-card-target-lock = a target lock
x-wing-card-shaken-pilot = Shaken Pilot
x-wing-card-blinded-pilot = Blinded Pilot
x-wing-card-damaged-cockpit = Damaged Cockpit
x-wing-card-stunned-pilot = Stunned Pilot
x-wing-card-console-fire = Console Fire
x-wing-card-damaged-engine = Damaged Engine
x-wing-card-major-explosion = Major Explosion
x-wing-card-weapons-failure = Weapons Failure
x-wing-card-major-hull-breach = Major Hull Breach
x-wing-card-structural-damage = Structural Damage
x-wing-card-damaged-sensor-array = Damaged Sensor Array
x-wing-card-loose-stabilizer = Loose Stabiliser
x-wing-card-thrust-control-fire = Thrust Control Fire
x-wing-card-direct-hit = Direct Hit

x-wing-drawn-title =
    { $round ->
        [0] X-Wing: before the first round
       *[other] X-Wing: round { $round }
    }
x-wing-drawn-side = { $side }: { $points } points
x-wing-drawn-place = { $x } mm across, { $y } mm up, facing { $degrees }°
x-wing-drawn-skill = pilot skill { $count }
x-wing-drawn-hull = hull { $count } of { $most }
x-wing-drawn-shields = shields { $count } of { $most }
x-wing-drawn-focus = focus { $count }
x-wing-drawn-evade = evade { $count }
x-wing-drawn-stress = stress { $count }
x-wing-drawn-ion = ion { $count }
x-wing-drawn-tractor = tractor beam { $count }
x-wing-drawn-disabled = weapons disabled { $count }
x-wing-drawn-jam = jam { $count }
x-wing-drawn-reinforced = reinforced
x-wing-drawn-cloak = cloaked
x-wing-drawn-lock = target lock on { $ship }
x-wing-drawn-touches = touches { $ships }
x-wing-drawn-damage = damage: { $cards }
x-wing-drawn-waiting = not placed yet
x-wing-drawn-docked = still docked
x-wing-drawn-destroyed = destroyed
x-wing-drawn-left = got away
x-wing-drawn-doomed = destroyed after its attack
x-wing-drawn-flies = just flew: { $maneuver }
x-wing-drawn-attack = { $attacker } attacks { $defender }
x-wing-drawn-key-hull = hull
x-wing-drawn-key-shields = shields
x-wing-drawn-key-focus = focus
x-wing-drawn-key-evade = evade
x-wing-drawn-key-stress = stress
x-wing-drawn-key-ion = ion
x-wing-drawn-key-tractor = tractor beam
x-wing-drawn-key-disabled = weapons disabled
x-wing-drawn-key-jam = jam
x-wing-drawn-key-reinforced = reinforce
x-wing-drawn-key-cloak = cloak
x-wing-drawn-key-lock = target lock
x-wing-drawn-key-critical = critical damage
x-wing-drawn-key-touching = touching
x-wing-drawn-key-range = one square: range 1, 100 mm
x-wing-token-focus = focus
x-wing-token-evade = evade
x-wing-token-stress = stress
x-wing-token-ion = ion
x-wing-token-cloak = cloak
x-wing-token-tractor = tractor beam
x-wing-token-disabled = weapons disabled
x-wing-token-jam = jam
x-wing-device-conner-net = Conner net
x-wing-device-cluster-mine = Cluster mine
x-wing-device-ion-bomb = Ion bomb
x-wing-device-thermal-detonator = Thermal detonator
x-wing-device-bomblet = Bomblet
x-wing-action-slam = SLAM: { $maneuver }
x-wing-action-rotate-arc = turn the arc: { $facing }
x-wing-action-reinforce = strengthen one end: { $end }
x-wing-action-coordinate = coordinate { $target }
x-wing-action-jam = jam { $target }
x-wing-facing-front = front
x-wing-facing-left = left
x-wing-facing-right = right
x-wing-facing-rear = rear
x-wing-end-fore = fore
x-wing-end-aft = aft
