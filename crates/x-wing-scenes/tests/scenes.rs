//! Scenes are strict: what cannot be meant is an error, with its place and the nearest word.

use scenario::{Failure, read, run};
use x_wing_scenes::XWingScenes;

fn failures(text: &str) -> Vec<Failure> {
    let file = read(text, &rulebook::ids());
    let inside = file.scenarios.iter().flat_map(|scenario| run::<XWingScenes>(scenario).failures);
    file.mistakes.iter().cloned().chain(inside).collect()
}

/// Lines 1 to 6; what a row adds begins at line 7.
const GIVEN: &str = "game x-wing
scenario A claim
proves XW-ATK-01
given
  ship 0 poedameron as poe 0 -100 0
  ship 1 omegaace as ace 0 100 180
";

/// Each row: lines, where the first is wrong, and what is said about it.
fn check(rows: &[(&str, &str)]) {
    for (lines, expected) in rows {
        let found = failures(&format!("{GIVEN}{lines}\n"));
        let found = found.first().map_or("nothing is wrong".to_owned(), Failure::to_string);
        assert!(found.starts_with(expected), "{lines}\nexpected {expected}\nfound    {found}");
    }
}

#[test]
fn what_is_right_holds() {
    for lines in [
        "  phase combat\n  fought ace\nlegal 0 attack ace, pass",
        "  phase combat\n  fought ace\nlegal 0 includes attack ace",
        "  phase combat\n  fought ace\ndo 0 attack ace\nno-event destroyed\nno-event destroyed ace\nneeds chance attack 3",
        "  rules printed\n  measuring guided\n  measure-from any-point\nthen step planning",
        "  round 3\n  rounds 6\n  shields poe 0\nthen shields poe 0",
    ] {
        assert_eq!(failures(&format!("{GIVEN}{lines}\n")), [], "{lines}");
    }
}

/// A card that waits to be chosen was not used yet, and still it works: such a claim fails.
#[test]
fn what_is_offered_is_not_nothing() {
    let rolled = "  phase combat\n  focus poe 1\n  fought ace\ndo 0 attack ace\nchance focus blank hit\n";
    check(&[
        (
            &format!("{rolled}no-event used poe focus"),
            "12: - no event used poe focus\n+ it is offered: do 0 use poe focus",
        ),
        (&format!("{rolled}no-event used poe"), "12: - no event used poe\n+ it is offered: do 0 use poe"),
        (&format!("{rolled}no-event used ace"), "nothing is wrong"),
        (&format!("{rolled}do 0 pass\nno-event used poe"), "nothing is wrong"),
    ]);
}

#[test]
fn unknown_words_are_found_wherever_they_stand() {
    check(&[
        ("no-event destroid", "7:10: `destroid` is not known here; the nearest word is `destroyed`"),
        ("no-event destroyed poo", "7:20: `poo` is not known here; the nearest word is `poe`"),
        ("event destroid poe", "7:7: `destroid` is not known here; the nearest word is `destroyed`"),
        ("event destroyed", "7:17: the line ends too soon; here stands `ace` or `poe`"),
        ("event destroyed poe today", "7:21: `today` does not fit here; here stands nothing more"),
        ("event attacked poe ace primarry 1", "7:24: `primarry` is not known here; the nearest word is `primary`"),
        ("then shelds poe 3", "7:6: `shelds` is not known here; the nearest word is `shields`"),
        ("then step plannig", "7:11: `plannig` is not known here; the nearest word is `planning`"),
        ("then step window hitt", "7:18: `hitt` is not known here; the nearest word is `hit`"),
        ("then dial poe hidden", "7:15: `hidden` is not known here"),
        ("sees 0 viewr 0", "7:8: `viewr` is not known here; the nearest word is `viewer`"),
        ("sees 2 viewer 2", "7:6: `2` is not known here"),
        ("hears 0 dialed-hidden poe", "7:9: `dialed-hidden` is not known here; the nearest word is `dialled-hidden`"),
        ("needs chance atack 3", "7:14: `atack` is not known here; the nearest word is `attack`"),
        ("needs 2", "7:7: `2` is not known here"),
        ("outcome winer 0", "7:9: `winer` is not known here; the nearest word is `winners`"),
        ("do 0 comit\nneeds 1", "7:6: `comit` is not known here; the nearest word is `commit`"),
        ("do 0 dial poe straigt 2\nneeds 1", "7:15: `straigt` is not known here; the nearest word is `straight`"),
        ("do 0 dial poe straight 9\nneeds 1", "7:24: `9` does not fit here; here stands a whole number from 0 to 5"),
        ("do 2 commit\nneeds 1", "7:4: `2` does not fit here; here stands a whole number from 0 to 1"),
        ("do 0 boost bank-lift\nneeds 1", "7:12: `bank-lift` is not known here; the nearest word is `bank-left`"),
        ("legal 0 includes comit", "7:18: `comit` is not known here"),
        ("legal 0 commit, dail poe straight 1", "7:17: `dail` is not known here; the nearest word is `dial`"),
        ("chance hti\nneeds 1", "7:8: `hti` is not known here; the nearest word is `hit`"),
        ("chances hti 1", "7:9: `hti` is not known here; the nearest word is `hit`"),
        ("table conceed 0\nneeds 1", "7:7: `conceed` is not known here; the nearest word is `concede`"),
        ("refused do 0 pas by XW-PLAN-01", "7:14: `pas` is not known here; the nearest word is `pass`"),
        ("refused do 0 pass by XW-PLAN-99", "7:22: `XW-PLAN-99` is no rule; the nearest is `XW-PLAN-"),
        ("event destroyed poe because XW-DST-o1", "7:29: `XW-DST-o1` is no rule; the nearest is `XW-DST-01`"),
        ("impossible XW-SQD-99", "7:12: `XW-SQD-99` is no rule"),
        ("proves XW-ATK-o1\nneeds 0", "7:8: `XW-ATK-o1` is no rule; the nearest is `XW-ATK-01`"),
        ("thn step planning", "7:1: `thn` is no keyword; the nearest is `then`"),
        ("do 0 commit until step combt\nneeds 1", "7:24: `combt` is not known here; the nearest word is `combat`"),
        ("do 0 commit until event mved\nneeds 1", "7:25: `mved` is not known here; the nearest word is `moved`"),
        ("then", "7:6: `then` needs more words"),
        ("legal 0 includes nothing", "7:18: `includes nothing` always holds; name a choice"),
        ("no-event destroyed", "7: nothing was done yet, so nothing has happened"),
        ("event destroyed poe", "7: nothing was done yet, so nothing has happened"),
        ("hears 0 destroyed poe", "7: nothing was done yet, so nothing has happened"),
    ]);
}

#[test]
fn unknown_words_of_given_are_found_too() {
    check(&[
        ("  phase combt\nneeds 0", "7:9: `combt` is not known here; the nearest word is `combat`"),
        ("  rules fqa\nneeds 0", "7:9: `fqa` is not known here; the nearest word is `faq`"),
        ("  measuring printd\nneeds 0", "7:13: `printd` is not known here; the nearest word is `printed`"),
        ("  measure-from inside\nneeds 0", "7:16: `inside` is not known here; the nearest word is `inside-arc`"),
        ("  stres poe 1\nneeds 0", "7:3: `stres` is not known here; the nearest word is `stress`"),
        ("  stress po 1\nneeds 0", "7:10: `po` is not known here; the nearest word is `poe`"),
        ("  stress poe one\nneeds 0", "7:14: `one` does not fit here; here stands a whole number from 0 on"),
        ("  stress poe\nneeds 0", "7:14: the line ends too soon"),
        ("  mission escrot\nneeds 0", "7:11: `escrot` is not known here; the nearest word is `escort`"),
        ("  mission-file my.toml\nneeds 0", "7:16: my.toml: no file lies beside this scene"),
        (
            "  mission convoy\n  stands Meridien 0 0 0\nneeds 0",
            "8:10: `Meridien` is not known here; the nearest word is",
        ),
        ("  obstacle core2asteroid9 0 0 0\nneeds 0", "7:12: `core2asteroid9` is not known here"),
        ("  face-up poe direct-hid\nneeds 0", "7:15: `direct-hid` is not known here; the nearest word is `direct-hit`"),
        ("  deck 2 none\nneeds 0", "7:8: `2` does not fit here; here stands a whole number from 0 to 1"),
        ("  dial poe turn-left 1\nneeds 0", "7:12: `turn-left 1` is not on the dial of `poe` (XW-SHIP-03)"),
        ("  condition poe protontorpedoes ace\nneeds 0", "7:17: `protontorpedoes` is no condition"),
        ("  discarded poe bb8\nneeds 0", "7:17: `poe` has no such upgrade"),
        ("  free-action poe fokus\nneeds 0", "7:19: `fokus` is not known here; the nearest word is `focus`"),
        ("  scanned 0 1\nneeds 0", "7:13: `1` is not known here"),
        ("  ship 1 zetaas 0 300 180\nneeds 0", "7:10: `zetaas` is no pilot; the nearest is `zetaace`"),
        ("  ship 1 zetaace+juk 0 300 180\nneeds 0", "7:10: `juk` is no upgrade; the nearest is `juke`"),
    ]);
}

#[test]
fn what_cannot_be_is_refused() {
    check(&[
        ("  shields ace 7\nneeds 0", "7:15: `ace` has 1 shields at most"),
        ("  shields poe 4\nneeds 0", "7:15: `poe` has 3 shields at most"),
        ("  focus poe 40\nneeds 0", "7:13: `poe` has 9 focus at most"),
        ("  cloak ace 3\nneeds 0", "7:13: `ace` has 2 cloak at most"),
        ("  face-down ace 3\nneeds 0", "6:3: `ace` has 3 damage and a hull of 3: it is destroyed (XW-DST-01)"),
        ("  face-up ace direct-hit\n  face-down ace 1\nneeds 0", "6:3: `ace` has 3 damage and a hull of 3"),
        ("  face-down ace 40\nneeds 0", "7:17: the deck has no more cards"),
        ("  ship 1 zetaace as zeta 30 100 180\nneeds 0", "7:26: `zeta` stands where `ace` stands"),
        ("  ship 1 zetaace as zeta 440 100 180\nneeds 0", "7:26: `zeta` is not wholly on the table; if that is meant"),
        ("  off-table ace\nneeds 0", "7:13: `ace` is wholly on the table"),
        ("  obstacle core2asteroid0 449 0 0\nneeds 0", "7:27: `core2asteroid0` is not wholly on the table"),
        ("  touching poe ace\nneeds 0", "7:16: they do not touch: 156.8 mm are between them"),
        ("  lock poe poe\nneeds 0", "7:12: a ship does not lock on to itself"),
        ("  arc poe left\nneeds 0", "7:7: `poe` has no mobile arc"),
        ("  active poe\nneeds 0", "7:3: a ship is active in the Combat phase: say `phase combat`"),
        ("  sides 0 1 0\nneeds 0", "7:3: 2 seats, and sides for 3"),
        ("  round 0\nneeds 0", "7:9: rounds are counted from 1"),
        ("  rounds 3\n  round 4\nneeds 0", "8:9: rounds are counted from 1, to the last that was agreed"),
        ("  stress poe 1\n  stress poe 2\nneeds 0", "8:3: this was said in line 7 already"),
        ("  doomed poe\n  destroyed poe\nneeds 0", "8:3: this was said in line 7 already"),
        ("  opening\n  stress poe 1\nneeds 0", "8:3: before set-up, no such fact counts"),
        ("  ship 1 zetaace as zeta\nneeds 0", "7:26: the ship needs a place: X Y HEADING"),
    ]);
}

#[test]
fn facts_come_in_any_order() {
    let forwards = ["ship 0 poedameron+bb8 as poe 0 -100 0", "ship 1 omegaace as ace 0 143.2 180", "deck 0 direct-hit"];
    let more =
        ["face-up poe direct-hit", "discarded poe bb8", "lock ace poe", "phase combat", "active poe", "stress poe 1"];
    let claims =
        "then face-up poe direct-hit\nthen deck 0 0\nthen discarded poe bb8\nthen lock ace poe\nthen step fighting poe";
    let mut facts: Vec<_> = forwards.into_iter().chain(more).collect();
    for _ in 0..facts.len() {
        facts.rotate_left(1);
        for facts in [facts.clone(), facts.iter().rev().copied().collect()] {
            let given = facts.join("\n  ");
            let text = format!("game x-wing\nscenario A\nproves XW-ATK-01\ngiven\n  {given}\n{claims}\n");
            assert_eq!(failures(&text), [], "{text}");
        }
    }
}

#[test]
fn every_scenario_of_a_file_is_run_whatever_is_wrong_with_others() {
    let good = "scenario Good\nproves XW-ATK-01\ngiven\n  ship 0 poedameron as poe 0 -100 0\n  ship 1 omegaace as ace 0 100 180\n";
    let text = format!(
        "game x-wing\n{good}thn step planning\n{good}then step combat\n{good}  phase combt\nthen step combat\n{good}then step planning\n"
    );
    let found: Vec<_> = failures(&text).iter().map(Failure::to_string).collect();
    let expected =
        ["7:1: `thn` is no keyword", "13: - then step combat\n+ then step planning", "19:9: `combt` is not known here"];
    assert_eq!(found.len(), expected.len(), "{found:?}");
    for (found, expected) in found.iter().zip(expected) {
        assert!(found.starts_with(expected), "{found}");
    }
    assert_eq!(read(&text, &rulebook::ids()).scenarios.len(), 4);
}

#[test]
fn all_unknown_words_of_a_scenario_are_named_at_once() {
    let found = failures(&format!("{GIVEN}no-event destroid\nthen shelds poe 3\n"));
    assert_eq!(found.iter().map(|failure| failure.line).collect::<Vec<_>>(), [7, 8]);
    let found = failures(&format!("{GIVEN}  phase combt\nno-event destroid\n"));
    assert_eq!(found.iter().map(|failure| failure.line).collect::<Vec<_>>(), [7, 8]);
}

#[test]
fn branches_begin_at_the_same_place_and_fail_by_their_names() {
    let fight = "  phase combat\n  fought ace\ndo 0 attack ace\nchance hit hit hit\n";
    let right = "branch it evades\nchance evade evade blank\nevent compared 1 0\nbranch it does not\nchance blank blank blank\nevent compared 3 0\n";
    assert_eq!(failures(&format!("{GIVEN}{fight}{right}")), []);
    let wrong = "branch it evades\nchance evade evade blank\nevent compared 3 0\nbranch it does not\nchance blank blank blank\nevent compared 1 0\n";
    let found: Vec<_> = failures(&format!("{GIVEN}{fight}{wrong}")).iter().map(Failure::to_string).collect();
    assert_eq!(
        found,
        [
            "13: [it evades] - event compared 3 0\n+ event compared 1 0",
            "16: [it does not] - event compared 1 0\n+ event compared 3 0",
        ]
    );
    check(&[
        ("branch\nneeds 0", "7:8: the branch has no name"),
        ("branch one\nneeds 0\nbranch one\nneeds 0", "9:8: the branch in line 7 has the same name"),
        ("needs 0\nbranch one\ndo 0 commit", "8: the branch claims nothing, so it cannot fail"),
    ]);
}

#[test]
fn until_stops_the_game_before_it_goes_on_by_itself() {
    let planned = "  dial poe straight 2\n  dial ace straight 2\n  committed 1\n  focus ace 1\n  fought poe\n";
    for steps in [
        // Without a stop the first question is what Poe's action is to be.
        "do 0 commit until step activation\nthen step activation\nno-event moved\nthen ship poe 0 -100 0\n",
        "do 0 commit until event revealed\nevent revealed ace straight 2\nno-event moved\n",
        "do 0 commit until event moved ace\nthen ship ace 0 -20 180\ngo-on\nneeds 1\nthen step action ace\n",
        "do 0 commit until event revealed ace\ngo-on until event moved ace\nno-event revealed\ngo-on\nneeds 1\n",
        "do 0 commit until step activation\noutcome none yet\ngo-on\nneeds 1\n",
    ] {
        let found = failures(&format!("{GIVEN}{planned}{steps}"));
        assert_eq!(found, [], "{steps}");
    }
    check(&[
        (&format!("{planned}do 0 commit until step combat\nneeds 1"), "12: - until step combat\n+ until step"),
        (&format!("{planned}do 0 commit until event fled\nneeds 1"), "12: - until event fled\n+ needs 1, after"),
        (&format!("{planned}do 0 commit until step activation\nneeds 1"), "13: the game is stopped by `until`"),
        ("go-on\nneeds 0", "7: the game is not stopped: it waits for somebody"),
    ]);
}

#[test]
fn the_documentation_lists_every_line_and_word() {
    let docs = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/scenarios.md");
    let docs = std::fs::read_to_string(docs).unwrap();
    let (_, listed) = docs.split_once("### Every line of X-Wing\n\n```\n").expect("docs/scenarios.md lists the lines");
    let (listed, _) = listed.split_once("```").expect("an end of the list");
    let known = scenario::listing::<XWingScenes>();
    assert!(listed == known, "docs/scenarios.md should list\n{known}");
}
