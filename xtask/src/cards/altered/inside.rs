//! What a word holds, altered: one more or one less, one range farther or nearer, another side, another ship.

use geometry::Band;
use x_wing::card::{
    AbilityCondition, Condition, Deed, DiceRoll, DiceWord, Effect, Modifier, Moment, Pick, Question, ShipPredicate,
    Side, Who,
};

/// The condition with something else inside.
pub fn conditions(condition: AbilityCondition) -> Vec<AbilityCondition> {
    match condition {
        Condition::At(moment) => moments(moment).into_iter().map(Condition::At).collect(),
        Condition::Not(inner) => {
            let inner = conditions(*inner).into_iter();
            inner.map(|inner| Condition::Not(Box::leak(Box::new(inner)))).chain([*inner_of(condition)]).collect()
        }
        Condition::Opponent(has) => predicates(has).into_iter().map(Condition::Opponent).collect(),
        Condition::Somebody(pick) => picks(pick).into_iter().map(Condition::Somebody).collect(),
        Condition::AtRange(near, far) => ranges(near, far, Condition::AtRange),
        Condition::Alone(near, far) => ranges(near, far, Condition::Alone),
        Condition::EnemyAt(near, far) => ranges(near, far, Condition::EnemyAt),
        Condition::EnemyInArc(near, far) => ranges(near, far, Condition::EnemyInArc),
        Condition::OnlyDefenderInArc(near, far) => ranges(near, far, Condition::OnlyDefenderInArc),
        Condition::Speeds(speeds) => shorter(speeds).into_iter().map(Condition::Speeds).collect(),
        Condition::Flew(speeds) => shorter(speeds).into_iter().map(Condition::Flew).collect(),
        Condition::Bearings(bearings) => shorter(bearings).into_iter().map(Condition::Bearings).collect(),
        Condition::With(slots) => shorter(slots).into_iter().map(Condition::With).collect(),
        Condition::AtMost(token, most) => {
            numbers(most).into_iter().map(|most| Condition::AtMost(token, most)).collect()
        }
        Condition::WeaponCosts(most) => numbers(most).into_iter().map(Condition::WeaponCosts).collect(),
        Condition::PrimaryAtLeast(least) => numbers(least).into_iter().map(Condition::PrimaryAtLeast).collect(),
        Condition::DamageCards(most) => numbers(most).into_iter().map(Condition::DamageCards).collect(),
        Condition::DefenseDice(count) => numbers(count).into_iter().map(Condition::DefenseDice).collect(),
        Condition::SufferedInAttack(least) => numbers(least).into_iter().map(Condition::SufferedInAttack).collect(),
        _ => Vec::new(),
    }
}

/// What is said not to hold.
fn inner_of(condition: AbilityCondition) -> &'static AbilityCondition {
    let Condition::Not(inner) = condition else { unreachable!("{condition:?} denies nothing") };
    inner
}

fn moments(moment: Moment) -> Vec<Moment> {
    match moment {
        Moment::Friend(role, near, far) => {
            let swapped = [Moment::Enemy(role, near, far), Moment::OursAt(role, near, far)];
            ranges(near, far, |near, far| Moment::Friend(role, near, far)).into_iter().chain(swapped).collect()
        }
        Moment::Enemy(role, near, far) => {
            let swapped = [Moment::Friend(role, near, far), Moment::Another(role, near, far)];
            ranges(near, far, |near, far| Moment::Enemy(role, near, far)).into_iter().chain(swapped).collect()
        }
        Moment::Another(role, near, far) => {
            let swapped = [Moment::Friend(role, near, far), Moment::Enemy(role, near, far)];
            ranges(near, far, |near, far| Moment::Another(role, near, far)).into_iter().chain(swapped).collect()
        }
        Moment::OursAt(role, near, far) => {
            let swapped = [Moment::Friend(role, near, far), Moment::Enemy(role, near, far)];
            ranges(near, far, |near, far| Moment::OursAt(role, near, far)).into_iter().chain(swapped).collect()
        }
        Moment::Ours(role) => vec![Moment::SelfIs(role), Moment::Enemy(role, Band::One, Band::Three)],
        Moment::InMyArc(role, near, far) => ranges(near, far, |near, far| Moment::InMyArc(role, near, far)),
        Moment::InMyMobileArc(role, near, far) => ranges(near, far, |near, far| Moment::InMyMobileArc(role, near, far)),
        Moment::InArcOf(role, near, far) => ranges(near, far, |near, far| Moment::InArcOf(role, near, far)),
        Moment::That(role, has) => predicates(has).into_iter().map(|has| Moment::That(role, has)).collect(),
        Moment::ActedOn(has) => predicates(has).into_iter().map(Moment::ActedOn).collect(),
        Moment::Acted(kinds) => shorter(kinds).into_iter().map(Moment::Acted).collect(),
        Moment::ActedWith(slots) => shorter(slots).into_iter().map(Moment::ActedWith).collect(),
        _ => Vec::new(),
    }
}

fn predicates(has: ShipPredicate) -> Vec<ShipPredicate> {
    match has {
        ShipPredicate::SkillAtMost(most) => numbers(most).into_iter().map(ShipPredicate::SkillAtMost).collect(),
        ShipPredicate::HullAtMost(most) => numbers(most).into_iter().map(ShipPredicate::HullAtMost).collect(),
        ShipPredicate::ShieldsAtMost(most) => numbers(most).into_iter().map(ShipPredicate::ShieldsAtMost).collect(),
        ShipPredicate::InMyArcAt(near, far) => ranges(near, far, ShipPredicate::InMyArcAt),
        ShipPredicate::SeesDefender(near, far) => ranges(near, far, ShipPredicate::SeesDefender),
        ShipPredicate::Within(near, far) => ranges(near, far, ShipPredicate::Within),
        ShipPredicate::Has(token) => vec![ShipPredicate::Lacks(token)],
        ShipPredicate::Lacks(token) => vec![ShipPredicate::Has(token)],
        ShipPredicate::LowerSkill => vec![ShipPredicate::HigherSkill],
        ShipPredicate::HigherSkill => vec![ShipPredicate::LowerSkill],
        ShipPredicate::SeesMe => vec![ShipPredicate::InMyArc],
        ShipPredicate::InMyArc => vec![ShipPredicate::SeesMe],
        _ => Vec::new(),
    }
}

/// The ships to choose from: of another side, farther or nearer, with the ship measured from or without, with one thing
/// less asked of them.
fn picks(pick: Pick) -> Vec<Pick> {
    let sides = [Side::Friend, Side::Enemy, Side::Any].into_iter().filter(|side| *side != pick.side);
    let sides = sides.map(|side| Pick { side, ..pick });
    let at = match pick.anywhere {
        true => vec![Pick { anywhere: false, ..pick }],
        false => ranges(pick.near, pick.far, |near, far| Pick { near, far, ..pick }),
    };
    let fewer = shorter(pick.has).into_iter().map(|has| Pick { has, ..pick });
    let others = (0..pick.has.len()).flat_map(|place| {
        predicates(pick.has[place]).into_iter().map(move |has| Pick { has: replaced(pick.has, place, has), ..pick })
    });
    let itself = Pick { itself: !pick.itself, ..pick };
    let one = (pick.has.len() == 1).then_some(Pick { has: &[], ..pick });
    sides.chain(at).chain(fewer).chain(others).chain([itself]).chain(one).collect()
}

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
        Effect::Roll(roll) => rolls(roll).into_iter().map(Effect::Roll).collect(),
        Effect::IfChosen(has) => predicates(has).into_iter().map(Effect::IfChosen).collect(),
        Effect::IfRolled(faces) => shorter(faces).into_iter().map(Effect::IfRolled).collect(),
        Effect::GainPerShip(who, token, pick, most) => {
            let most_of = numbers(most).into_iter().map(|most| Effect::GainPerShip(who, token, pick, most));
            most_of.chain(picks(pick).into_iter().map(|pick| Effect::GainPerShip(who, token, pick, most))).collect()
        }
        Effect::GainPerObstacle(token, most) => {
            numbers(most).into_iter().map(|most| Effect::GainPerObstacle(token, most)).collect()
        }
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
        Deed::LoseAll(token) => vec![Deed::Lose(token)],
        Deed::Lose(token) => vec![Deed::LoseAll(token)],
        _ => Vec::new(),
    }
}

fn dice_words(word: DiceWord) -> Vec<DiceWord> {
    match word {
        DiceWord::Change(from, to, most) => {
            numbers(most).into_iter().map(|most| DiceWord::Change(from, to, most)).collect()
        }
        DiceWord::ChangeForGood(from, to, most) => vec![DiceWord::Change(from, to, most)],
        DiceWord::MoreDice(count) => numbers(count).into_iter().map(DiceWord::MoreDice).collect(),
        DiceWord::FewerDice(count) => numbers(count).into_iter().map(DiceWord::FewerDice).collect(),
        DiceWord::MoreDiceByAgility(most) => numbers(most).into_iter().map(DiceWord::MoreDiceByAgility).collect(),
        DiceWord::MoreDiceBySpeed(most) => numbers(most).into_iter().map(DiceWord::MoreDiceBySpeed).collect(),
        _ => Vec::new(),
    }
}

fn rolls(roll: DiceRoll) -> Vec<DiceRoll> {
    match roll {
        DiceRoll::RollFor(faces) => shorter(faces).into_iter().map(DiceRoll::RollFor).collect(),
        DiceRoll::RollOrStop(faces) => shorter(faces).into_iter().map(DiceRoll::RollOrStop).collect(),
        DiceRoll::RollAndSuffer(count) => numbers(count).into_iter().map(DiceRoll::RollAndSuffer).collect(),
        DiceRoll::RollForTokens(count) => numbers(count).into_iter().map(DiceRoll::RollForTokens).collect(),
        DiceRoll::Reroll(faces, least, most) => {
            numbers(most).into_iter().map(|most| DiceRoll::Reroll(faces, least.min(most), most)).collect()
        }
        DiceRoll::RerollPer(faces, pick) => {
            picks(pick).into_iter().map(|pick| DiceRoll::RerollPer(faces, pick)).collect()
        }
        _ => Vec::new(),
    }
}

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
        Modifier::Jams(band, token) => farther(band).into_iter().map(|band| Modifier::Jams(band, token)).collect(),
        Modifier::LimitsRerolls(near, far) => ranges(near, far, Modifier::LimitsRerolls),
        Modifier::PlacesFriends(band) => farther(band).into_iter().map(Modifier::PlacesFriends).collect(),
        _ => Vec::new(),
    }
}

/// One more and one less; one, where there is no limit.
fn numbers(number: u8) -> Vec<u8> {
    match number {
        0 | u8::MAX => vec![1],
        _ => vec![number - 1, number + 1],
    }
}

fn signed<T>(by: i8, word: impl Fn(i8) -> T) -> Vec<T> {
    [-by, by + by.signum()].into_iter().map(word).collect()
}

/// One range farther and one nearer, as far as there are such ranges.
fn farther(band: Band) -> Vec<Band> {
    match band {
        Band::Two => vec![Band::One, Band::Three],
        Band::One | Band::Three => vec![Band::Two],
    }
}

/// A range that ends or begins one range farther or nearer.
pub fn ranges<T>(near: Band, far: Band, word: impl Fn(Band, Band) -> T) -> Vec<T> {
    let fars = farther(far).into_iter().filter(|far| *far >= near).map(|far| (near, far));
    let nears = farther(near).into_iter().filter(|near| *near <= far).map(|near| (near, far));
    fars.chain(nears).map(|(near, far)| word(near, far)).collect()
}

/// Another ship of those that are always there.
fn others(who: Who) -> Vec<Who> {
    match who {
        Who::Me => Vec::new(),
        Who::Attacker => vec![Who::Defender],
        Who::Defender => vec![Who::Attacker],
        Who::Subject | Who::Chosen | Who::Giver => vec![Who::Me],
    }
}

/// A list without one of its things.
pub fn without<T: Copy>(list: &[T], place: usize) -> &'static [T] {
    let kept = list.iter().enumerate().filter(|(other, _)| *other != place).map(|(_, thing)| *thing);
    kept.collect::<Vec<_>>().leak()
}

/// A list with another thing at a place.
pub fn replaced<T: Copy>(list: &[T], place: usize, thing: T) -> &'static [T] {
    let mut list = list.to_vec();
    list[place] = thing;
    list.leak()
}

/// A list of several things, each time without one of them.
fn shorter<T: Copy>(list: &'static [T]) -> Vec<&'static [T]> {
    if list.len() > 1 { (0..list.len()).map(|place| without(list, place)).collect() } else { Vec::new() }
}
