//! Numbers and permissions with something else inside.

use super::values::{farther, numbers, ranges, shorter, signed, token, without};
use x_wing::card::Modifier;

/// The modifier with something else inside.
pub fn modifiers(modifier: Modifier) -> Vec<Modifier> {
    match modifier {
        Modifier::While(conditions, inner) => {
            let fewer = (0..conditions.len()).map(|place| without(conditions, place));
            let fewer = fewer.map(|conditions| Modifier::While(conditions, inner));
            let inside = modifiers(*inner).into_iter();
            let inside = inside.map(|inner| Modifier::While(conditions, Box::leak(Box::new(inner))));
            fewer.chain(inside).collect()
        }
        Modifier::Agility(by) => signed(by, Modifier::Agility),
        Modifier::AgilityOfTouching(by) => signed(by, Modifier::AgilityOfTouching),
        Modifier::DefenderAgility(by) => signed(by, Modifier::DefenderAgility),
        Modifier::AttackDice(by) => signed(by, Modifier::AttackDice),
        Modifier::PrimaryValue(by) => signed(by, Modifier::PrimaryValue),
        Modifier::SkillBy(by) => signed(by, Modifier::SkillBy),
        Modifier::Skill(skill) => numbers(skill).into_iter().map(Modifier::Skill).collect(),
        Modifier::Shields(more) => numbers(more).into_iter().map(Modifier::Shields).collect(),
        Modifier::Hull(more) => numbers(more).into_iter().map(Modifier::Hull).collect(),
        Modifier::SureCriticals(count) => numbers(count).into_iter().map(Modifier::SureCriticals).collect(),
        Modifier::Ordnance(slots, count) => {
            numbers(count).into_iter().map(|count| Modifier::Ordnance(slots, count)).collect()
        }
        Modifier::DisabledFires(slots, most) => {
            numbers(most).into_iter().map(|most| Modifier::DisabledFires(slots, most)).collect()
        }
        Modifier::ActsStressedFor(kinds, below) => {
            numbers(below).into_iter().map(|below| Modifier::ActsStressedFor(kinds, below)).collect()
        }
        Modifier::GreenSpeeds(speeds) => shorter(speeds).into_iter().map(Modifier::GreenSpeeds).collect(),
        Modifier::GreenBearings(bearings) => shorter(bearings).into_iter().map(Modifier::GreenBearings).collect(),
        Modifier::DropsWith(templates) => shorter(templates).into_iter().map(Modifier::DropsWith).collect(),
        Modifier::Guards(band) => farther(band).into_iter().map(Modifier::Guards).collect(),
        Modifier::LendsLocks(band) => farther(band).into_iter().map(Modifier::LendsLocks).collect(),
        Modifier::LendsLocksToSpend(band) => farther(band).into_iter().map(Modifier::LendsLocksToSpend).collect(),
        Modifier::LendsFocus(band) => farther(band).into_iter().map(Modifier::LendsFocus).collect(),
        Modifier::DeniesRangeBonus(band) => farther(band).into_iter().map(Modifier::DeniesRangeBonus).collect(),
        Modifier::Jams(band, of) => {
            let bands = farther(band).into_iter().map(|band| Modifier::Jams(band, of));
            bands.chain([Modifier::Jams(band, token(of))]).collect()
        }
        Modifier::CannotSpend(of) => vec![Modifier::CannotSpend(token(of))],
        Modifier::OpponentCannotSpend(of) => vec![Modifier::OpponentCannotSpend(token(of))],
        Modifier::OneOnly(of) => vec![Modifier::OneOnly(token(of))],
        Modifier::Keeps(of) => vec![Modifier::Keeps(token(of))],
        Modifier::LimitsRerolls(near, far) => ranges(near, far, Modifier::LimitsRerolls),
        Modifier::PlacesFriends(band) => farther(band).into_iter().map(Modifier::PlacesFriends).collect(),
        _ => Vec::new(),
    }
}
