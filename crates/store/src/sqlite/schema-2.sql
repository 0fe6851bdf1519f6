-- How many entries the game under way has and the hash of the last one: what is lost is noticed.
ALTER TABLE rooms ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE rooms ADD COLUMN hash BLOB;

UPDATE rooms SET
    number = coalesce((SELECT max(number) FROM entries WHERE room = rooms.id AND game = json_extract(saved, '$.game')), 0),
    hash = (SELECT hash FROM entries WHERE room = rooms.id AND game = json_extract(saved, '$.game') ORDER BY number DESC LIMIT 1);

-- A game that is over is in its record.
DELETE FROM entries WHERE EXISTS (SELECT 1 FROM games WHERE games.id = entries.room || '-' || entries.game);

-- What the server keeps about itself, such as the key of its cookies.
CREATE TABLE facts (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;

-- What whoever runs the server has decided.
CREATE TABLE barred (
    address TEXT PRIMARY KEY,
    since   INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE closed (
    room  TEXT PRIMARY KEY,
    since INTEGER NOT NULL
) WITHOUT ROWID;
