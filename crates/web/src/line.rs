//! Lines of the log: what one viewer heard, as data. The page's own game, a server and a replay all give the same lines.

pub use page_parts::line::{Line, lines, why};

use play::Seat;
use super_teams::Ship;

/// A ship's way along the track.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Flown {
    /// Which ship.
    pub ship: Ship,
    /// The space it left.
    pub from: u8,
    /// The space it came to.
    pub to: u8,
}

/// The way that a line tells of, if it tells of one.
pub fn flown(line: &Line) -> Option<Flown> {
    let ["moved" | "thrown-back" | "evaded" | "towed"] = [line["event"].as_str()?] else { return None };
    let space = |field: &str| line[field].as_u64().and_then(|space| u8::try_from(space).ok());
    Some(Flown { ship: line["ship"].as_str()?.parse().ok()?, from: space("from")?, to: space("to")? })
}

/// Lines by the move that they belong to: each card played begins another one.
pub fn moves(lines: Vec<Line>) -> Vec<Vec<Line>> {
    let mut moves: Vec<Vec<Line>> = Vec::new();
    for line in lines {
        match moves.last_mut() {
            Some(last) if line["event"] != "played" => last.push(line),
            _ => moves.push(vec![line]),
        }
    }
    moves
}

/// The lines of the last moves: all since the last card of this seat, or, where nobody else has played since, that card.
pub fn last_moves(log: &[Line], seat: Option<Seat>) -> &[Line] {
    let played = |line: &Line| line["event"] == "played";
    let own = |line: &Line| played(line) && seat.is_some_and(|seat| line["seat"] == u64::from(seat.0));
    let last = log.iter().rposition(played);
    let since = log.iter().rposition(own).and_then(|at| Some(at + 1 + log[at + 1..].iter().position(played)?));
    since.or(last).map_or(&[], |from| &log[from..])
}

#[cfg(test)]
mod tests {
    use super::*;
    use play::{Event, Game, Viewer};
    use super_teams::{Happening, OpenHappening, Setup, SuperTeams, boards};

    fn line(what: OpenHappening) -> Line {
        let game = SuperTeams::new(Setup::usual(2, boards::named("short").unwrap().board)).unwrap();
        let events = [Event { what: Happening::Open(what), why: play::why!("ST-MOV-02") }];
        lines(&game, &events, Viewer::Spectator).remove(0)
    }

    #[test]
    fn the_last_moves_are_those_since_our_own() {
        let line = |event: &str, seat: u64| serde_json::json!({ "event": event, "seat": seat });
        let mut log = vec![line("dealt", 0)];
        assert_eq!(last_moves(&log, Some(Seat(0))).len(), 0);
        log.extend([line("played", 0), line("moved", 0), line("played", 1), line("moved", 1), line("played", 2)]);
        assert_eq!(last_moves(&log, Some(Seat(0))), &log[3..]);
        assert_eq!(last_moves(&log, Some(Seat(2))), &log[5..], "our own, where nobody played since");
        assert_eq!(last_moves(&log, None), &log[5..]);
        assert_eq!(last_moves(&log, Some(Seat(3))), &log[5..], "who has not played yet");
    }

    #[test]
    fn a_ship_flies_where_its_line_says() {
        let (ship, from, to) = (Ship::TieFighter, 3, 9);
        let ways = [
            OpenHappening::Moved { ship, from, to },
            OpenHappening::Evaded { ship, from, to },
            OpenHappening::ThrownBack { ship, from, to },
            OpenHappening::Towed { ship, by: Ship::XWing, from, to },
        ];
        for way in ways {
            assert_eq!(flown(&line(way)), Some(Flown { ship, from, to }), "{way:?}");
        }
        assert_eq!(flown(&line(OpenHappening::RoundBegins { seat: Seat(0) })), None);
    }

    #[test]
    fn each_card_played_begins_a_move() {
        let line = |event: &str| serde_json::json!({ "event": event });
        let lines = ["dealt", "played", "moved", "played", "moved", "home"].map(line).to_vec();
        let counts: Vec<_> = moves(lines).iter().map(Vec::len).collect();
        assert_eq!(counts, [1, 2, 3]);
        assert!(moves(Vec::new()).is_empty());
    }

    #[test]
    fn a_line_names_its_rules() {
        assert_eq!(why(&line(OpenHappening::RoundBegins { seat: Seat(0) })), ["ST-MOV-02"]);
        assert!(why(&Line::Null).is_empty());
    }
}
