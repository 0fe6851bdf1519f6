//! The contract carries a game with secret plans, dice, a hidden deck and a continuous choice.

mod skirmish;

use chance::Dice;
use play::*;
use skirmish::*;

#[test]
fn the_laws_hold() {
    for stream in 0..300 {
        laws::check(&Skirmish, &mut Dice::new(1, stream), 5_000).unwrap();
    }
}

/// The first plan laid is a secret: the other seat sees that it was laid, and no number of it.
#[test]
fn both_plan_at_once_and_neither_sees_the_other() {
    let mut session = Session::new(Skirmish);
    assert_eq!(session.need(), Need::Seats(Seats::first(2)));
    session.apply(Input::Choice { seat: Seat(1), choice: 800_123 }, 0).unwrap();
    assert_eq!(session.need(), Need::Seats(Seats::one(Seat(0))));
    let view = Skirmish.view(session.position(), Viewer::Seat(Seat(0)));
    assert_eq!((view.planned, view.my_plan), ([false, true], None));
    let json = serde_json::to_string(&view).unwrap();
    assert!(!json.contains("800123"), "{json}");
}

#[test]
fn a_plan_can_be_withdrawn_until_it_is_revealed() {
    let mut session = Session::new(Skirmish);
    session.apply(Input::Choice { seat: Seat(0), choice: 1 }, 0).unwrap();
    session.apply(Input::Table(TableInput::Withdraw(Seat(0))), 0).unwrap();
    session.apply(Input::Choice { seat: Seat(0), choice: 2 }, 0).unwrap();
    session.apply(Input::Choice { seat: Seat(1), choice: 999_999 }, 0).unwrap();
    assert_eq!(session.position().at, [2, 999_999]);
    let refused = session.apply(Input::Table(TableInput::Withdraw(Seat(0))), 0).unwrap_err();
    assert_eq!(refused.rule, RuleId("TB-07"));
}

#[test]
fn a_continuous_choice_is_a_predicate_a_sampler_and_candidates() {
    let start = Skirmish.start();
    assert!(Skirmish.continuous(&start, Seat(0)));
    assert_eq!(legal(&Skirmish, &start, Seat(0)), [0, 60_000, 120_000, 180_000, 240_000, 300_000]);
    let check = |choice| Skirmish.check(&start, &Input::Choice { seat: Seat(0), choice });
    assert_eq!(check(299_999), Ok(()));
    assert_eq!(check(300_001).unwrap_err(), Illegal::new("SK-1", "too-far"));
    let mut dice = Dice::new(5, 0);
    assert!((0..1000).all(|_| check(Skirmish.sample_choice(&start, Seat(0), &mut dice)).is_ok()));
}

#[test]
fn chance_can_be_enumerated() {
    let mut session = Session::new(Skirmish);
    session.apply(Input::Choice { seat: Seat(0), choice: 1 }, 0).unwrap();
    session.apply(Input::Choice { seat: Seat(1), choice: 900_000 }, 0).unwrap();
    let mut ways = [0; 13];
    Skirmish.draws(session.position(), |sum, count| ways[sum as usize] += count);
    assert_eq!(ways, [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
}

#[test]
fn a_take_back_is_an_entry_and_undo_goes_further_each_time() {
    let mut session = Session::new(Skirmish);
    assert_eq!(session.undo(0), Err(NoTakeBack::Nothing));
    session.apply(Input::Choice { seat: Seat(0), choice: 5 }, 0).unwrap();
    let one = *session.position();
    session.apply(Input::Choice { seat: Seat(1), choice: 900_000 }, 0).unwrap();
    session.undo(0).unwrap();
    assert_eq!(*session.position(), one);
    session.undo(0).unwrap();
    assert_eq!(*session.position(), Skirmish.start());
    assert_eq!(session.undo(0), Err(NoTakeBack::Nothing));
    assert_eq!(session.entries().len(), 4);
    session.apply(Input::Choice { seat: Seat(1), choice: 900_001 }, 0).unwrap();
    session.undo(0).unwrap();
    assert_eq!(*session.position(), Skirmish.start());

    let mut again = Session::new(Skirmish);
    session.entries().iter().for_each(|entry| _ = again.replay(entry).unwrap());
    assert_eq!(again.hash(), session.hash());
}

#[test]
fn an_edited_record_names_its_first_wrong_entry() {
    let mut session = Session::new(Skirmish);
    for (seat, choice) in [(0, 5), (1, 900_000)] {
        session.apply(Input::Choice { seat: Seat(seat), choice }, 10).unwrap();
    }
    let mut entries = session.entries().to_vec();
    entries[1].ms = 11;
    let mut again = Session::new(Skirmish);
    again.replay(&entries[0]).unwrap();
    assert!(matches!(again.replay(&entries[1]), Err(Mismatch::Differs { entry: 2, .. })));
    entries[0].step = Step::Input(Input::Choice { seat: Seat(0), choice: 400_000 });
    let refused = Session::new(Skirmish).replay(&entries[0]);
    assert!(matches!(refused, Err(Mismatch::Refused { entry: 1, .. })), "{refused:?}");
}

#[test]
fn a_draw_needs_everybody_and_an_offer_can_be_declined() {
    let say = |input| Input::Table(input);
    let mut session = Session::new(Skirmish);
    session.apply(say(TableInput::OfferDraw(Seat(0))), 0).unwrap();
    let twice = session.apply(say(TableInput::OfferDraw(Seat(0))), 0).unwrap_err();
    assert_eq!(twice.rule, RuleId("TB-02"));
    session.apply(say(TableInput::DeclineDraw(Seat(1))), 0).unwrap();
    assert_eq!(session.outcome(), None);
    session.apply(say(TableInput::OfferDraw(Seat(1))), 0).unwrap();
    session.apply(say(TableInput::OfferDraw(Seat(0))), 0).unwrap();
    assert_eq!(session.outcome(), Some(Outcome { winners: Seats::NONE, how: Ending::Agreed }));
}

/// Every position of a long game with many take-backs is found again, although most of them are not kept.
#[test]
fn any_position_of_the_past_is_found_again() {
    let mut dice = Dice::new(11, 0);
    let mut session = Session::new(Skirmish);
    let mut seen = vec![*session.position()];
    let mut happened = vec![Vec::new()];
    while seen.len() < 400 {
        let count = session.entries().len() as u32;
        let over = session.outcome().is_some();
        if count > 0 && (over || dice.below(8) == 0) {
            let to = count - 1 - dice.below(count.min(40));
            session.take_back(to, 0).unwrap();
            happened.push(happened[to as usize].clone());
        } else {
            let input = laws::random_input(&Skirmish, session.position(), &mut dice).unwrap();
            let events = session.apply(input, 0).unwrap();
            happened.push([happened.last().unwrap().clone(), events].concat());
        }
        seen.push(*session.position());
    }
    for (position, entry) in seen.iter().zip(0..) {
        assert_eq!(session.position_after(entry).as_ref(), Some(position), "entry {entry}");
    }
    assert_eq!(session.position_after(seen.len() as u32), None);
    assert_eq!(Some(&session.history()), happened.last());
}
