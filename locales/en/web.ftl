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
web-seat-greedy = Bot, clever
web-seat-random = Bot, silly
web-bot-greedy = clever
web-bot-random = silly
web-bot-name = Bot { $number } ({ $bot })
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
web-choose-card = { $player }, choose a card.
web-choose-ship = Which ship shall it move?
web-would-go = { $ship } would go to space { $space }: { $kind }.
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
web-ways = Ways to play
web-home-alone = Play alone
web-home-alone-note = Against bots, right away
web-home-screen = On this screen
web-home-screen-note = The family takes turns here
web-home-online = With others online
web-home-online-note = Everybody on a phone, near or far
web-home-learn = Learn to play
web-home-learn-note = A first game, step by step
web-home-replay = Watch a replay
web-home-replay-note = A finished game, move by move
web-back-to-room = Back to your room
