CREATE TABLE rooms (
    id      TEXT PRIMARY KEY,
    saved   TEXT NOT NULL,
    changed INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE entries (
    room   TEXT NOT NULL,
    game   INTEGER NOT NULL,
    number INTEGER NOT NULL,
    ms     INTEGER NOT NULL,
    step   TEXT NOT NULL,
    hash   BLOB NOT NULL,
    PRIMARY KEY (room, game, number)
) WITHOUT ROWID;

CREATE TABLE games (
    id       TEXT PRIMARY KEY,
    finished INTEGER NOT NULL,
    record   TEXT NOT NULL
) WITHOUT ROWID;

CREATE INDEX games_by_time ON games (finished);
