# Rooms: why something does not work.

room-refused-a-bot-plays = A bot plays for you. Take your seat back first.
room-refused-already-committed = Your numbers for the shuffle are sealed already.
room-refused-already-playing = The game has begun already.
room-refused-already-revealed = Your numbers for the shuffle are shown already.
room-refused-bad-options = A game cannot be played like that. Check the number of players, the board and the clock.
room-refused-bad-squad = Such a squad cannot be flown here.
room-refused-barred = Whoever runs this table does not let you in.
room-refused-beginning = The game is just beginning. Wait a moment.
room-refused-broken = The server cannot store anything right now. Please try again in a minute.
room-refused-name-needed = Please write a name first.
room-refused-no-space = The server has too little space left for that. Please tell whoever runs it. Games that are under way go on.
room-refused-no-such-bot = There is no such bot.
room-refused-no-such-room = There is no room with this link. Perhaps it was closed because nobody played.
room-refused-no-window = Too late: the ship is flying already.
room-refused-no-wish = Nobody asks to take anything back.
room-refused-not-all-committed = Not everybody has sealed their numbers for the shuffle yet.
room-refused-not-away-long = Wait a moment: if they do not come back soon, a bot plays for them by itself.
room-refused-not-beginning = No game is just beginning.
room-refused-not-over = The game is not over yet.
room-refused-not-paused = The game does not pause.
room-refused-not-playing = No game is being played now.
room-refused-not-seated = You are watching. Only those who sit at the table can do that.
room-refused-not-the-host = Only the host can do that: the one who sat down first.
room-refused-not-the-value = These are not the numbers that you sealed.
room-refused-nothing-to-bring = There is nothing to bring to this game.
room-refused-nothing-to-take-back = That cannot be taken back any more, because cards have been shown since.
room-refused-password = This table belongs to a club. Load the page again and type the password of the club.
room-refused-paused = The game pauses. It goes on when everybody wants to.
room-refused-room-closed = Whoever runs this table has closed the room.
room-refused-room-full = Too many people are in this room already. Try again later.
room-refused-seat-taken = Somebody sits there already.
room-refused-seats-not-filled = Somebody is still missing. Invite a friend or put a bot there.
room-refused-squad-needed = Every player brings a squad first.
room-refused-stale = Something happened in between. Look again.
room-refused-stopping = The server is being restarted. Please try again in a moment.
room-refused-store-away = The server cannot store moves at the moment. Nothing is lost; it goes on by itself in a moment.
room-refused-elsewhere = Another server has this room right now. Please try again in a moment.
room-refused-they-are-here = They are here. Only for somebody who is away can a bot play.
room-refused-too-fast = That was too fast. Wait a moment.
room-refused-too-many = There are too many rooms open from here. Close one, or try again later.
room-refused-too-many-games = So many games have begun from here lately. Please wait a little.
room-refused-unreadable = The server did not understand that. Load the page again.
room-refused-wish-already = Somebody already asks to take something back.

# The password of a club.

room-password-why = This table belongs to a club.
room-password-label = Password of the club
room-password-enter = Come in
room-password-wrong = That is not the password.
