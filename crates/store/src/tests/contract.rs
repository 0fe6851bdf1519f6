//! The same tests over both engines.

use super::{entry, new, steps, taken};
use crate::engine::Writing;
use crate::{Batch, Counts, Old, Reading, StoreError, Taken, postgres, sqlite, today};
use test_postgres::Postgres;

/// A fresh store of every kind that this machine has.
fn engines() -> Vec<(Box<dyn Writing>, Box<dyn Reading>)> {
    let (writer, reader) = sqlite::open(None).unwrap();
    let mut engines: Vec<(Box<dyn Writing>, Box<dyn Reading>)> = vec![(Box::new(writer), Box::new(reader))];
    if let Some(postgres) = Postgres::shared() {
        let (writer, reader, _) = postgres::open(&postgres.database(), "", &Counts::default()).unwrap();
        engines.push((Box::new(writer), Box::new(reader)));
    }
    engines
}

fn commit(writer: &mut Box<dyn Writing>, batch: Batch) -> Result<(), StoreError> {
    writer.commit(&[batch]).remove(0)
}

#[test]
fn what_is_stored_is_read_back() {
    for (mut writer, mut reader) in engines() {
        for nonsense in ["a", "", "a\0b", "'; DROP TABLE rooms; --"] {
            assert_eq!(reader.take(nonsense).unwrap(), Taken::None);
            assert_eq!(reader.record(nonsense).unwrap(), None);
        }
        commit(&mut writer, new("a")).unwrap();
        let hold = taken(reader.as_mut(), "a");
        let batch = Batch { saved: Some("{\"é\":1}".to_owned()), ..entry("a", hold, 1, "one") };
        commit(&mut writer, batch.clone()).unwrap();
        commit(&mut writer, entry("a", hold, 2, "two")).unwrap();
        assert_eq!(reader.entries("a", 1).unwrap()[0], batch.entries[0]);
        assert_eq!(steps(reader.as_mut(), "a"), ["one", "two"]);
        assert_eq!(reader.entries("a", 2).unwrap(), []);
        let Taken::Ours(room, _) = reader.take("a").unwrap() else { panic!("it is ours") };
        let hash = play::Hash::of(&[b"two"]).0.to_vec();
        assert_eq!((room.saved.as_str(), room.last), ("{\"é\":1}", (2, Some(hash))));
        writer.close();
    }
}

#[test]
fn a_batch_that_cannot_be_stored_fails_its_own_table_only() {
    for (mut writer, mut reader) in engines() {
        let opened = writer.commit(&[new("a"), new("b"), new("c")]);
        assert_eq!(opened, [Ok(()), Ok(()), Ok(())]);
        let [a, b, c] = ["a", "b", "c"].map(|room| taken(reader.as_mut(), room));
        let batches =
            [entry("a", a, 1, "a"), entry("b", b, 1, "b"), entry("a", a, 1, "a again"), entry("c", c, 1, "c")];
        let stored: Vec<bool> = writer.commit(&batches).iter().map(Result::is_ok).collect();
        assert_eq!(stored, [true, true, false, true]);
        // Of different rooms, one of which has that entry already.
        let batches = [entry("c", c, 2, "c2"), entry("b", b, 1, "b again"), entry("a", a, 2, "a2")];
        let stored: Vec<bool> = writer.commit(&batches).iter().map(Result::is_ok).collect();
        assert_eq!(stored, [true, false, true]);
        let all = ["a", "b", "c"].map(|room| steps(reader.as_mut(), room).join(" "));
        assert_eq!(all, ["a a2", "b", "c c2"]);
        // Rooms that are there already.
        assert_eq!(writer.commit(&[new("d"), new("e")]), [Ok(()), Ok(())]);
        writer.close();
    }
}

#[test]
fn entries_are_replaced_and_become_a_record_that_never_changes() {
    for (mut writer, mut reader) in engines() {
        commit(&mut writer, new("a")).unwrap();
        let hold = taken(reader.as_mut(), "a");
        for number in 1..=3 {
            commit(&mut writer, entry("a", hold, number, &format!("old {number}"))).unwrap();
        }
        let mut anew = entry("a", hold, 1, "new 1");
        anew.entries.extend(entry("a", hold, 2, "new 2").entries);
        anew.last = (2, Some(anew.entries[1].hash));
        commit(&mut writer, Batch { anew: true, ..anew }).unwrap();
        assert_eq!(steps(reader.as_mut(), "a"), ["new 1", "new 2"]);
        let over = Batch { record: Some("the record".to_owned()), ..entry("a", hold, 3, "new 3") };
        commit(&mut writer, over.clone()).unwrap();
        assert_eq!(reader.record("a-1").unwrap().as_deref(), Some("the record"));
        assert_eq!(steps(reader.as_mut(), "a"), Vec::<String>::new());
        let again = Batch { record: Some("another".to_owned()), saved: Some("changed".to_owned()), ..over };
        assert!(commit(&mut writer, again).is_err());
        assert_eq!(reader.record("a-1").unwrap().as_deref(), Some("the record"));
        let Taken::Ours(room, _) = reader.take("a").unwrap() else { panic!("it is ours") };
        assert_eq!((room.saved.as_str(), room.last.0), ("{}", 3));
        assert_eq!(reader.record("a-2").unwrap(), None);
        writer.close();
    }
}

#[test]
fn what_is_too_old_is_thrown_away_but_not_what_somebody_has() {
    for (mut writer, mut reader) in engines() {
        for room in ["unused", "played", "in memory"] {
            commit(&mut writer, new(room)).unwrap();
        }
        let hold = taken(reader.as_mut(), "played");
        commit(&mut writer, entry("played", hold, 1, "one")).unwrap();
        let over = Batch { record: Some("r".to_owned()), ..entry("played", hold, 2, "two") };
        commit(&mut writer, over).unwrap();
        writer.give_back(&[("played".to_owned(), hold)]);
        let (past, future) = (today() - 100, today() + 100);
        let open = vec!["in memory".to_owned()];
        let mut old = Old { rooms: past, unused: past, games: past, open };
        assert_eq!(writer.tidy(&old).unwrap(), 0);
        old.unused = future;
        assert_eq!((writer.tidy(&old).unwrap(), reader.take("unused").unwrap()), (1, Taken::None));
        (old.rooms, old.games) = (future, future);
        assert_eq!((writer.tidy(&old).unwrap(), writer.tidy(&old).unwrap()), (2, 0));
        assert_eq!((reader.take("played").unwrap(), reader.record("played-1").unwrap()), (Taken::None, None));
        assert_eq!(steps(reader.as_mut(), "played"), Vec::<String>::new());
        taken(reader.as_mut(), "in memory");
        writer.close();
    }
}

#[test]
fn a_secret_is_made_once_and_writing_can_be_tried() {
    for (mut writer, mut reader) in engines() {
        assert_eq!(reader.secret([1; 32]).unwrap(), [1; 32]);
        assert_eq!(reader.secret([2; 32]).unwrap(), [1; 32]);
        writer.probe().unwrap();
        writer.probe().unwrap();
        assert_eq!((reader.barred().unwrap(), reader.closed().unwrap()), (Vec::new(), Vec::new()));
        writer.close();
    }
}
