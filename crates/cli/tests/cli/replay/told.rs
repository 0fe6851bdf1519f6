//! A game is told.

use super::running::{File, edited, notes, played, record, started};
use chance::Dice;
use play::laws::random_input;
use play::{Game, Input, Need, Seat, TableInput, Viewer};
use protocol::record::{Notes, text};
use serde_json::{Value, json};

#[test]
fn a_game_is_told_turn_by_turn() {
    let session = played();
    let out = File::new("told", record()).replay(&[]).well();
    assert!(out.starts_with("Super Teams for 3 players\n"), "{out}");
    assert!(
        out.contains(
            "  The board is short, with 26 spaces.\n  Ola plays red.\n  Jan plays green.\n  Mia plays black.\n"
        )
    );
    assert!(out.contains("  The cards come from seed 11, stream 0.\n\nBefore the race\n    1  "));
    let turns = session.entries().iter().filter(|entry| is_play(&json!(entry))).count();
    for turn in 1..=turns {
        assert!(out.contains(&format!("\nTurn {turn}: ")), "turn {turn} is missing");
    }
    assert!(!out.contains(&format!("\nTurn {}: ", turns + 1)));
    let inputs = session.entries().len();
    for input in 1..=inputs {
        let marked = out.lines().filter(|line| line.starts_with(&format!("{input:>5}  "))).count();
        assert_eq!(marked, 1, "input {input}");
    }
    let flown = out.lines().find(|line| line.contains(" flies from the start planet to space ")).unwrap();
    assert!(flown.trim_end().ends_with("  ST-MOV-02"), "{flown}");
    let result = &out[out.find("\nResult\n").unwrap()..];
    let winner = session.outcome().unwrap().winners.iter().next().unwrap();
    assert!(result.contains(&format!("\n  {} wins!\n", ["Ola", "Jan", "Mia"][winner.index()])), "{result}");
    assert!(result.contains(&format!("\n  The game took {turns} turns, ")), "{result}");
    assert!(result.contains(&format!("The board after input {inputs}\n")), "{result}");
    assert!(!out.contains('\u{1b}'), "no colour where nobody can see it");
}

fn is_play(entry: &Value) -> bool {
    entry["input"]["choice"]["choice"].get("play").is_some()
}

#[test]
fn the_picture_says_where_every_ship_is() {
    let session = played();
    let file = File::new("picture", record());
    let out = file.replay(&[]).well();
    for ship in session.game().fleet().iter() {
        let name = text::Texts::new(text::Language::En).name("super-teams", "ship", ship.name());
        let place = session.position().open.ships.at(ship);
        let said = match place.kind.name() {
            "final" => format!("  {name}: final planet.\n"),
            "start" => format!("  {name}: start planet.\n"),
            _ => format!("  {name}: space {}, ", place.space),
        };
        assert!(out.contains(&said), "{said}");
        let lane = out.lines().filter(|line| line.starts_with(&format!("  {name}  ")) && line.ends_with('#'));
        let dashes = "-".repeat(place.space as usize);
        assert!(lane.into_iter().all(|lane| lane.ends_with(&format!("  {dashes}#"))));
    }
    let start = file.replay(&["--at", "0"]).well();
    assert!(start.contains("The board at the start\n"));
    assert_eq!(start.matches(": start planet.\n").count(), 6, "{start}");
    assert!(start.contains("  Ola has nothing. Bonus cards: nothing.\n"), "{start}");
    assert!(start.ends_with("The game is not over yet. Who goes first? Chance decides.\n"), "{start}");
}

#[test]
fn a_position_in_the_middle_shows_its_input_and_the_hands() {
    let mut session = started(2);
    let mut dice = Dice::new(5, 0);
    while !matches!(session.need(), Need::Seats(_)) {
        let draw = session.game().draw(session.position(), &mut dice);
        session.apply(Input::Draw(draw), 0).unwrap();
    }
    let file = File::new("middle", text(&session, &Notes::default()));
    let inputs = session.entries().len();
    let open = file.replay(&["--at", &inputs.to_string()]).well();
    assert_eq!(open.matches(" has ").count(), 2, "{open}");
    assert_eq!(open.matches("Bonus cards: nothing.").count(), 2, "{open}");
    assert!(open.trim_end().ends_with("plays a card and moves a ship."), "{open}");
    let seat = file.replay(&["--at", &inputs.to_string(), "--seat", "0"]).well();
    assert_eq!(seat.matches("Bonus cards: nothing.").count(), 1, "{seat}");
    assert!(seat.contains("Player 2 has 6 movement cards and 0 bonus cards."), "{seat}");
    let beyond = file.replay(&["--at", "99"]);
    assert_eq!(beyond.code, 2);
    assert!(beyond.error.contains(&format!("there is no input 99; the record has {inputs}\n")), "{beyond:?}");
}

#[test]
fn a_game_is_told_in_four_languages() {
    let file = File::new("languages", record());
    for (language, title, seat, won) in [
        ("en-GB", "Super Teams for 3 players\n", "Ola plays red.", " wins!\n"),
        ("pl-PL", "Super Teams dla 3 graczy\n", "Ola gra w kolorach: czerwony.", " wygrywa!\n"),
        ("it", "Super Teams per 3 giocatori\n", "Ola gioca con rosso.", " vince!\n"),
        ("ro", "Super Teams pentru 3 jucători\n", "Ola joacă cu roșu.", " câștigă!\n"),
    ] {
        let out = file.replay(&["--lang", language]).well();
        assert!(out.starts_with(title) && out.contains(seat) && out.contains(won), "{out}");
        assert!(!out.contains(['{', '}', '$']), "{out}");
    }
    let unknown = file.replay(&["--lang", "de"]);
    assert_eq!(unknown.code, 2);
    assert!(unknown.error.contains("there are no texts in the language `de`; there are en, pl, it, ro"));
}

#[test]
fn names_that_tell_nobody_apart_stand_beside_the_numbers() {
    let out = File::new("names", text(&played(), &notes(["greedy", "greedy", "random"]))).replay(&[]).well();
    assert!(out.contains("  Player 1 is greedy.\n  Player 2 is greedy.\n  Player 3 is random.\n"), "{out}");
    assert!(out.contains("  Player 1 plays red.\n"));
    let steering = File::new("steering", text(&played(), &notes(["\u{1b}]0;x\u{7}Ola", "Jan", "Mia"]))).replay(&[]);
    assert!(!steering.well().contains(['\u{1b}', '\u{7}']), "a name must not steer the terminal");
    let game = edited(&record(), 1, |text| text.replacen("super-teams", "\\u001b[2Jludo", 1));
    let unknown = File::new("steering-game", game).replay(&[]);
    assert!(unknown.error.contains("the game `[2Jludo`") && !unknown.error.contains('\u{1b}'), "{unknown:?}");
}

#[test]
fn a_viewer_hears_no_more_than_at_the_table() {
    let session = played();
    let file = File::new("viewer", record());
    let all = file.replay(&[]).well();
    let looks_on = file.replay(&["--spectator"]).well();
    let jan = file.replay(&["--seat", "1"]).well();
    assert!(all.contains("\n       Jan gets ") || all.contains("  Jan gets "));
    assert!(all.lines().all(|line| !line.contains(" gets 6 cards.")));
    assert_eq!(looks_on.matches(" gets 6 cards.").count(), all.matches(" gets ").count());
    assert!(!looks_on.contains("seed 11"), "a seed tells everything");
    let hands = |out: &str, name: &str| out.lines().filter(|line| line.contains(&format!("{name} gets red"))).count();
    let own = |out: &str| out.lines().filter(|line| line.contains("Jan gets ") && !line.contains("6 cards")).count();
    assert_eq!(own(&jan), own(&all));
    assert_eq!(hands(&jan, "Ola") + hands(&jan, "Mia") + hands(&looks_on, "Jan"), 0);
    for (arguments, viewer) in
        [(&["--json", "--seat", "1"][..], Viewer::Seat(Seat(1))), (&["--json", "--spectator"][..], Viewer::Spectator)]
    {
        for (line, number) in file.replay(arguments).json().iter().zip(1..) {
            let position = &session.position_after(number).unwrap();
            assert_eq!(line["view"], json!(session.game().view(position, viewer)));
            assert!(line.get("state").is_none() && line.get("input").is_none(), "{line}");
        }
    }
    let nobody = file.replay(&["--seat", "3"]);
    assert_eq!(nobody.code, 2);
    assert!(nobody.error.contains("there is no seat 3; there are seats 0 to 2"), "{nobody:?}");
}

#[test]
fn json_has_a_line_for_each_input_with_the_whole_state() {
    let session = played();
    let file = File::new("json", record());
    let lines = file.replay(&["--json"]).json();
    assert_eq!(lines.len(), session.entries().len());
    let mut again = started(3);
    for (line, entry) in lines.iter().zip(session.entries()) {
        let events = again.replay(entry).unwrap();
        assert_eq!(line["number"], again.entries().len());
        assert_eq!(line["ms"], entry.ms);
        assert_eq!(line["events"], json!(events));
        assert_eq!(line["state"], json!(again.position()));
        assert_eq!(line["hash"], json!(entry.hash));
        let play::Step::Input(input) = entry.step else { panic!("nothing was taken back") };
        let written = match input {
            Input::Choice { seat, choice } => json!({ "seat": seat, "choice": choice }),
            Input::Draw(draw) => json!({ "draw": draw }),
            Input::Table(said) => json!({ "table": said }),
        };
        assert_eq!(line["input"], written);
    }
    assert_eq!(file.replay(&["--json", "--at", "7"]).json(), lines[6..7]);
    let start = file.replay(&["--json", "--at", "0"]).json();
    assert_eq!(start[0]["state"], json!(session.game().start()));
    assert_eq!(start[0]["events"], json!([]));
}

#[test]
fn a_take_back_is_told_and_counted() {
    let mut session = started(2);
    let mut dice = Dice::new(9, 0);
    let mut plays = 0;
    while plays < 3 {
        let input = random_input(session.game(), session.position(), &mut dice).unwrap();
        session.apply(input, 0).unwrap();
        plays += usize::from(is_play(&json!(session.entries().last().unwrap())));
    }
    let before = session.entries().len() as u32 - 1;
    session.undo(0).unwrap();
    let again = random_input(session.game(), session.position(), &mut dice).unwrap();
    session.apply(again, 0).unwrap();
    session.apply(Input::Table(TableInput::Concede(Seat(1))), 0).unwrap();
    let file = File::new("take-back", text(&session, &Notes::default()));
    let out = file.replay(&[]).well();
    let said = format!("{:>5}  Taken back: everything is as it was after input {before}.\n", before + 2);
    assert!(out.contains(&said), "{out}");
    assert_eq!(out.matches("\nTurn 3: ").count(), 2, "{out}");
    assert!(!out.contains("\nTurn 4: "));
    assert!(out.contains("Player 2 gives up."));
    assert!(
        out.contains("\nResult\n  Player 1 wins, because somebody gave up.\n  The game took 3 turns, 1 round and ")
    );
    let lines = file.replay(&["--json"]).json();
    assert_eq!(lines[before as usize + 1]["take_back"], before);
    assert_eq!(lines[before as usize + 1]["state"], lines[before as usize - 1]["state"]);
}
