-- Where a server hears the others.
ALTER TABLE nodes ADD COLUMN address text NOT NULL DEFAULT '';

-- The public rooms with somebody in them. It may be lost at any time: owners write it again.
CREATE UNLOGGED TABLE lobby (
    room  text COLLATE "C" PRIMARY KEY,
    node  bigint NOT NULL,
    plays text NOT NULL,
    line  text NOT NULL
);
CREATE INDEX lobby_by_node ON lobby (node);

-- How many rooms were opened in an hour; from where is a keyed hash, by a new key every day.
CREATE TABLE opened (
    who   bytea,
    hour  bigint,
    rooms int NOT NULL,
    PRIMARY KEY (who, hour)
);
