# Play over the network.

online-no-room = There is no such room (any more).
online-to-lobby = To the rooms
online-joining = Opening the door…
online-lost = The connection is lost. We keep trying…
online-try-now = Try now
online-room = Your room
online-seats = Who plays?
online-change = More choices
online-guest = Pilot
online-full = All seats are taken. You can watch!
online-pick-seat = Write your name and pick a seat.
online-ready = Everybody is here. You can start!
online-host-starts = Everybody is here. The game starts in a moment.
online-seat = Seat { $number }
online-a-bot = A bot…
online-add-bot = Add a bot: { $bot }
online-free = Free seat
online-your-name = Your name
online-sit = Sit here
online-move-here = Move here
online-no-bot = Send the bot away
online-you = you
online-stand-up = Stand up
online-away = not connected
online-bot-plays = a bot is playing for now
online-copy = Copy the link
online-copied = Copied!
online-send = Send the link
online-link = Link to this room
online-qr = The link as a QR code
online-invite = Send this link to the others, or let them photograph the picture.
online-no-clock = No clock
online-time = How long may everybody think?
online-time-note = Nobody loses by the clock: when the time is up, a bot helps out.
online-public = Everybody may find this room
online-rooms = Open rooms
online-asking = Looking for rooms…
online-unreachable = The server cannot be reached. Is there a network? You can still play alone or on this screen.
online-no-rooms = No room is open right now. Open one!
online-nobody-yet = Nobody yet
online-playing = a game is on
online-join = Join
online-watch = Watch
online-too-many = The server does not want any more rooms right now. Please try again in a minute.
online-new-room = Open a room
online-open = Open a room!
online-watching = You are watching.
online-rematch-wanted = Another game: { $players } would like to.
online-rematch-later = Not yet: { $players }.
online-shuffling = Shuffling together with { $players }…
online-broken-off = The game did not begin, because this player did not answer while shuffling: { $players }. Start again, or put a bot there.
online-rules-changed = The rules have changed since, and this game cannot go on under them. What was played of it is kept, and another game can begin.
online-replay = Watch again and check the shuffle
online-time-left = Time left: { $time }
online-limit-left = Time is called in { $time }
online-limit-over = time is up
online-return = I am back!
online-stand-in = Let a bot play
online-chat = Say something
online-phrase-hello = Hello!
online-phrase-good-luck = Good luck!
online-phrase-well-played = Well played!
online-phrase-thanks = Thank you!
online-phrase-sorry = Sorry!
online-phrase-wow = Wow!
online-phrase-oh-no = Oh no!
online-phrase-phew = Phew!
online-phrase-haha = Ha ha!
online-phrase-take-your-time = Take your time.
online-phrase-back-soon = I will be right back.
online-phrase-one-more = One more game?
online-phrase-goodbye = Goodbye!
online-since = Since your last turn
online-since-read = All right!
online-no-stay = No, I stay
online-leave-sure = Leave the game? A bot will play for you, and you can come back.
online-concede-sure = Give up? Then the others win.
online-concede = Give up
online-more = More
online-offer-draw = Offer a draw
online-orders = Don’t ask me for …
online-asks-back = { $player } would like to take the last move back. Is that all right?
online-asks-draw = { $player } offers a draw. Nobody would win. Do you want that?
online-asked-back = You asked to take your move back. The others decide.
online-asked-draw = You offered a draw. The others decide.
online-pause = Take a break
online-asks-pause = { $player } would like a break. The game waits for as long as you like. Is that all right?
online-asked-pause = You asked for a break. It begins when everybody agrees.
online-paused = Break. Nobody moves, no time passes; the game is kept, also until another day.
online-go-on = Go on
online-asks-go-on = { $player } would like to go on. Are you ready?
online-asked-go-on = You are ready. The game goes on when everybody is.
online-not-yet = Not yet
online-never-mind = Never mind
online-yes = Yes
online-no = No
online-watchers =
    { $count ->
        [one] { $count } person is watching.
       *[other] { $count } people are watching.
    }
online-fill =
    { $count ->
        [one] { $count } seat is free. Wait for somebody, or put a bot there.
       *[other] { $count } seats are free. Wait for the others, or put bots there.
    }
online-waiting =
    { $count ->
        [one] { $count } seat is still free…
       *[other] { $count } seats are still free…
    }
online-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
online-free-seats =
    { $count ->
        [0] full
        [one] { $count } free seat
       *[other] { $count } free seats
    }
online-leave-room = Leave the room
online-window = How long may somebody say “Wait, I have a card!”?
online-window-usual = As usual, 3 seconds
online-window-family = Family, 6 seconds
online-only-here = This address works on this computer only. Start Holotable with --lan, and phones can join.
