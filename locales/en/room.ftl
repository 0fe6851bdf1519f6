# Rooms: why something does not work.

room-refused-a-bot-plays = A bot plays for you. Take your seat back first.
room-refused-already-playing = The game has begun already.
room-refused-bad-options = A game cannot be played like that. Check the number of players, the board and the clock.
room-refused-name-needed = Please write a name first.
room-refused-no-such-bot = There is no such bot.
room-refused-no-such-room = There is no room with this link. Perhaps it was closed because nobody played.
room-refused-no-window = Too late: the ship is flying already.
room-refused-no-wish = Nobody asks to take anything back.
room-refused-not-over = The game is not over yet.
room-refused-not-playing = No game is being played now.
room-refused-not-seated = You are watching. Only those who sit at the table can do that.
room-refused-not-the-host = Only the host can do that: the one who sat down first.
room-refused-nothing-to-take-back = That cannot be taken back any more, because cards have been shown since.
room-refused-room-full = Too many people are in this room already. Try again later.
room-refused-seat-taken = Somebody sits there already.
room-refused-seats-not-filled = Somebody is still missing. Invite a friend or put a bot there.
room-refused-stale = Something happened in between. Look again.
room-refused-they-are-here = They are here. Only for somebody who is away can a bot play.
room-refused-too-fast = That was too fast. Wait a moment.
room-refused-too-many = There are too many rooms open from here. Close one, or try again later.
room-refused-unreadable = The server did not understand that. Load the page again.
room-refused-wish-already = Somebody already asks to take something back.
