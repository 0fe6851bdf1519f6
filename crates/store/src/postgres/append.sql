WITH fence AS (SELECT id FROM nodes WHERE id = $1 AND session = $2 FOR KEY SHARE),
ours AS (
    SELECT r.id, r.epoch FROM fence, unnest($3::text[], $4::bigint[]) AS u (id, epoch)
    JOIN rooms r ON r.id = u.id WHERE r.owner = $1 AND r.epoch = u.epoch),
played AS (
    INSERT INTO entries (room, game, number, ms, step, hash, epoch)
    SELECT u.room, u.game, u.number, u.ms, u.step, u.hash, o.epoch
    FROM unnest($8::text[], $9::int[], $10::int[], $11::bigint[], $12::text[], $13::bytea[])
    AS u (room, game, number, ms, step, hash) JOIN ours o ON o.id = u.room),
counted AS (
    UPDATE last_entries l SET number = u.number, hash = u.hash, changed = $7
    FROM unnest($3::text[], $5::int[], $6::bytea[]) AS u (room, number, hash)
    JOIN ours o ON o.id = u.room WHERE l.room = u.room),
changed AS (
    UPDATE rooms r SET saved = u.saved FROM unnest($14::text[], $15::text[]) AS u (id, saved)
    JOIN ours o ON o.id = u.id WHERE r.id = u.id),
finished AS (
    INSERT INTO games (id, finished, record)
    SELECT u.id, $7, u.record FROM unnest($16::text[], $18::text[], $19::text[]) AS u (room, id, record)
    JOIN ours o ON o.id = u.room),
recorded AS (
    DELETE FROM entries e USING unnest($16::text[], $17::int[]) AS u (room, game)
    JOIN ours o ON o.id = u.room WHERE e.room = u.room AND e.game = u.game)
SELECT id FROM ours
