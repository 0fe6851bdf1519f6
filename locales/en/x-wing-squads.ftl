# X-Wing: the squad builder.

squads-title = Squads
squads-lead = Build a squad from every card of the first edition.
squads-name = Name of the squad
squads-unnamed = New squad
squads-library = Cards
squads-faction = Faction
squads-faction-rebel = Rebel
squads-faction-imperial = Imperial
squads-faction-scum = Scum
squads-find = Ship, pilot or card
squads-only-legal = fits
squads-most = At most
squads-any-points = any points
squads-with-slot = With slot
squads-any-slot = any slot
squads-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
squads-pilots-of-ship =
    { $count ->
        [one] { $count } pilot, { $from } points
       *[other] { $count } pilots, { $from } to { $to } points
    }
squads-nothing-found = No card is like that. Try fewer words or another filter.
squads-add = Add { $card }, { $points } points
squads-in-squad = in the squad
squads-upgrades-for = { $slot } for { $pilot }
squads-back = Back to the ships
squads-fit = Put { $card } on { $pilot }, { $points } points
squads-take-off = Take { $card } off { $pilot }
squads-turn = Turn { $card } over
squads-free-place = Free place for { $pilot }: { $slot }
squads-show = Show { $card }
squads-squad = Squad
squads-of-limit = of { $limit } points
squads-limit = Points to spend
squads-legal = Legal
squads-not-legal =
    { $count ->
        [one] { $count } thing is wrong
       *[other] { $count } things are wrong
    }
squads-left =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
squads-ships =
    { $count ->
        [one] { $count } ship
       *[other] { $count } ships
    }
squads-reasons = What is wrong
squads-empty = No ship yet. Pick a pilot from the cards, or let chance build a squad.
squads-open-library = Choose ships
squads-surprise = Surprise me
squads-import = Import
squads-export = Export
squads-print = Print
squads-saved = My squads
squads-new = New squad
squads-save = Keep in this browser
squads-kept = Kept. It is under “My squads”.
squads-none-saved = No squad is kept in this browser yet.
squads-open = Open
squads-delete = Delete { $name }
squads-fly = Fly this squad
squads-import-lead = Paste a squad list (XWS), a line of text such as “Poe Dameron + BB-8, Blue Ace”, or a link.
squads-import-text = Squad list or text
squads-import-take = Take over
squads-import-bad = This could not be read: { $reason }
squads-export-line = As a line of text
squads-export-xws = As a squad list (XWS)
squads-export-link = As a link
squads-copy = Copy
squads-copied = Copied
squads-download = Download
squads-detail = The card
squads-skill = { $ship }, skill { $skill }
squads-no-text = No skill of its own.
squads-unique = unique
squads-attack = attack
squads-agility = agility
squads-hull = hull
squads-shields = shields
squads-actions = Actions
squads-slots = Slots
squads-dial = The dial
squads-dial-speed = speed
squads-dial-green = green
squads-dial-white = white
squads-dial-red = red
squads-chart = Damage at agility { $agility }
squads-chart-focus = focus
squads-chart-plain = no token
squads-chart-range = Range { $range }
squads-chart-words = Range { $range }: { $focus } with focus, { $plain } without
squads-chart-agility = Against agility
squads-swap = Swap the pilot
squads-swap-lead = Choose who flies instead: { $pilot } makes room.
squads-swap-to = Let { $card } fly instead
squads-copy-ship = One more
squads-take-out = Take out
squads-sum-attack = Attack dice
squads-sum-strength = Hull and shields
squads-sum-skill = Skill
squads-sum-damage = Damage a round, range 2
squads-sum-points = Points
squads-close = Close
squads-whom = For
squads-slot-elite = Elite
squads-slot-astromech = Astromech
squads-slot-torpedo = Torpedo
squads-slot-missile = Missile
squads-slot-cannon = Cannon
squads-slot-turret = Turret
squads-slot-bomb = Bomb
squads-slot-crew = Crew
squads-slot-system = System
squads-slot-salvaged-astromech = Salvaged astromech
squads-slot-title = Title
squads-slot-modification = Modification
squads-slot-illicit = Illicit
squads-slot-cargo = Cargo
squads-slot-hardpoint = Hardpoint
squads-slot-team = Team
squads-slot-tech = Tech
squads-action-focus = focus
squads-action-evade = evade
squads-action-target-lock = target lock
squads-action-barrel-roll = barrel roll
squads-action-boost = boost
squads-action-cloak = cloak
squads-action-slam = SLAM
squads-action-rotate-arc = rotate arc
squads-action-reinforce = reinforce
squads-action-coordinate = coordinate
squads-action-reload = reload
squads-action-jam = jam
squads-only-factions = { $factions } only
squads-only-beside = { $factions }, or with { $name } in the squad
squads-only-small = small ships
squads-only-large = large ships
squads-only-ships = { $ships } only
squads-only-skill = pilot skill { $skill } or more
squads-only-agility = agility { $agility } or less
squads-only-hull = hull { $hull } or less
squads-only-shields = shields exactly { $shields }
squads-only-action = { $action } on the action bar
squads-only-slots = slots { $slots }
squads-only-without = no slot { $slot } of its own
squads-only-different = no two the same: { $slot }
squads-only-up-to = { $slot } for { $points } points at most
squads-only-slot-unique = unique cards only: { $slot }
squads-only-carries = carries { $card }
squads-flaw-empty = A squad needs at least one ship.
squads-flaw-pilot = “{ $word }” is no pilot that is known here.
squads-flaw-which-pilot = “{ $word }” can be more than one pilot; write { $names }.
squads-flaw-not-for-squads = { $pilot } comes into play by another card only.
squads-flaw-huge = { $card } is for huge ships, which are not flown here.
squads-flaw-upgrade = “{ $word }” is no upgrade that is known here.
squads-flaw-upgrades = { $count } upgrades are too many for one ship.
squads-flaw-cost = The squad costs { $cost } points; the limit is { $limit }.
squads-flaw-factions = { $pilot } flies for another faction.
squads-flaw-upgrade-faction = { $upgrade } is for another faction than that of { $pilot }.
squads-flaw-ship-type = { $upgrade } is for another type of ship than the { $ship } of { $pilot }.
squads-flaw-ship-size = { $upgrade } is for another size of ship than the { $ship } of { $pilot }.
squads-flaw-asks = { $upgrade } on { $pilot } asks for: { $what }.
squads-flaw-slot = { $pilot } has no free place for { $upgrade } ({ $slot }).
squads-flaw-modifications = No room for the modification { $upgrade } on { $pilot } (at most { $most }).
squads-flaw-titles = No room for the title { $upgrade } on { $pilot } (at most { $most }).
squads-flaw-limited = { $pilot } may carry { $upgrade } once only.
squads-flaw-unique = { $name } is unique and is there twice.
squads-flaw-too-many = { $upgrade } is there { $count } times; a squad may have { $most }.
squads-of-ship = Ship { $number }: { $reason }
squads-unread-empty = An empty squad. Write pilots and upgrades like this: poedameron+bb8, bluesquadronnovice.
squads-unread-no-pilot = Ship { $number } has no pilot. Write pilots and upgrades like this: poedameron+bb8, bluesquadronnovice.
squads-unread-long = The text is too long: { $count } bytes; a squad is read up to { $most }.
squads-unread-ships = Too many ships: { $count }; a squad is read up to { $most }.
squads-unread-json = This is no JSON: line { $line }, sign { $column } is wrong.
squads-unread-at = At “{ $path }”: { $what }
squads-unread-whole = In the squad list: { $what }
squads-unread-expected = there should be { $wanted } here, not { $found }.
squads-unread-no-pilots = there are no “pilots”.
squads-unread-no-name = a pilot has neither “id” nor “name”.
squads-unread-faction = “{ $word }” is no faction; there are rebel, imperial and scum.
squads-unread-other-faction = “{ $pilot }” does not fly for “{ $faction }”.
squads-unread-ship = no type of ship is written “{ $word }”.
squads-unread-other-ship = “{ $pilot }” does not fly a “{ $ship }”.
squads-unread-slot = no upgrade slot is written like this.
squads-shape-null = nothing
squads-shape-truth = true or false
squads-shape-number = a number
squads-shape-text = a text
squads-shape-list = a list
squads-shape-object = an object
squads-collection = My collection
squads-only-owned = owned
squads-own-lead = Count your boxes, then what you have beside them. A card that is gone from its box is taken away.
squads-own-kinds = What to count
squads-own-boxes = Boxes
squads-own-ships = Ships
squads-own-pilots = Pilots
squads-own-upgrades = Upgrades
squads-own-find = Box or card
squads-own-sums = You own: ships { $ships }, pilot cards { $pilots }, upgrade cards { $upgrades }
squads-own-one-more = One more: { $card }
squads-own-fewer = One fewer: { $card }
squads-own-singles = in boxes { $boxes }, single { $singles }
squads-own-more =
    { $count ->
        [one] { $count } more. Type to find it.
       *[other] { $count } more. Type to find them.
    }
squads-own-failed = What is in the boxes could not be loaded. Open this again when you are online.
squads-own-lacking = you do not own: { $cards }
squads-flight = Test flight
squads-flight-lead = Bots fly this squad { $count } times against another one, with changed sides every second time. After { $rounds } rounds the points destroyed decide. The same seed gives the same battles.
squads-flight-against = Against
squads-flight-itself = This squad itself
squads-flight-level = Both are flown by
squads-flight-seed = Seed
squads-flight-start = Fly
squads-flight-stop = Stop
squads-flight-done = { $done } of { $all } battles
squads-flight-failed = The test flight broke off. Try it again, or with another squad.
squads-flight-won = Won { $count }
squads-flight-draw = Drawn { $count }
squads-flight-lost = Lost { $count }
squads-flight-share = { $share } % won; with 95 % certainty { $low } to { $high } %.
squads-flight-points = Points destroyed, on average
squads-flight-own = By this squad
squads-flight-other = By the other
squads-flight-line = Round { $round }: { $own } by this squad, { $other } by the other
squads-flight-all = Every battle
squads-flight-battle = Battle
squads-flight-result = Result
squads-flight-rounds = Rounds
squads-flight-end-won = won
squads-flight-end-draw = drawn
squads-flight-end-lost = lost
