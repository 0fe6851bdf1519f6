//! Whatever anybody says at any time: a refusal changes nothing, and the room never stops working.

use super::*;
use proptest::prelude::*;
use room_protocol::Phrase;
use super_teams::Bonus;

fn anything() -> impl Strategy<Value = (u8, u8, u8, u16)> {
    (0u8..4, 0u8..25, any::<u8>(), 0u16..4000)
}

/// Some message, by its number.
fn message(room: &Room, kind: u8, detail: u8, now: u64) -> ClientMessage {
    let seat = Seat(detail % 5);
    let at = room.entries_after(0).len() as u32 - u32::from(detail > 200 && !room.entries_after(0).is_empty());
    let asked = if room.stage() == Stage::Playing { offered(room, now) } else { None };
    match kind {
        0 => ClientMessage::Sit { seat, name: "x".repeat(usize::from(detail % 3)) },
        1 if detail < 20 => ClientMessage::Leave,
        2 => ClientMessage::Bot {
            seat,
            bot: [None, Some("greedy"), Some("?")][usize::from(detail % 3)].map(str::to_owned),
        },
        3 => ClientMessage::Options(players(detail % 6)),
        4 => ClientMessage::Start,
        5 => ClientMessage::Wait { at },
        6 => ClientMessage::Orders(Bonus::ALL[..usize::from(detail % 6)].to_vec()),
        7 => ClientMessage::TakeBack,
        8 => ClientMessage::Agree(detail.is_multiple_of(2)),
        9 => ClientMessage::StandIn(seat),
        10 => ClientMessage::Return,
        11 => ClientMessage::Phrase(Phrase::ALL[usize::from(detail) % Phrase::ALL.len()]),
        12 if detail < 3 => ClientMessage::Concede,
        13 if detail < 30 => ClientMessage::OfferDraw,
        14 => ClientMessage::DeclineDraw,
        15 => ClientMessage::Rematch,
        16 if detail < 60 => ClientMessage::NotYet,
        17 if detail < 60 => ClientMessage::Pause,
        18 => ClientMessage::Resume,
        19 if detail < 100 => ClientMessage::Commit(value(detail)),
        20 if detail < 100 => ClientMessage::Reveal(value(detail)),
        _ => match asked {
            Some((_, at, choices)) if !choices.is_empty() => {
                ClientMessage::Choose { at, choice: choices[usize::from(detail) % choices.len()] }
            }
            _ => ClientMessage::Choose { at, choice: Choice::Pass },
        },
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    #[test]
    fn nothing_breaks_a_room(said in proptest::collection::vec(anything(), 1..200), seed in any::<u8>()) {
        let mut room = gathered(options(), seed);
        room.connect(EVE, 0);
        let (mut now, mut pledges) = (0, [None; 4]);
        for (who, kind, detail, wait) in said {
            now += u64::from(wait);
            let visitor = [ANNA, BEN, EVE, Visitor([9; 16])][usize::from(who)];
            room.tick(now);
            match (kind, detail % 3) {
                (24, 0) => room.disconnect(visitor, now),
                (24, 1) => room.connect(visitor, now),
                (24, _) => now += 60_000,
                _ => {}
            }
            room.tick(now);
            let asked = match kind {
                19..=23 => answer(&room, visitor, &mut pledges[usize::from(who)]),
                _ => None,
            };
            let say = asked.unwrap_or_else(|| message(&room, kind, detail, now));
            let (saved, entries) = (room.save(), room.entries_after(0).len());
            if room.say(visitor, say, now).is_err() {
                prop_assert_eq!(&room.save(), &saved);
                prop_assert_eq!(room.entries_after(0).len(), entries);
            }
            let stuck = room.stage() == Stage::Playing && waits_for(&room, now).is_none();
            prop_assert!(!stuck);
        }
        let entries = room.entries_after(0).to_vec();
        prop_assert!(Room::load(room.save(), &entries, now, crate::Thinks::Here).is_ok());
    }
}
