//! `holotable replay`, as a person and as a program uses it.

use dice::Dice;
use play::laws::random_input;
use play::{Game, Hash, Input, Need, Seat, Session, TableInput, Viewer};
use protocol::record::{Notes, Record, text};
use serde_json::{Value, json};
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use super_teams::{Setup, Ship, SuperTeams, boards};

fn started(players: u8) -> Session<SuperTeams> {
    let board = boards::named("short").unwrap().board;
    Session::new(SuperTeams::new(Setup::usual(players, board)).unwrap())
}

/// A whole game for three on the short board.
fn played() -> Session<SuperTeams> {
    let mut session = started(3);
    let mut dice = Dice::new(11, 0);
    while let Some(input) = random_input(session.game(), session.position(), &mut dice) {
        let ms = session.entries().len() as u64 * 100;
        session.apply(input, ms).unwrap();
    }
    session
}

fn notes(seats: [&str; 3]) -> Notes {
    Notes { seats: seats.map(str::to_owned).to_vec(), seed: Some(11), stream: Some(0), ..Notes::default() }
}

fn record() -> String {
    text(&played(), &notes(["Ola", "Jan", "Mia"]))
}

/// A record in a file of its own, which goes with it.
struct File(PathBuf);

impl File {
    fn new(name: &str, bytes: impl AsRef<[u8]>) -> File {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("replay-{name}.jsonl"));
        std::fs::write(&path, bytes).unwrap();
        File(path)
    }

    fn replay(&self, arguments: &[&str]) -> Ran {
        Ran::of(holotable().arg(&self.0).args(arguments).output().unwrap())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).unwrap();
    }
}

fn holotable() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_holotable"));
    command.arg("replay");
    command
}

#[derive(Debug)]
struct Ran {
    code: i32,
    out: String,
    error: String,
}

impl Ran {
    fn of(output: Output) -> Ran {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ran { code: output.status.code().unwrap(), out: text(output.stdout), error: text(output.stderr) }
    }

    fn well(self) -> String {
        assert_eq!((self.code, self.error.as_str()), (0, ""), "{}", self.out);
        self.out
    }

    fn json(self) -> Vec<Value> {
        self.well().lines().map(|line| serde_json::from_str(line).unwrap()).collect()
    }
}

/// The file with another text in its line number `line`, counted from 1.
fn edited(file: &str, line: usize, change: impl Fn(&str) -> String) -> String {
    let lines = file.lines().zip(1..);
    lines.map(|(text, number)| if number == line { change(text) } else { text.to_owned() } + "\n").collect()
}

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
            let position = session.position_after(number).unwrap();
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

#[test]
fn a_true_record_is_verified() {
    let session = played();
    let inputs = session.entries().len();
    let said = format!("{inputs} inputs, hash {}, as recorded\n", session.hash());
    assert_eq!(File::new("true", record()).replay(&["--verify"]).well(), said);
    let mut child = holotable()
        .args(["-", "--verify"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(record().as_bytes()).unwrap();
    assert_eq!(Ran::of(child.wait_with_output().unwrap()).well(), said);
}

#[test]
fn other_rules_are_named() {
    let game = SuperTeams::new(played().game().setup().clone()).unwrap();
    let mut session = Session::under(game, SuperTeams::RULES + 6);
    for entry in played().entries() {
        let play::Step::Input(input) = entry.step else { panic!("nothing was taken back") };
        session.apply(input, entry.ms).unwrap();
    }
    let (recorded, here) = (SuperTeams::RULES + 6, SuperTeams::RULES);
    let under = format!("recorded under rules {recorded}, played here under rules {here}; ");
    let file = text(&session, &Notes::default());
    let same = File::new("rules", &file).replay(&["--verify"]).well();
    assert_eq!(same, format!("{under}{} inputs, hash {}, as recorded\n", session.entries().len(), session.hash()));
    let hash = |text: &str| text.replace(&session.entries()[1].hash.to_string(), &Hash([7; 16]).to_string());
    let other = File::new("rules-differ", edited(&file, 3, hash)).replay(&["--verify"]);
    assert_eq!(other.code, 1);
    assert!(other.out.contains(&format!(": {under}input 2 differs: ")), "{other:?}");
}

/// Each kind of line, each kind of damage: the sentence, the exit code, and what was good before.
#[test]
fn damage_is_named_and_the_rest_is_shown() {
    let file = record();
    let lines: Vec<_> = file.lines().collect();
    let line_with = |what: &str| lines.iter().position(|line| line.contains(what)).unwrap() + 1;
    let (play, deal, last) = (line_with("\"play\""), line_with("\"cards\""), lines.len());
    let input = |line: usize| line - 1;
    let swapped = |text: &str| {
        let mut entry: Value = serde_json::from_str(text).unwrap();
        let ship: Ship = serde_json::from_value(entry["choice"]["play"]["ship"].clone()).unwrap();
        let other = ship.colour().ships().into_iter().find(|other| *other != ship);
        entry["choice"]["play"]["ship"] = json!(other);
        entry.to_string()
    };
    let ms = |text: &str| text.replacen("\"ms\":", "\"ms\":1", 1);
    let red = |text: &str| text.replacen("red-1", "red-2", 1).replacen("green-1", "green-3", 1);
    let winner = played().outcome().unwrap().winners.iter().next().unwrap().0;
    for (name, broken, code, said) in [
        ("ms", edited(&file, play, ms), 1, format!("input {} differs: recorded hash ", input(play))),
        ("deal", edited(&file, deal, red), 1, format!("input {} ", input(deal))),
        ("gone", edited(&file, play, |_| String::new()), 2, format!(":{}: this is numbered ", play + 1)),
        (
            "twice",
            edited(&file, play, |text| format!("{text}\n{text}")),
            2,
            format!(":{}: this is numbered ", play + 1),
        ),
        ("json", edited(&file, play, |text| text.replacen('{', "[", 1)), 2, format!(":{play}: ")),
        ("field", edited(&file, play, |text| text.replacen("choice", "chance", 1)), 2, format!(":{play}: ")),
        ("ship", edited(&file, play, swapped), 1, format!("input {} differs: recorded hash ", input(play))),
        (
            "outcome",
            edited(&file, last, |text| text.replace(&format!("[{winner}]"), &format!("[{}]", (winner + 1) % 3))),
            1,
            "the outcome differs: recorded won by ".to_owned(),
        ),
        (
            "count",
            edited(&file, last, |text| text.replace("\"count\":", "\"count\":1")),
            2,
            format!(":{last}: the record says "),
        ),
        ("notes", edited(&file, 1, |text| text.replace("Ola", "Ala")), 1, "line 1: the notes were edited".to_owned()),
        ("setup", edited(&file, 1, |text| text.replace("\"red\"", "\"green\"")), 2, "(ST-SET-07)".to_owned()),
        (
            "board",
            edited(&file, 1, |text| text.replacen("\"bonus\"", "\"normal\"", 1)),
            1,
            "the start differs".to_owned(),
        ),
        ("format", edited(&file, 1, |text| text.replace("holotable", "other")), 2, ":1: this is no record".to_owned()),
        (
            "version",
            edited(&file, 1, |text| text.replace("\"version\":1", "\"version\":9")),
            2,
            "use a newer one".to_owned(),
        ),
        ("game", edited(&file, 1, |text| text.replace("\"super-teams\"", "\"ludo\"")), 2, "the game `ludo`".to_owned()),
        ("cut", file[..file.len() / 2].to_owned(), 2, "the file ends in the middle of this line".to_owned()),
        ("no-end", lines[..last - 1].join("\n") + "\n", 2, format!(":{last}: the last line, ")),
        ("more", format!("{file}{{}}\n"), 2, format!(":{}: there is something after the end", last + 1)),
        ("empty", String::new(), 2, ":1: the file is empty".to_owned()),
    ] {
        assert_ne!(broken, file, "{name}");
        let broken = File::new(&format!("damage-{name}"), broken);
        let checked = broken.replay(&["--verify"]);
        assert_eq!(checked.code, code, "{name}: {checked:?}");
        let (sentence, silent) =
            if code == 1 { (&checked.out, &checked.error) } else { (&checked.error, &checked.out) };
        assert!(sentence.contains(&said) && sentence.contains(&broken.0.display().to_string()), "{name}: {checked:?}");
        assert_eq!((sentence.lines().count(), silent.as_str()), (1, ""), "{name}: {checked:?}");
        let shown = broken.replay(&[]);
        assert_eq!(shown.code, code, "{name}: {shown:?}");
        assert!(shown.error.starts_with("holotable: ") && shown.error.contains(&said), "{name}: {shown:?}");
        let header_is_good = !["notes", "setup", "board", "format", "version", "game", "empty"].contains(&name);
        assert_eq!(shown.out.contains("Before the race\n    1  "), header_is_good, "{name}: {shown:?}");
    }
}

/// Every byte of the record of a whole game, header and end included, with its lowest bit turned over.
#[test]
fn every_edited_byte_of_a_whole_game_is_found() {
    let file = record().into_bytes();
    let holds = |bytes: &[u8]| Record::<SuperTeams>::read(bytes).is_ok_and(|record| record.verify().is_ok());
    assert!(holds(&file));
    for place in 0..file.len() {
        let mut edited = file.clone();
        edited[place] ^= 1;
        assert!(!holds(&edited), "byte {place}: {}", String::from_utf8_lossy(&edited));
    }
}

#[test]
fn bytes_that_are_no_text_are_named_with_their_line() {
    let file = record();
    let fifth = file.match_indices('\n').nth(3).unwrap().0 + 3;
    let mut bytes = file.clone().into_bytes();
    bytes[fifth] = 0xff;
    let broken = File::new("bytes", bytes);
    let shown = broken.replay(&[]);
    assert_eq!(shown.code, 2);
    assert!(shown.error.contains(":5: this is not UTF-8 text"), "{shown:?}");
    assert!(shown.out.contains("\n    3  ") && !shown.out.contains("\n    4  "), "{shown:?}");
    let checked = broken.replay(&["--verify"]);
    assert!(checked.error.ends_with("the 3 inputs before it are as recorded\n"), "{checked:?}");
    let missing = Ran::of(holotable().arg("no/such/file").output().unwrap());
    assert_eq!(missing.code, 2);
    assert!(missing.error.contains("no/such/file"), "{missing:?}");
}

#[test]
fn a_refused_input_says_what_is_wrong_with_it() {
    let file = record();
    let line = file.lines().position(|line| line.contains("\"play\"")).unwrap() + 1;
    let stolen = |text: &str| {
        let mut entry: Value = serde_json::from_str(text).unwrap();
        let seat = entry["seat"].as_u64().unwrap();
        entry["seat"] = json!((seat + 1) % 3);
        entry.to_string()
    };
    let checked = File::new("refused", edited(&file, line, stolen)).replay(&["--verify"]);
    assert_eq!(checked.code, 1);
    let said = format!("input {} is refused: not-your-turn (ST-TRN-01). It is not your turn yet.\n", line - 1);
    assert!(checked.out.ends_with(&said), "{checked:?}");
}

#[test]
fn a_reader_that_leaves_is_no_trouble() {
    let file = File::new("pipe", record());
    let mut child =
        holotable().arg(&file.0).arg("--json").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
}

/// A game for two whose draws follow from a proof.
fn proven() -> (Session<SuperTeams>, fair::Proof) {
    let secret = fair::Secret(fair::Bytes([7; 32]));
    let values = vec![Some(fair::Bytes([1; 32])), None];
    let key = fair::key(secret, &values);
    let mut session = started(2);
    loop {
        let number = session.entries().len() as u32 + 1;
        let input = match session.need() {
            Need::Over(_) => break,
            Need::Chance(_) => Input::Draw(session.game().draw(session.position(), &mut fair::dice(key, number))),
            Need::Seats(seats) => {
                let seat = seats.iter().next().unwrap();
                Input::Choice { seat, choice: play::legal(session.game(), session.position(), seat)[0] }
            }
        };
        session.apply(input, 0).unwrap();
    }
    (session, fair::Proof { commitment: secret.commitment(), secret: secret.0, values })
}

#[test]
fn the_proof_of_a_shuffle_is_checked() {
    let (session, proof) = proven();
    let notes = |proof: fair::Proof| Notes { proof: Some(Box::new(proof)), ..Notes::default() };
    let good = File::new("proven", text(&session, &notes(proof.clone()))).replay(&["--verify"]);
    assert_eq!(good.code, 0, "{}", good.out);
    assert!(good.out.contains("draws, all by the proof"), "{}", good.out);
    let other = fair::Proof { values: vec![None, None], ..proof };
    let bad = File::new("unproven", text(&session, &notes(other))).replay(&["--verify"]);
    assert_eq!(bad.code, 1, "{}", bad.out);
    assert!(bad.out.contains("the proof of the shuffle fails"), "{}", bad.out);
}
