//! What cards do, with something else inside.

use super::conditions::predicates;
use super::modifiers::modifiers;
use super::picks::picks;
use super::values::{face, faces as faces_of, numbers, others, replaced, shorter, token};
use x_wing::card::{Deed, DiceRoll, DiceWord, Effect, Question};

/// The effect with something else inside.
pub fn effects(effect: Effect) -> Vec<Effect> {
    match effect {
        Effect::Now(deed) => deeds(deed).into_iter().map(Effect::Now).collect(),
        Effect::To(who, deed) => {
            let inside = deeds(deed).into_iter().map(|deed| Effect::To(who, deed));
            inside.chain(others(who).into_iter().map(|who| Effect::To(who, deed))).collect()
        }
        Effect::Each(pick, deed) => {
            let inside = deeds(deed).into_iter().map(|deed| Effect::Each(pick, deed));
            inside.chain(picks(pick).into_iter().map(|pick| Effect::Each(pick, deed))).collect()
        }
        Effect::UpTo(count, pick, deed) => {
            let counts = numbers(count).into_iter().map(|count| Effect::UpTo(count, pick, deed));
            counts.chain(picks(pick).into_iter().map(|pick| Effect::UpTo(count, pick, deed))).collect()
        }
        Effect::Dice(word) => dice_words(word).into_iter().map(Effect::Dice).collect(),
        Effect::Ask(Question::Choose(pick)) => {
            picks(pick).into_iter().map(|pick| Effect::Ask(Question::Choose(pick))).collect()
        }
        Effect::Ask(Question::MayChoose(pick)) => {
            picks(pick).into_iter().map(|pick| Effect::Ask(Question::MayChoose(pick))).collect()
        }
        Effect::Ask(Question::ChangeOne(to)) => vec![Effect::Ask(Question::ChangeOne(face(to)))],
        Effect::Roll(roll) => rolls(roll).into_iter().map(Effect::Roll).collect(),
        Effect::IfChosen(has) => predicates(has).into_iter().map(Effect::IfChosen).collect(),
        Effect::IfRolled(list) => faces_of(list).into_iter().map(Effect::IfRolled).collect(),
        Effect::GainPerShip(who, of, pick, most) => {
            let most_of = numbers(most).into_iter().map(|most| Effect::GainPerShip(who, of, pick, most));
            let picks = picks(pick).into_iter().map(|pick| Effect::GainPerShip(who, of, pick, most));
            most_of.chain(picks).chain([Effect::GainPerShip(who, token(of), pick, most)]).collect()
        }
        Effect::GainPerObstacle(of, most) => {
            let most_of = numbers(most).into_iter().map(|most| Effect::GainPerObstacle(of, most));
            most_of.chain([Effect::GainPerObstacle(token(of), most)]).collect()
        }
        Effect::Spend(of) => vec![Effect::Spend(token(of))],
        Effect::PutAside(of) => vec![Effect::PutAside(token(of))],
        Effect::TakeUp(of) => vec![Effect::TakeUp(token(of))],
        Effect::ReceiveInstead(of) => vec![Effect::ReceiveInstead(token(of))],
        Effect::GainPerDie(of) => vec![Effect::GainPerDie(token(of))],
        Effect::CatchUp(of) => vec![Effect::CatchUp(token(of))],
        Effect::Steal(of) => vec![Effect::Steal(token(of))],
        Effect::Pass(of) => vec![Effect::Pass(token(of))],
        Effect::Lasting(until, who, modifier) => {
            let inside = modifiers(modifier).into_iter().map(|modifier| Effect::Lasting(until, who, modifier));
            let whose = others(who).into_iter().map(|who| Effect::Lasting(until, who, modifier));
            inside.chain(whose).collect()
        }
        _ => Vec::new(),
    }
}

fn deeds(deed: Deed) -> Vec<Deed> {
    match deed {
        Deed::Suffer(damage) => {
            numbers(damage).into_iter().map(Deed::Suffer).chain([Deed::SufferCritical(damage)]).collect()
        }
        Deed::SufferCritical(damage) => {
            numbers(damage).into_iter().map(Deed::SufferCritical).chain([Deed::Suffer(damage)]).collect()
        }
        Deed::DealFaceUp(count) => numbers(count).into_iter().map(Deed::DealFaceUp).collect(),
        Deed::RollDamage(count) => numbers(count).into_iter().map(Deed::RollDamage).collect(),
        Deed::DealFaceDown => vec![Deed::Suffer(1)],
        Deed::Free(kinds) => shorter(kinds).into_iter().map(Deed::Free).chain([Deed::FreeAny]).collect(),
        Deed::FreeOfBar => vec![Deed::FreeAny],
        Deed::FreeAny => vec![Deed::FreeOfBar],
        Deed::FreeIfOnBar(kinds) => {
            shorter(kinds).into_iter().map(Deed::FreeIfOnBar).chain([Deed::Free(kinds)]).collect()
        }
        Deed::Gain(of) => vec![Deed::Gain(token(of))],
        Deed::LoseAll(of) => vec![Deed::Lose(of), Deed::LoseAll(token(of))],
        Deed::Lose(of) => vec![Deed::LoseAll(of), Deed::Lose(token(of))],
        Deed::Either(one, other) => {
            let swapped =
                |list: &'static [Deed], place: usize| deeds(list[place]).into_iter().map(move |deed| (place, deed));
            let first = (0..one.len()).flat_map(move |place| swapped(one, place));
            let second = (0..other.len()).flat_map(move |place| swapped(other, place));
            let first = first.map(|(place, deed)| Deed::Either(replaced(one, place, deed), other));
            first.chain(second.map(|(place, deed)| Deed::Either(one, replaced(other, place, deed)))).collect()
        }
        _ => Vec::new(),
    }
}

fn dice_words(word: DiceWord) -> Vec<DiceWord> {
    match word {
        DiceWord::Change(from, to, most) => {
            let numbers = numbers(most).into_iter().map(|most| DiceWord::Change(from, to, most));
            numbers.chain([DiceWord::Change(face(from), to, most), DiceWord::Change(from, face(to), most)]).collect()
        }
        DiceWord::ChangeForGood(from, to, most) => vec![
            DiceWord::Change(from, to, most),
            DiceWord::ChangeForGood(face(from), to, most),
            DiceWord::ChangeForGood(from, face(to), most),
        ],
        DiceWord::ChangeAll(to) => vec![DiceWord::ChangeAll(face(to))],
        DiceWord::Add(shown) => vec![DiceWord::Add(face(shown))],
        DiceWord::Cancel(shown) => vec![DiceWord::Cancel(face(shown)), DiceWord::CancelEvery(shown)],
        DiceWord::CancelEvery(shown) => vec![DiceWord::CancelEvery(face(shown)), DiceWord::Cancel(shown)],
        DiceWord::Pin(of) => vec![DiceWord::Pin(token(of))],
        DiceWord::MoreDice(count) => numbers(count).into_iter().map(DiceWord::MoreDice).collect(),
        DiceWord::FewerDice(count) => numbers(count).into_iter().map(DiceWord::FewerDice).collect(),
        DiceWord::MoreDiceByAgility(most) => numbers(most).into_iter().map(DiceWord::MoreDiceByAgility).collect(),
        DiceWord::MoreDiceBySpeed(most) => numbers(most).into_iter().map(DiceWord::MoreDiceBySpeed).collect(),
        _ => Vec::new(),
    }
}

fn rolls(roll: DiceRoll) -> Vec<DiceRoll> {
    match roll {
        DiceRoll::RollFor(list) => faces_of(list).into_iter().map(DiceRoll::RollFor).collect(),
        DiceRoll::RollOrStop(list) => faces_of(list).into_iter().map(DiceRoll::RollOrStop).collect(),
        DiceRoll::RollDefenseOrStop(list) => faces_of(list).into_iter().map(DiceRoll::RollDefenseOrStop).collect(),
        DiceRoll::RollAndSufferDamage(count) => numbers(count)
            .into_iter()
            .map(DiceRoll::RollAndSufferDamage)
            .chain([DiceRoll::RollAndSuffer(count)])
            .collect(),
        DiceRoll::RerollByPrimary(list) => faces_of(list).into_iter().map(DiceRoll::RerollByPrimary).collect(),
        DiceRoll::RollAndSuffer(count) => numbers(count).into_iter().map(DiceRoll::RollAndSuffer).collect(),
        DiceRoll::RollForTokens(count) => numbers(count).into_iter().map(DiceRoll::RollForTokens).collect(),
        DiceRoll::Reroll(list, least, most) => {
            let numbers = numbers(most).into_iter().map(|most| DiceRoll::Reroll(list, least.min(most), most));
            numbers.chain(faces_of(list).into_iter().map(|list| DiceRoll::Reroll(list, least, most))).collect()
        }
        DiceRoll::RerollPer(list, pick) => {
            let picks = picks(pick).into_iter().map(|pick| DiceRoll::RerollPer(list, pick));
            picks.chain(faces_of(list).into_iter().map(|list| DiceRoll::RerollPer(list, pick))).collect()
        }
        _ => Vec::new(),
    }
}
