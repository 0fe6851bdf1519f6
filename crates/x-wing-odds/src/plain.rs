//! The policy `plain`: what people do without working anything out.
//!
//! Asked for a choice it looks at the dice as they lie. In this order:
//! 1. What must be used is used.
//! 2. Dice that do not count are rerolled: blanks, and focus results that nothing at hand turns. What is free comes first.
//! 3. What is free and betters the dice is used.
//! 4. What costs something and betters what gets through is used; a defender who can cancel everything with one such thing
//!    uses that one alone, and none if everything is cancelled already.
//! 5. Dice are cancelled for other results if these are better.
//!
//! Before dice are rolled, what brings dice or tokens for them is used. Everything else is passed.

use play::{Game, Seat};
use x_wing::card::{Ability, Deed, DiceWord, Effect, Question, Token, Who, Window};
use x_wing::{Choice, Dice, Die, Face, Frame, Position, WindowFrame, XWing};

/// What a seat chooses.
pub(super) fn plainly(game: &XWing, position: &Position, seat: Seat) -> Choice {
    if let Frame::Window(frame) = position.open.stack.top()
        && let Some(used) = Moment::new(game, position, frame, seat).used()
    {
        return used;
    }
    nothing(game, position, seat)
}

/// A pass, or if there has to be something, the first that there is.
fn nothing(game: &XWing, position: &Position, seat: Seat) -> Choice {
    let mut first = None;
    game.legal(position, seat, |choice| {
        if first.is_none() || choice == Choice::Pass {
            first = Some(choice);
        }
    });
    first.expect("a seat that is asked has a choice")
}

/// What lies on the table, the better for the attacker the greater: hits and critical hits less evades, then critical hits.
type Standing = (i16, u8);

/// A window, seen by a seat.
struct Moment<'a> {
    game: &'a XWing,
    position: &'a Position,
    frame: WindowFrame,
    attacks: bool,
    /// What it can use, by the places in the window's list.
    options: Vec<usize>,
}

impl<'a> Moment<'a> {
    fn new(game: &'a XWing, position: &'a Position, frame: WindowFrame, seat: Seat) -> Moment<'a> {
        let attacks = game.side_of(seat) == game.facts(position.open.attack.attacker).side;
        let options = game.table(&position.open).options(&frame, seat).collect();
        Moment { game, position, frame, attacks, options }
    }

    fn ability(&self, place: usize) -> &'static Ability {
        self.game.at(&self.frame, place).ability
    }

    /// The options of a kind.
    fn such(&self, is_such: impl Fn(&Ability) -> bool) -> impl Iterator<Item = usize> {
        self.options.iter().copied().filter(move |place| is_such(self.ability(*place)))
    }

    /// What is used, if anything is.
    fn used(&self) -> Option<Choice> {
        if let Some(place) = self.such(|ability| ability.must).next() {
            let dice = self.useless(place).or_else(|| self.least(place)).unwrap_or(Dice::NONE);
            return Some(self.using(place, dice));
        }
        let has_dice = matches!(
            self.frame.window,
            Window::Rolled | Window::ModifyAttack | Window::ModifyDefense | Window::Compare | Window::Hit
        );
        if !has_dice {
            return self.such(|ability| self.arms(ability)).next().map(|place| self.using(place, Dice::NONE));
        }
        if self.is_safe() {
            return None;
        }
        self.rerolled().or_else(|| self.changed().map(|place| self.using(place, Dice::NONE)))
    }

    fn using(&self, place: usize, dice: Dice) -> Choice {
        let known = self.game.at(&self.frame, place);
        Choice::Use { ship: known.ship, card: known.card, option: self.game.option(&self.frame, place), dice }
    }

    /// Whether a defender has cancelled everything already.
    fn is_safe(&self) -> bool {
        let has_rolled = matches!(self.frame.window, Window::ModifyDefense | Window::Compare);
        !self.attacks && has_rolled && self.through(self.position).0 == 0
    }

    /// The kind of dice at hand.
    fn die(&self) -> Die {
        let is_defense = matches!(self.frame.window, Window::ModifyDefense | Window::Compare);
        if is_defense { Die::Defense } else { Die::Attack }
    }

    /// Whether the dice at hand are one's own.
    fn are_mine(&self) -> bool {
        self.attacks == (self.die() == Die::Attack)
    }

    /// The first reroll of dice that do not count, free ones before those that cost something.
    fn rerolled(&self) -> Option<Choice> {
        let free = self.such(|ability| !costs(ability));
        free.chain(self.such(costs)).find_map(|place| Some(self.using(place, self.useless(place)?)))
    }

    /// The dice that do not count, as far as an ability rerolls them; none if it rerolls none of them, or others too.
    fn useless(&self, place: usize) -> Option<Dice> {
        let (faces, least, most) = self.game.table(&self.position.open).rerolls(&self.frame, place)?;
        let pool = self.game.table(&self.position.open).pool(self.frame.window);
        let count = |face: Face| if faces.contains(&face) { pool.fresh.count(face) } else { 0 };
        let mut room = most;
        let mut dice = Dice::NONE;
        let mut take = |face: Face, count: u8| {
            *dice.slot(face) = count.min(room);
            room -= dice.count(face);
        };
        match (self.are_mine(), self.die()) {
            (true, _) => {
                let lost = pool.all().focus.saturating_sub(self.turned());
                take(Face::Blank, count(Face::Blank));
                take(Face::Focus, count(Face::Focus).min(lost));
            }
            (false, Die::Attack) => {
                take(Face::Critical, count(Face::Critical));
                take(Face::Hit, count(Face::Hit));
            }
            (false, Die::Defense) => take(Face::Evade, count(Face::Evade)),
        }
        let all = faces.iter().map(|face| pool.fresh.count(*face)).sum::<u8>();
        (dice.total() > 0 && dice.total() >= least.min(all)).then_some(dice)
    }

    /// As few dice as an ability rerolls, those that count least first.
    fn least(&self, place: usize) -> Option<Dice> {
        let (faces, least, _) = self.game.table(&self.position.open).rerolls(&self.frame, place)?;
        let fresh = self.game.table(&self.position.open).pool(self.frame.window).fresh;
        let mut order = Face::ALL.to_vec();
        if !self.are_mine() {
            order.reverse();
        }
        let mut dice = Dice::NONE;
        let mut room = least;
        for face in order.into_iter().filter(|face| faces.contains(face)) {
            *dice.slot(face) = fresh.count(face).min(room);
            room -= dice.count(face);
        }
        Some(dice)
    }

    /// How many focus results something at hand turns into what counts.
    fn turned(&self) -> u8 {
        let effects = self.options.iter().flat_map(|place| self.ability(*place).effects);
        let most = effects.map(|effect| {
            let Effect::Dice(DiceWord::Change(from, to, most) | DiceWord::ChangeForGood(from, to, most)) = effect
            else {
                return 0;
            };
            let counts = matches!(to, Face::Hit | Face::Critical | Face::Evade);
            if *from == Face::Focus && counts { *most } else { 0 }
        });
        most.fold(0, u8::saturating_add)
    }

    /// The place of what betters the dice without a reroll.
    fn changed(&self) -> Option<usize> {
        let (before, through) = (self.standing(self.position), self.through(self.position));
        let tried = |place: usize| Some((place, self.tried(place)?));
        let sign = if self.attacks { 1 } else { -1 };
        let oriented = |(all, critical): Standing| (sign * all, sign * i16::from(critical));
        let is_free = |ability: &Ability| !costs(ability) && !clears(ability);
        let free = self.such(is_free).filter_map(tried);
        let free = free.map(|(place, after)| (place, oriented(self.standing(&after))));
        let free = free.filter(|(_, after)| *after > oriented(before));
        let best = free.fold(None, |best: Option<(usize, (i16, i16))>, new| match best {
            Some(best) if best.1 >= new.1 => Some(best),
            _ => Some(new),
        });
        if let Some((place, _)) = best {
            return Some(place);
        }
        let dear = self.such(|ability| costs(ability) && !clears(ability)).chain(self.such(clears));
        let dear: Vec<_> = dear.filter_map(tried).map(|(place, after)| (place, self.through(&after))).collect();
        let is_enough = |after: &Standing| !self.attacks && self.die() == Die::Defense && after.0 == 0;
        let enough = dear.iter().find(|(_, after)| is_enough(after));
        let better = dear.iter().find(|(_, after)| oriented(*after) > oriented(through));
        enough.or(better).map(|(place, _)| *place)
    }

    /// The position after an ability was used; none if somebody or something is asked meanwhile.
    fn tried(&self, place: usize) -> Option<Position> {
        let mut after = *self.position;
        let depth = after.open.stack.as_slice().len();
        self.game.turn(&mut after, &mut ()).take(self.frame, place, Dice::NONE);
        while after.open.stack.as_slice().len() > depth {
            if !self.game.turn(&mut after, &mut ()).step() {
                return None;
            }
        }
        Some(after)
    }

    fn standing(&self, position: &Position) -> Standing {
        let (attack, defense) = (position.open.attack.attack.all(), position.open.attack.defense.all());
        let results = i16::from(attack.hit) + i16::from(attack.critical);
        (results - i16::from(defense.evade), attack.critical)
    }

    /// What would get through now: all of it, and critical hits.
    fn through(&self, position: &Position) -> Standing {
        let mut compared = *position;
        if self.frame.window != Window::Hit {
            self.game.turn(&mut compared, &mut ()).compare();
        }
        let left = compared.open.attack.attack.all();
        (i16::from(left.hit) + i16::from(left.critical), left.critical)
    }

    /// Whether an ability brings dice, or tokens and target locks for them.
    fn arms(&self, ability: &Ability) -> bool {
        let own = if self.attacks { Window::BeforeAttackRoll } else { Window::BeforeDefenseRoll };
        let rolls = self.frame.window == own;
        ability.effects.iter().any(|effect| {
            let brings_dice = matches!(
                effect,
                Effect::Dice(DiceWord::MoreDice(_) | DiceWord::MoreDiceByAgility(_) | DiceWord::MoreDiceBySpeed(_))
            );
            let takes_dice = matches!(effect, Effect::Dice(DiceWord::FewerDice(_))) && !self.attacks;
            let brings_tokens = matches!(
                effect,
                Effect::Now(Deed::Gain(Token::Focus | Token::Evade)) | Effect::Steal(Token::Focus | Token::Evade)
            );
            let arms_attacker = matches!(
                effect,
                Effect::Now(Deed::LockOn(Who::Defender))
                    | Effect::To(Who::Defender, Deed::Lose(Token::Focus | Token::Evade))
            );
            let arms_defender = matches!(effect, Effect::To(Who::Attacker, Deed::Lose(Token::Focus)));
            brings_dice && rolls
                || takes_dice
                || brings_tokens
                || arms_attacker && self.attacks
                || arms_defender && !self.attacks
        })
    }
}

/// Whether something is given up for an ability.
fn costs(ability: &Ability) -> bool {
    ability.effects.iter().any(|effect| {
        matches!(
            effect,
            Effect::Spend(_)
                | Effect::GainPerDie(_)
                | Effect::Ask(Question::SpendLock | Question::Discard | Question::DiscardWeapon)
                | Effect::Now(
                    Deed::Lose(Token::Focus | Token::Evade)
                        | Deed::Gain(Token::Stress | Token::Ion | Token::Tractor | Token::Disabled)
                        | Deed::LoseShield
                        | Deed::Suffer(_)
                        | Deed::SufferCritical(_)
                        | Deed::DealFaceUp(_)
                        | Deed::DealFaceDown
                )
        )
    })
}

/// Whether an ability takes all dice away.
fn clears(ability: &Ability) -> bool {
    ability.effects.contains(&Effect::Dice(DiceWord::CancelAll))
}
