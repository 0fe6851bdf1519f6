# The page.

web-title = Race eight ships home
web-lead = Play a coloured card and move any ship of that colour, yours or not. First side home wins!
web-menu = Menu
web-rules = Rules
web-rules-title = The rules of Super Teams
web-language = Language
web-how-many = How many players?
web-who-plays = Who plays?
web-which-board = Which board?
web-board-standard = Standard, half an hour
web-board-short = Short, a quarter of an hour
web-board-long = Long
web-seat-person = A person here
web-seat-level-1 = Bot, level 1: trainee
web-seat-level-2 = Bot, level 2: wingmate
web-seat-level-3 = Bot, level 3: captain
web-seat-level-4 = Bot, level 4: commander
web-seat-level-5 = Bot, level 5: ace
web-seat-greedy = Bot, clever
web-seat-random = Bot, silly
web-bot-level-1 = trainee
web-bot-level-2 = wingmate
web-bot-level-3 = captain
web-bot-level-4 = commander
web-bot-level-5 = ace
web-bot-greedy = clever
web-bot-random = silly
web-bot-name =
    { $number ->
        [1] Bot Zed
        [2] Bot Vex
        [3] Bot Nia
       *[other] Bot Kit
    }
web-bot-of-level = { $name }, { $bot }
web-level-1 = Plays almost any card. Good for a first game.
web-level-2 = Sees good moves, and overlooks about half of them.
web-level-3 = Looks to the end of each turn and seldom slips.
web-level-4 = Thinks a few turns ahead, but not for long.
web-level-5 = Thinks the whole round through, with all that may be hidden. The strongest there is.
web-name = Name
web-open-hands = Everybody may see all hands
web-start = Start!
web-continue = Go on with your game
web-notice = A fan project, not affiliated with the publishers of the game. None of their art or texts is used.
web-board = Board
web-players = Players
web-hand = Your cards
web-movement-cards = Movement cards
web-bonus-cards = Bonus cards
web-player-facts = { $home } of { $ships } ships home · { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} · { $bonus } bonus
web-ship-at = { $ship }, space { $space }
web-choose-card = { $player }, your turn: pick a card.
web-choose-ship = { $player }, which ship shall fly?
web-go = Go!
web-pass = No card
web-play-bonus = Play { $bonus }
web-thinking = { $player } is thinking…
web-any-card = Does anybody play a bonus card on the { $ship }?
web-wait-card = Wait, I have a card!
web-hand-over = Please give the screen to { $player }
web-here-i-am = I am { $player }
web-log = What happened
web-why = Why?
web-undo = Take back
web-hint = What would a bot do?
web-hint-is = The best bot sees these chances to win:
web-hint-choice = { $percent } %: { $choice }
web-hint-soon = The best bot is thinking…
web-leave = Leave
web-again = Play again
web-download = Save this game as a file
web-won =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } win!
    }
web-draw = A draw: nobody wins.
web-broken-unreadable = Your last game cannot be opened: a part of it is missing. We have kept what there is.
web-broken-differs = Your last game cannot be opened: it was changed, or it comes from an older version of the rules. We have kept it for you.
web-broken-forget = Throw it away
web-home-alone = Play alone
web-home-screen = On this screen
web-home-screen-note = The family takes turns here
web-home-online = With others online
web-home-squads = Squad builder
web-home-squads-note = 290 pilots, exact charts
web-home-battle = Go on with X-Wing
web-home-battle-note = Your battle waits where you left it
web-home-replay = Watch a replay
web-home-replay-note = A finished game, move by move
web-back-to-room = Back to your room
web-hero = The table is set.
web-hero-note = Play alone, round one screen, or with friends far away. No account, no waiting.
web-play-now = Play now
web-with-friends = With friends
web-learn = Learn
web-fact-players = 2 to 4 players
web-fact-age = from 7 years
web-fact-time = 20 minutes
web-battle-lead = Set your dials in secret, fly in formation, and see the exact odds before you fire.
web-battle-name = X-Wing
web-battle-players = 2 players or teams
web-battle-age = from 14 years
web-battle-time = 45 minutes
web-more-ways = More
web-join = Join a room
web-join-note = Everybody on a phone, near or far
web-open-source = Open source. No tracking, nothing from third parties.
web-continue-note = It waits where you left it
web-back-to-room-note = Your seat is kept
web-nav-play = Play
web-nav-friends = Friends
web-nav-squads = Squads
web-nav-replays = Replays
web-places = Pages
web-close = Close
web-settings = Settings
web-theme = Light or dark
web-theme-dark = Dark
web-theme-light = Light
web-pace = How fast do ships fly and bots answer?
web-pace-slow = Slowly
web-pace-normal = As usual
web-pace-fast = Fast
web-contrast = Strong contrast
web-round = Round { $number }
web-to-first-page = To the first page
web-home-of = of { $ships } home
web-score = Ships home
web-label-maw = into the Maw, back to { $space }
web-label-home = home!
web-label-double = { $value } × 2 = { $far }, to { $space }
web-label-one = counts as 1, to { $space }
web-label-plain = { $far } on, to { $space }
web-way = { $start } to { $space }
web-way-home = { $start } to home
web-fly = { $player }, fly the { $ship } to space { $space }?
web-fly-home = { $player }, fly the { $ship } home?
web-helper-double = It starts in hyperspace, so the { $value } counts double.
web-helper-one = It starts among asteroids, so every card counts as 1.
web-helper-maw = It falls into the Maw on { $maw } and is thrown back to { $space }.
web-helper-side = Then you choose the side of the space.
web-helper-draws = You draw a bonus card.
web-helper-they-draw = Its owner draws a bonus card.
web-space-start = The start planet: here the race begins.
web-space-normal = A normal space: nothing happens here.
web-space-bonus = A bonus space: whoever owns the ship draws a bonus card.
web-space-hyperspace = Hyperspace: from here a card counts double.
web-space-asteroid = An asteroid field: from here every card counts as 1.
web-space-maw = The Maw: it throws ships back to the last normal space.
web-space-final = The final planet: whoever brings all ships here first wins.
web-step-card = Card
web-step-ship = Ship
web-step-go = Go
web-ask-side = { $player }, which side for the { $ship }?
web-ask-bonus = { $player }, a bonus card on the { $ship }?
web-how-to-move = Touch a card, then a ship of its colour or the place where it would go.
web-any-card-note = The table waits for everybody who holds one.
web-you-win = You win!
web-you-win-with = You and { $players } win!
web-all-home = All { $ships } ships are home!
web-well-flown = Well flown! You brought { $home } of { $ships } ships home.
web-with-you = with you
web-with = with { $player }
web-that-is-you = you
web-playing = playing
web-played-last = played last
web-short-evasive-maneuver = out of the Maw
web-short-expert-pilot = full number among asteroids
web-short-light-speed = counts double
web-short-acceleration = 1 space more
web-short-tow = follow a rival
web-all-rules = Every rule with its number
web-find-rule = Find a rule
web-helper-passes =
    { $passed ->
        [one] It passes one rival.
       *[other] It passes { $passed } rivals.
    }
web-cards-left =
    { $count ->
        [one] { $count } left
       *[other] { $count } left
    }
web-kept = Put aside
web-colours = Colours
web-sounds = Sounds
web-show-again = Show again
web-contents = Contents
web-no-rule-found = No rule has these words in it.
web-your-turn = It is your turn!
web-notify = Tell me when it is my turn, also when I look elsewhere
web-album = Your games
web-album-won = won
web-album-lost = lost
web-album-numbers =
    { $played ->
        [one] { $played } game played, { $won } won.
       *[other] { $played } games played, { $won } won.
    }
web-avatar = A picture before your name
