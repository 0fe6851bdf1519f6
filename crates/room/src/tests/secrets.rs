//! Two games that differ in one secret only tell everybody else the same bytes until it is revealed; a game that leaks does not.

use super::leaky::Leaky;
use super::value;
use crate::{Room, SavedOf, Visitor};
use chance::Dice;
use games::{Playable, SuperTeams, XWing};
use play::{EntryOf, Input, InputOf, Planning, Question, Seat, Session, Step};
use room_protocol::{ClientMessage, ClientMessageOf, Options, Stage};
use super_teams::Draw;
use super_teams::room::RoomOptions as HandOptions;
use x_wing::Choice;
use x_wing::room::{BroughtSquad, RoomOptions};

const PEOPLE: [Visitor; 2] = [Visitor([1; 16]), Visitor([2; 16])];

/// A room whose two people have begun to play.
fn begun<G: Playable>(options: G::Options) -> Room<G> {
    let mut room = Room::new("abc".to_owned(), Options { game: options, ..Options::default() }, value(7)).unwrap();
    for (seat, visitor) in PEOPLE.into_iter().enumerate() {
        room.connect(visitor, 0);
        let name = format!("Player {seat}");
        room.say(visitor, ClientMessage::Sit { seat: Seat(seat as u8), name }, 0).unwrap();
    }
    room.say(PEOPLE[0], ClientMessage::Start, 0).unwrap();
    super::shuffle(&mut room, &PEOPLE, 0);
    room.take_news();
    room
}

/// Everything that a room tells the second seat and those who watch while things are said: the bytes, in order.
fn told<G: Playable>(mut room: Room<G>, said: &[(usize, ClientMessageOf<G>)]) -> [Vec<String>; 2] {
    let others = [Some(Seat(1)), None];
    let text = |message: &_| serde_json::to_string(message).unwrap();
    let mut told = others.map(|you| vec![text(&room.all(you, 0))]);
    for (who, say) in said {
        room.say(PEOPLE[*who], say.clone(), 0).unwrap();
        let news = room.take_news();
        for (you, told) in others.into_iter().zip(&mut told) {
            told.extend(room.told(&news, you, 0).iter().map(text));
        }
    }
    told.iter_mut().zip(others).for_each(|(told, you)| told.push(text(&room.all(you, 0))));
    told
}

fn options() -> RoomOptions {
    let squad = |line: &str| Some(BroughtSquad(x_wing_squads::read_line(line).unwrap()));
    let agreed = x_wing::Options { obstacles: Vec::new(), ..x_wing::Options::default() };
    let squads = vec![squad("rookiepilot; bluesquadronpilot"), squad("academypilot; obsidiansquadronpilot")];
    RoomOptions { squads, agreed, ..RoomOptions::default() }
}

/// Plays at random until both plan.
fn planning<G: Playable<Options = RoomOptions, Choice = Choice>>() -> Room<G> {
    let mut room = begun::<G>(options());
    let mut dice = Dice::new(3, 0);
    loop {
        let running = room.running.as_ref().unwrap();
        let choosers = running.choosers();
        if choosers.count() == 2 && offered(&room, Seat(0)).iter().any(|choice| G::planning(choice) == Planning::Part) {
            return room;
        }
        let seat = choosers.iter().next().unwrap();
        let choice = Question::new(running.game(), running.session.position(), seat).any(&mut dice);
        let at = running.at();
        room.say(PEOPLE[seat.index()], ClientMessage::Choose { at, choice }, 0).unwrap();
        room.take_news();
    }
}

fn offered<G: Playable>(room: &Room<G>, seat: Seat) -> Vec<G::Choice> {
    let running = room.running.as_ref().unwrap();
    play::legal(running.game(), &running.position_for(Some(seat)), seat)
}

/// What the first seat says to set its dials, one of them to something else, changes that one once more, and commits itself.
fn plans<G: Playable<Options = RoomOptions, Choice = Choice>>(room: &Room<G>) -> Vec<Vec<(usize, ClientMessageOf<G>)>> {
    let at = room.running.as_ref().unwrap().at();
    let dials = offered(room, Seat(0));
    let ship = |choice: &Choice| match choice {
        Choice::Dial { ship, .. } => Some(*ship),
        other => {
            assert_eq!(*other, Choice::Commit);
            None
        }
    };
    let mut ships: Vec<_> = dials.iter().filter_map(ship).collect();
    ships.dedup();
    assert_eq!(ships.len(), 2);
    let first = |wanted| dials.iter().copied().find(|choice| ship(choice) == Some(wanted)).unwrap();
    let say = |choice: Choice| (0, ClientMessage::Choose { at, choice });
    let mut plans = Vec::new();
    for dial in &dials {
        let other = ships.iter().copied().find(|one| Some(*one) != ship(dial)).unwrap();
        plans.push(vec![say(first(ship(dial).unwrap())), say(first(other)), say(*dial), say(Choice::Commit)]);
    }
    plans
}

#[test]
fn whatever_is_on_a_dial_others_are_told_the_same() {
    let room = planning::<XWing>();
    let plans = plans(&room);
    assert!(plans.len() > 20, "{}", plans.len());
    let usual = told(room.clone(), &plans[0]);
    assert_eq!(usual[1].len(), 3, "parts of a plan are nobody else's business: {:?}", usual[1]);
    for said in &plans {
        assert_eq!(told(room.clone(), said), usual, "{said:?}");
    }
    // In another order, with one of them changed twice, and taken back once.
    let (mut hesitant, last) = (plans[5].clone(), plans[0].clone());
    hesitant.swap(0, 1);
    hesitant.splice(2..2, last[..2].iter().cloned());
    assert_eq!(told(room.clone(), &hesitant), usual);
}

#[test]
fn a_game_that_leaks_is_found_out() {
    fn leaks<const HOW: u8>() -> usize {
        let room = planning::<Leaky<XWing, HOW>>();
        let plans = plans(&room);
        let usual = told(room.clone(), &plans[0]);
        plans.iter().filter(|said| told(room.clone(), said) != usual).count()
    }
    assert!(leaks::<{ super::leaky::BY_THE_VIEW }>() > 10);
    assert!(leaks::<{ super::leaky::BY_WHAT_IS_HEARD }>() > 10);
    assert!(leaks::<{ super::leaky::BY_WHO_IS_WAITED_FOR }>() > 0);
    assert_eq!(leaks::<{ super::leaky::NOT_AT_ALL }>(), 0);
}

#[test]
fn a_plan_is_stored_and_only_its_own_seat_sees_it_again() {
    let mut room = planning::<XWing>();
    let said = plans(&room).remove(3);
    for (who, say) in &said[..2] {
        room.say(PEOPLE[*who], say.clone(), 0).unwrap();
        let news = room.take_news();
        assert!(news.save && news.entries == news.entries_before);
    }
    let saved = serde_json::to_string(&room.save()).unwrap();
    let saved: SavedOf<XWing> = serde_json::from_str(&saved).unwrap();
    let loaded = Room::<XWing>::load(saved, room.entries_after(0), 0, crate::Thinks::Here).unwrap();
    for you in [None, Some(Seat(0)), Some(Seat(1))] {
        let tables = [&room, &loaded].map(|room| super::table_of(room, you, 0));
        assert_eq!(tables[0], tables[1]);
        assert_eq!(tables[0].view.dials.iter().flatten().count(), if you == Some(Seat(0)) { 2 } else { 0 });
    }
}

#[test]
fn a_commitment_is_withdrawn_while_others_plan_and_not_later() {
    let mut room = planning::<XWing>();
    let at = room.running.as_ref().unwrap().at();
    for (who, say) in &plans(&room)[0] {
        room.say(PEOPLE[*who], say.clone(), 0).unwrap();
    }
    assert_eq!(super::table_of(&room, None, 0).waits_for.iter().collect::<Vec<_>>(), [Seat(1)]);
    room.say(PEOPLE[0], ClientMessage::Withdraw, 0).unwrap();
    assert_eq!(super::table_of(&room, None, 0).waits_for.count(), 2);
    // The other seat's choice is no old one because the first has chosen meanwhile.
    for seat in [1, 0] {
        let dials = offered(&room, Seat(seat));
        for choice in dials {
            let at = if seat == 1 { at } else { room.running.as_ref().unwrap().at() };
            room.say(PEOPLE[usize::from(seat)], ClientMessage::Choose { at, choice }, 0).unwrap();
        }
        let at = room.running.as_ref().unwrap().at();
        if room.running.as_ref().unwrap().choosers().has(Seat(seat))
            && offered(&room, Seat(seat)).contains(&Choice::Commit)
        {
            room.say(PEOPLE[usize::from(seat)], ClientMessage::Choose { at, choice: Choice::Commit }, 0).unwrap();
        }
    }
    let refused = room.say(PEOPLE[0], ClientMessage::Withdraw, 0).unwrap_err();
    assert_eq!(refused.rule.as_deref(), Some("TB-07"));
    assert_eq!(room.stage(), Stage::Playing);
}

/// The entries of a game whose draws are changed, with their hashes.
fn played_again<G: Playable>(game: G, inputs: &[InputOf<G>]) -> Vec<EntryOf<G>> {
    let mut session = Session::new(game);
    for input in inputs {
        session.apply(*input, 0).unwrap();
    }
    session.entries().to_vec()
}

/// How many other hands of the first seat, with one card exchanged, there are, and how many of them others would notice.
fn other_hands<G>() -> (usize, usize)
where
    G: Playable<Options = HandOptions, Position = super_teams::Position, Draw = Draw>,
{
    let room = begun::<G>(HandOptions::default());
    let running = room.running.as_ref().unwrap();
    let input = |entry: &EntryOf<G>| match entry.step {
        Step::Input(input) => input,
        Step::TakeBack(_) => panic!("nothing was taken back"),
    };
    let inputs: Vec<_> = room.entries_after(0).iter().map(input).collect();
    let hand = running.session.position().hands[0];
    let dealt = |input: &InputOf<G>| matches!(input, Input::Draw(Draw::Cards(cards)) if *cards == hand);
    let deal = inputs.iter().position(dealt).unwrap();
    let usual = told(room.clone(), &[]);
    let (mut count, mut noticed) = (0, 0);
    for held in hand.iter() {
        for other in running.session.position().pile.iter() {
            let mut inputs = inputs.clone();
            inputs[deal] = Input::Draw(Draw::Cards(hand.without(held).with(other)));
            let entries = played_again(running.game().clone(), &inputs);
            let mut other_hand = Room::<G>::load(room.save(), &entries, 0, crate::Thinks::Here).unwrap();
            for visitor in PEOPLE {
                other_hand.connect(visitor, 0);
            }
            other_hand.take_news();
            noticed += usize::from(told(other_hand, &[]) != usual);
            count += 1;
        }
    }
    (count, noticed)
}

#[test]
fn whatever_is_in_a_hand_others_are_told_the_same() {
    let (count, noticed) = other_hands::<SuperTeams>();
    assert!(count > 50 && noticed == 0, "{noticed} of {count}");
    let (count, noticed) = other_hands::<Leaky<SuperTeams, { super::leaky::BY_THE_VIEW }>>();
    assert!(noticed > count / 2, "{noticed} of {count}");
    let (count, noticed) = other_hands::<Leaky<SuperTeams, { super::leaky::BY_WHAT_IS_HEARD }>>();
    assert!(noticed > count / 2, "{noticed} of {count}");
}
