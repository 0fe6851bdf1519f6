-- Who serves. Whoever is not here any more stores nothing.
CREATE SEQUENCE node_ids;                 -- Never reset: an id is never used twice.
CREATE TABLE nodes (
    id      bigint PRIMARY KEY DEFAULT nextval('node_ids'),
    name    text NOT NULL,
    -- The connection that writes, counted: part of a key, so that counting waits for a commit that is under way.
    session bigint NOT NULL DEFAULT 0,
    beat    timestamptz NOT NULL DEFAULT clock_timestamp(),
    UNIQUE (id, session)
) WITH (fillfactor = 50);

CREATE TABLE rooms (
    id    text COLLATE "C" PRIMARY KEY,
    saved text NOT NULL,
    owner bigint,
    epoch bigint NOT NULL DEFAULT 0       -- How often the room was taken.
) WITH (fillfactor = 70);

-- How many entries the game under way has and the hash of the last one; apart from the room, since every input changes it.
CREATE TABLE last_entries (
    room    text COLLATE "C" PRIMARY KEY,
    number  int NOT NULL,
    hash    bytea,
    changed bigint NOT NULL
) WITH (fillfactor = 50);
CREATE INDEX last_entries_by_time ON last_entries (changed);

CREATE TABLE entries (
    room   text COLLATE "C",
    game   int,
    number int,
    ms     bigint NOT NULL,
    step   text NOT NULL,
    hash   bytea NOT NULL,
    epoch  bigint NOT NULL,
    PRIMARY KEY (room, game, number)
);

CREATE TABLE games (
    id       text COLLATE "C" PRIMARY KEY,
    finished bigint NOT NULL,
    record   text NOT NULL
);
CREATE INDEX games_by_time ON games (finished);

-- What the servers keep about themselves, such as the key of their cookies.
CREATE TABLE facts (name text PRIMARY KEY, value bytea NOT NULL);

-- What whoever runs the servers has decided.
CREATE TABLE barred (address text PRIMARY KEY, since bigint NOT NULL);
CREATE TABLE closed (room text COLLATE "C" PRIMARY KEY, since bigint NOT NULL);
