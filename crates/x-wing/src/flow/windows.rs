//! Moments at which cards are asked: who may use what, in which order (XW-ABL-08, -09).

use crate::card::{Condition, Deed, DiceRoll, DiceWord, Effect, Limit, Modifier, Question, Token, Window};
use crate::dice::{Dice, Die, Pool};
use crate::frame::{About, Frame, Part, Resolving, WindowFrame};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, Team, UpgradeId};
use crate::setup::{AbilityInstance, RuleSet, Source, XWing};
use crate::ship::Life;
use crate::table::Table;
use crate::turn::Turn;
use crate::waiting::UsedAbilities;
use play::{Illegal, Seat, why};

impl Turn<'_> {
    /// Opens a window; the side with initiative comes first (XW-ABL-08).
    pub(crate) fn open_window(&mut self, window: Window, subject: ShipId) {
        let first = self.position.open.initiative;
        self.open_window_for(window, subject, first, About::Nothing);
    }

    /// Opens a window in which the seats of one side come first; no ability waits for most windows.
    pub(crate) fn open_window_for(&mut self, window: Window, subject: ShipId, first: Team, about: About) {
        if self.game.windows[window as usize].abilities.is_empty() {
            return;
        }
        let frame = WindowFrame { window, subject, first, turn: 0, about, used: UsedAbilities::NONE };
        self.push(frame);
    }

    /// Removes a ship that was spared for its attack at the start of the End phase, once it has had it (XW-Q-68).
    pub(crate) fn remove_doomed(&mut self, frame: &WindowFrame) -> bool {
        let is_over = |ship: &ShipId| {
            self.position.open.ship(*ship).life == Life::Doomed && !self.table().may_still_attack(frame, *ship)
        };
        let over = self.game.all_ships().find(is_over);
        if let Some(ship) = over {
            self.destroy(ship);
        }
        over.is_some()
    }

    /// An ability of the window on top is used, by its place in the window's list, with the dice that were chosen for it.
    pub fn take(&mut self, mut frame: WindowFrame, place: usize, dice: Dice) {
        let known = self.game.at(&frame, place);
        let own = self.game.windows[frame.window as usize].of(self.game.facts(known.ship).seat);
        frame.used.insert(place - own.start);
        if known.ability.either {
            for other in own.clone() {
                let sibling = self.game.at(&frame, other);
                if sibling.ship == known.ship && sibling.source == known.source {
                    frame.used.insert(other - own.start);
                }
            }
        }
        self.replace(frame);
        match known.ability.limit {
            Limit::Moment => {}
            Limit::Round => self.position.open.used[0].insert(known.limited),
            Limit::Game => self.position.open.used[1].insert(known.limited),
        }
        self.events.happened(Happening::Used { ship: known.ship, card: known.card }, why!["XW-ABL-01", "XW-DICE-01"]);
        let new = Resolving::new(known.ship, known.card, known.source.upgrade(), Part::Ability(known.index));
        let chosen = if let About::ActionOn(_, other) = frame.about { other } else { known.ship };
        self.push(Resolving { dice, subject: frame.subject, chosen, ..new });
    }
}

impl Table<'_> {
    /// What the moment is about at which cards were asked last.
    pub(crate) fn latest_moment(self) -> Option<About> {
        let frames = self.open.stack.as_slice().iter().rev();
        frames.into_iter().find_map(|frame| if let Frame::Window(frame) = frame { Some(frame.about) } else { None })
    }

    /// The ship that the action was performed on at which cards were asked last.
    pub(crate) fn acted_on(self) -> Option<ShipId> {
        if let Some(About::ActionOn(_, other)) = self.latest_moment() { Some(other) } else { None }
    }

    /// Whether anybody could use anything at a moment.
    pub(crate) fn is_asked(self, window: Window, subject: ShipId) -> bool {
        let frame = WindowFrame {
            window,
            subject,
            first: Team::First,
            turn: 0,
            about: About::Nothing,
            used: UsedAbilities::NONE,
        };
        (0..self.game.sides.len() as u8).any(|seat| self.options(&frame, Seat(seat)).next().is_some())
    }

    /// The abilities that a seat can use now, by their places in the window's list.
    pub fn options(self, frame: &WindowFrame, seat: Seat) -> impl Iterator<Item = usize> {
        let own = self.game.windows[frame.window as usize].of(seat);
        let start = own.start;
        own.filter(move |place| self.is_option(frame, *place, frame.used.has(*place - start)))
    }

    fn is_option(self, frame: &WindowFrame, place: usize, is_used: bool) -> bool {
        let known = self.game.at(frame, place);
        known.part.is_none_or(|role| self.ship_in_role(frame.subject, role) == known.ship)
            && self.is_active(frame, known)
            && (!is_used || self.game.may_repeat(known))
            && !self.is_used_up(known)
            && known.ability.when.iter().all(|condition| self.holds(frame, known, *condition))
            && self.is_feasible(known.ship, frame.subject, known.ability.effects)
            && self.may_modify(frame.window, known)
    }

    /// Whether an ability was used as often as it may be.
    pub(crate) fn is_used_up(self, known: &AbilityInstance) -> bool {
        let open = self.open;
        match known.ability.limit {
            Limit::Moment => false,
            Limit::Round => open.used[0].has(known.limited),
            Limit::Game => open.used[1].has(known.limited),
        }
    }

    /// Whether a card is there to be used: its ship in play (or just destroyed, if that is the moment), itself face up
    /// and not discarded (XW-ABL-11).
    fn is_active(self, frame: &WindowFrame, known: &AbilityInstance) -> bool {
        let open = self.open;
        let state = open.ship(known.ship);
        let is_there = match known.source {
            Source::Damage(card, copy) => state.face_up.count(card) > copy,
            Source::Upgrade(upgrade) => self.is_at_hand(known, upgrade),
            Source::Shared(giver, upgrade) => open.ship(giver).is_in_play() && !state.discarded.has(upgrade),
            Source::Condition => {
                let is_new = frame.window != Window::Assigned || frame.about == About::Assigned(known.card);
                is_new && open.conditions_of(known.ship).any(|assigned| assigned.card == known.card)
            }
            Source::Marked(marked) => self.has_pilot_of(known.ship, marked),
            Source::Token | Source::Pilot | Source::Lent => true,
        };
        let is_its_end = frame.window == Window::Destroyed && frame.subject == known.ship && frame.about != About::Fled;
        let is_waiting = state.life == Life::Waiting
            && matches!(frame.window, Window::BeforeForces | Window::StartOfForces | Window::Assigned);
        is_there && (state.is_in_play() || is_its_end || is_waiting || known.ability.outlives_ship())
    }

    /// A weapon that was discarded for the attack still has its say in it, and a card in what it brought about.
    fn is_at_hand(self, known: &AbilityInstance, upgrade: UpgradeId) -> bool {
        let open = self.open;
        let when = known.ability.when;
        let goes_on = when.contains(&Condition::WithThis) || known.ability.outlives_ship();
        goes_on || !open.ship(known.ship).discarded.has(upgrade)
    }

    /// Whether a ship may modify the dice at hand so (XW-GOLD-07: "cannot" is absolute).
    fn may_modify(self, window: Window, known: &AbilityInstance) -> bool {
        if window == Window::BombRolled {
            let fresh = self.bomb_dice().fresh;
            let is_idle = |effect: &Effect| {
                let Effect::Roll(DiceRoll::Reroll(faces, ..)) = effect else { return false };
                !fresh.shows(faces)
            };
            return !known.ability.effects.iter().any(is_idle);
        }
        let adds = known.ability.effects.contains(&Effect::Dice(DiceWord::AddMatching));
        if !matches!(window, Window::ModifyAttack | Window::ModifyDefense) && !adds {
            return true;
        }
        let die = if self.is_about_defense(window) { Die::Defense } else { Die::Attack };
        let is_barred = known.ability.effects.iter().any(|effect| {
            let Effect::Roll(roll) = effect else { return false };
            match roll {
                DiceRoll::Reroll(_, 0, _) => self.cannot_reroll(known.ship),
                DiceRoll::Reroll(faces, ..) | DiceRoll::RerollPer(faces, _) | DiceRoll::RerollByPrimary(faces) => {
                    let fresh = self.pool(window).fresh;
                    faces.iter().all(|face| fresh.count(*face) == 0) || self.cannot_reroll(known.ship)
                }
                DiceRoll::RollFor(_)
                | DiceRoll::RollOrStop(_)
                | DiceRoll::RollOne(_)
                | DiceRoll::RollDefenseOrStop(_)
                | DiceRoll::RollAndSuffer(_)
                | DiceRoll::RollAndSufferDamage(_)
                | DiceRoll::RollAnother
                | DiceRoll::RollForTokens(_) => false,
            }
        });
        let is_barred = is_barred
            || self.is_kept_from_modifying(known.ship, die)
            || die == Die::Attack && self.is_kept_from_tokens(known);
        !self.open.attack.fixed[die as usize] && !is_barred && (die == Die::Defense || self.may_modify_attack(known))
    }

    /// Whether the other side keeps a ship from modifying these dice: the opponent any dice, its friends those of the opponent.
    fn is_kept_from_modifying(self, ship: ShipId, die: Die) -> bool {
        let attack = &self.open.attack;
        let by = |holder: ShipId, opponent: ShipId, own: Die| {
            let is_meant = ship == opponent || die == own && self.game.are_friends(ship, opponent);
            is_meant && self.has(holder, Modifier::OpponentCannotModify)
        };
        by(attack.attacker, attack.defender, Die::Defense) || by(attack.defender, attack.attacker, Die::Attack)
    }

    /// Whether an attacker that spends no tokens on its dice would spend one for an ability.
    fn is_kept_from_tokens(self, known: &AbilityInstance) -> bool {
        let is_token = |effect: &Effect| {
            matches!(
                effect,
                Effect::Spend(_)
                    | Effect::SpendLockOn(_)
                    | Effect::SpendReinforce
                    | Effect::Ask(Question::SpendLock)
                    | Effect::Now(Deed::LoseShield)
            )
        };
        known.ship == self.open.attack.attacker
            && known.ability.effects.iter().any(is_token)
            && self.has(known.ship, Modifier::NoTokensForAttackDice)
    }

    /// Whether the weapon of the attack lets its dice be modified so.
    fn may_modify_attack(self, known: &AbilityInstance) -> bool {
        let attacker = self.open.attack.attacker;
        let spends_focus =
            known.source == Source::Token && known.ability.effects.contains(&Effect::Spend(Token::Focus));
        let bars = |modifier: Modifier| {
            modifier == Modifier::CannotModify && self.game.are_friends(known.ship, attacker)
                || modifier == Modifier::OnlyFocusModifies && !spends_focus
        };
        self.modified(attacker, |modifier| bars(modifier).then_some(())).next().is_none()
    }

    /// The dice that were rolled for a bomb.
    fn bomb_dice(self) -> Pool {
        let mut frames = self.open.stack.as_slice().iter().rev();
        let pool = frames
            .find_map(|frame| if let Frame::Scorching(scorching) = frame { Some(scorching.pool()) } else { None });
        pool.unwrap_or(Pool::NONE)
    }

    /// The dice at hand in a window.
    pub fn pool(self, window: Window) -> Pool {
        let open = self.open;
        if window == Window::BombRolled {
            return self.bomb_dice();
        }
        let is_defense = self.is_about_defense(window) || window == Window::Compare;
        if is_defense { open.attack.defense } else { open.attack.attack }
    }

    /// Whether a window is about defense dice that can be modified.
    fn is_about_defense(self, window: Window) -> bool {
        matches!(window, Window::DefenseRolled | Window::ModifyDefense)
            || window == Window::Rerolled && self.modified_die() == Die::Defense
    }

    /// The place of what a seat wants to use.
    pub(crate) fn find_option(
        self,
        frame: &WindowFrame,
        seat: Seat,
        (ship, card, option): (ShipId, CardId, u8),
    ) -> Option<usize> {
        self.options(frame, seat).find(|place| {
            let known = self.game.at(frame, *place);
            known.ship == ship && known.card == card && self.game.option(frame, *place) == option
        })
    }

    /// Why a seat cannot use what it wants to use: it was used already, dice or tokens are barred by a "cannot", or it is
    /// not there at all.
    pub(crate) fn why_no_use(
        self,
        frame: &WindowFrame,
        seat: Seat,
        (ship, card, option): (ShipId, CardId, u8),
    ) -> Illegal {
        let nothing = Illegal::new("XW-ABL-01", "no-such-ability");
        let is_meant = |place: &usize| {
            let known = self.game.at(frame, *place);
            known.ship == ship && known.card == card && self.game.option(frame, *place) == option
        };
        let own = self.game.windows[frame.window as usize].of(seat);
        let Some(place) = own.clone().find(is_meant) else { return nothing };
        let known = self.game.at(frame, place);
        let spends = known.ability.effects.iter().find_map(|effect| {
            let Effect::Spend(token) = *effect else { return None };
            Some(token)
        });
        let has = |token: Token| self.open.ship(ship).tokens(token) > 0;
        if !self.is_active(frame, known) {
            return nothing;
        }
        if frame.used.has(place - own.start) && !self.game.may_repeat(known) {
            return Illegal::new("XW-ABL-02", "used-already");
        }
        if self.is_used_up(known) {
            return Illegal::new("XW-ABL-01", "used-up");
        }
        if spends.is_some_and(|token| has(token) && !self.may_spend(ship, token)) {
            return Illegal::new("XW-GOLD-07", "cannot-spend");
        }
        match self.may_modify(frame.window, known) {
            true => nothing,
            false => Illegal::new("XW-GOLD-07", "cannot-modify"),
        }
    }

    /// Whether these dice can be chosen for an ability.
    pub(crate) fn check_dice(self, frame: &WindowFrame, place: usize, dice: Dice) -> Result<(), Illegal> {
        let Some((faces, least, most)) = self.rerolls(frame, place) else {
            return match dice == Dice::NONE {
                true => Ok(()),
                false => Err(Illegal::new("XW-ABL-01", "no-dice-to-choose")),
            };
        };
        let fresh = self.pool(frame.window).fresh;
        let count = |dice: Dice| faces.iter().map(|face| dice.count(*face)).sum::<u8>();
        if !fresh.has(dice) || count(dice) < dice.total() {
            return Err(Illegal::new("XW-DICE-07", "not-these-dice"));
        }
        match (least.min(count(fresh))..=most).contains(&dice.total()) {
            true => Ok(()),
            false => Err(Illegal::new("XW-ABL-01", "not-so-many-dice")),
        }
    }

    /// The dice that an ability rerolls, if it does: which faces, how many at least, how many at most.
    pub fn rerolls(self, frame: &WindowFrame, place: usize) -> Option<(&'static [crate::Face], u8, u8)> {
        let known = self.game.at(frame, place);
        let (faces, least, most) = known.ability.effects.iter().find_map(|effect| {
            let Effect::Roll(roll) = *effect else { return None };
            match roll {
                DiceRoll::Reroll(faces, least, most) => Some((faces, least, most)),
                DiceRoll::RerollPer(faces, pick) => {
                    let ships = self.picked(known.ship, known.ship, pick).count();
                    Some((faces, 1, ships as u8))
                }
                DiceRoll::RerollByPrimary(faces) => Some((faces, 1, self.primary_value(known.ship))),
                DiceRoll::RollFor(_)
                | DiceRoll::RollOrStop(_)
                | DiceRoll::RollOne(_)
                | DiceRoll::RollDefenseOrStop(_)
                | DiceRoll::RollAndSuffer(_)
                | DiceRoll::RollAndSufferDamage(_)
                | DiceRoll::RollAnother
                | DiceRoll::RollForTokens(_) => None,
            }
        })?;
        let left = self.rerolls_left(known.ship);
        Some((faces, least.min(left), most.min(left)))
    }

    /// Every use of an ability that a seat can choose now.
    pub(crate) fn each_use(self, frame: &WindowFrame, seat: Seat, mut each: impl FnMut(ShipId, CardId, u8, Dice)) {
        for place in self.options(frame, seat) {
            let known = self.game.at(frame, place);
            let option = self.game.option(frame, place);
            let twin = |other: usize| {
                let twin = self.game.at(frame, other);
                twin.ship == known.ship && twin.card == known.card && self.game.option(frame, other) == option
            };
            if self.options(frame, seat).take_while(|other| *other < place).any(twin) {
                continue;
            }
            match self.rerolls(frame, place) {
                None => each(known.ship, known.card, option, Dice::NONE),
                Some(_) => self.pool(frame.window).fresh.each_part(|dice| {
                    if self.check_dice(frame, place, dice).is_ok() {
                        each(known.ship, known.card, option, dice);
                    }
                }),
            }
        }
    }

    /// Whether a seat has something in this window that it must use.
    pub(crate) fn owes(self, frame: &WindowFrame, seat: Seat) -> bool {
        self.options(frame, seat).any(|place| self.game.at(frame, place).ability.must) || self.owes_focus(frame, seat)
    }

    /// Whether the other side makes a ship of the seat spend a focus token, which it has not done in this attack and can do
    /// now for the last time (XW-C-160).
    fn owes_focus(self, frame: &WindowFrame, seat: Seat) -> bool {
        let attack = &self.open.attack;
        let is_defense = frame.window == Window::ModifyDefense;
        if !is_defense && frame.window != Window::ModifyAttack {
            return false;
        }
        let (ship, by) =
            if is_defense { (attack.defender, attack.attacker) } else { (attack.attacker, attack.defender) };
        let has_spent = attack.spent_focus[usize::from(is_defense)];
        if has_spent || self.game.facts(ship).seat != seat || !self.has(by, Modifier::OpponentSpendsFocus) {
            return false;
        }
        let spends = |place: usize| {
            let known = self.game.at(frame, place);
            known.ship == ship && known.ability.effects.contains(&Effect::Spend(Token::Focus))
        };
        self.options(frame, seat).any(spends)
    }
}

impl XWing {
    /// The seat whose turn it is in a window; none when all had theirs.
    pub(crate) fn window_seat(&self, frame: &WindowFrame) -> Option<Seat> {
        let of = |side: Team| {
            let sides = self.sides.iter().enumerate();
            sides.filter(move |(_, of)| **of == side).map(|(seat, _)| Seat(seat as u8))
        };
        of(frame.first).chain(of(frame.first.other())).nth(frame.turn as usize)
    }

    /// The ability at a place of a window's list.
    pub fn at(&self, frame: &WindowFrame, place: usize) -> &AbilityInstance {
        &self.abilities[self.windows[frame.window as usize].abilities[place] as usize]
    }

    /// Tokens can be spent again and again; under the FAQ once in a step (XW-Q-61).
    fn may_repeat(&self, known: &AbilityInstance) -> bool {
        known.ability.again && self.setup.options.rules == RuleSet::Printed
    }

    /// Which of the abilities of its card at this moment an ability is, from 0; another copy of the card counts anew.
    pub fn option(&self, frame: &WindowFrame, place: usize) -> u8 {
        let known = self.at(frame, place);
        let is_before = |other: &usize| {
            let other = self.at(frame, *other);
            other.ship == known.ship && other.card == known.card && other.source == known.source
        };
        (0..place).filter(is_before).count() as u8
    }
}
