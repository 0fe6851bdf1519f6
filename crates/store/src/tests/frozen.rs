//! An owner that is frozen while another takes over, or killed while it stores. What is sound passes; what is broken on purpose is
//! caught, or these tests would be worth nothing.

use super::worker::{Broken, Worker};
use ::postgres::{Client, NoTls};
use std::time::Duration;
use test_postgres::{Postgres, query};
use tokio::time::Instant;

/// How long a take-over may take: seven seconds on a machine that is not busy with other tests.
const TAKEN_OVER: Duration = Duration::from_secs(30);

/// Asks until the room is free; says how many entries it has, and how long it took.
fn take_over(worker: &Worker, room: &str) -> (u32, Duration) {
    let begun = Instant::now();
    loop {
        match worker.ask(&format!("take {room}")).strip_prefix("taken ") {
            Some(count) => {
                println!("taken over after {:?}", begun.elapsed());
                return (count.parse().unwrap(), begun.elapsed());
            }
            None => assert!(begun.elapsed() < Duration::from_mins(1), "{room} is never free"),
        }
    }
}

/// Lets both have looked at each other for so long that each may take the other for dead.
fn settled(url: &str, broken: Broken) -> (Worker, Worker) {
    let workers = (Worker::start(url, broken), Worker::start(url, broken));
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(6) {
        query(url, "SELECT pg_sleep(0.5)");
    }
    workers
}

/// Freezes the owner of two rooms with an input and a question under way, lets another take them, wakes it; gives what is wrong.
fn freeze(broken: Broken) -> Option<Vec<String>> {
    let url = Postgres::shared()?.database();
    let (anna, ben) = settled(&url, broken);
    for room in ["a", "b"] {
        assert_eq!(anna.ask(&format!("open {room}")), "opened");
        assert_eq!(anna.ask(&format!("take {room}")), "taken 0");
        assert_eq!(anna.ask(&format!("append {room} one")), "ack 1");
        assert_eq!(ben.ask(&format!("take {room}")), "elsewhere");
    }
    anna.signal("STOP");
    anna.say("append a late");
    anna.say("read b");
    let mut faults = Vec::new();
    let (count, after) = take_over(&ben, "a");
    assert_eq!(count, 1);
    if after > TAKEN_OVER {
        faults.push(format!("taken over after {after:?}"));
    }
    assert_eq!(take_over(&ben, "b").0, 1);
    assert_eq!(ben.ask("append b two"), "ack 2");
    anna.signal("CONT");
    let (late, read) = (anna.hear(TAKEN_OVER).unwrap(), anna.hear(TAKEN_OVER).unwrap());
    if late.starts_with("ack") {
        faults.push("an owner that was taken for dead acknowledged".to_owned());
    }
    if read == "read 1" {
        faults.push("an owner that was taken for dead told what is old".to_owned());
    }
    if late.starts_with("no") {
        assert_eq!(ben.ask("append a two"), "ack 2");
        assert_eq!(query(&url, "SELECT step FROM entries WHERE room = 'a' ORDER BY number"), ["one", "two"]);
    }
    Some(faults)
}

/// Kills an owner while PostgreSQL is busy with its input; gives what is wrong.
fn kill(broken: Broken) -> Option<Vec<String>> {
    let url = Postgres::shared()?.database();
    let (anna, ben) = settled(&url, broken);
    assert_eq!(anna.ask("open a"), "opened");
    assert_eq!(anna.ask("take a"), "taken 0");
    let mut told: u32 = anna.ask("append a one").strip_prefix("ack ").unwrap().parse().unwrap();
    query(&url, "SELECT pg_sleep(0.2)");
    let mut client = Client::connect(&url, NoTls).unwrap();
    let mut lock = client.transaction().unwrap();
    lock.batch_execute("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE").unwrap();
    anna.say("append a two");
    // Whoever tells before storing tells, however busy the machine is; nobody else has anything to say as long as the table is locked.
    let patience = if broken == Broken::ToldEarly { Duration::from_mins(1) } else { Duration::from_secs(1) };
    if let Some(answer) = anna.hear(patience) {
        told = told.max(answer.strip_prefix("ack ").unwrap().parse().unwrap());
    }
    anna.signal("KILL");
    let waiting = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = current_database()
        AND wait_event_type = 'Lock'";
    query(&url, waiting);
    lock.rollback().unwrap();
    let (count, after) = take_over(&ben, "a");
    let mut faults = Vec::new();
    if after > TAKEN_OVER {
        faults.push(format!("taken over after {after:?}"));
    }
    if count < told {
        faults.push(format!("{told} were acknowledged, {count} are there"));
    }
    Some(faults)
}

#[test]
fn a_frozen_owner_wakes_up_and_neither_acknowledges_nor_tells() {
    assert_eq!(freeze(Broken::Nothing).unwrap_or_default(), Vec::<String>::new());
}

#[test]
fn a_killed_owner_loses_nothing_that_it_acknowledged() {
    assert_eq!(kill(Broken::Nothing).unwrap_or_default(), Vec::<String>::new());
}

#[test]
fn what_is_broken_on_purpose_is_caught() {
    let caught = std::thread::scope(|scope| {
        let fence = scope.spawn(|| freeze(Broken::NoFence));
        let lease = scope.spawn(|| freeze(Broken::NoLease));
        let early = scope.spawn(|| kill(Broken::ToldEarly));
        [fence.join().unwrap(), lease.join().unwrap(), early.join().unwrap()]
    });
    for (faults, words) in caught.into_iter().zip(["acknowledged", "told what is old", "are there"]) {
        let Some(faults) = faults else { return };
        assert!(faults.iter().any(|fault| fault.contains(words)), "{words}: {faults:?}");
    }
}
