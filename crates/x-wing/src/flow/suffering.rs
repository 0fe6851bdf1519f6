//! Damage: shields, damage cards, destruction (XW-DMG, XW-DST).

use crate::amiss::amiss;
use crate::card::{Modifier, Window};
use crate::damage::{DamageCard, DamageCards, GENERATIONS};
use crate::frame::{About, Discarding, Dying, Fighting, Frame, Part, Picking, Receiving, Resolving, Suffering};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId};
use crate::set::Set;
use crate::ship::{Life, Ship};
use crate::table::Table;
use crate::turn::Turn;
use play::{Why, why};

impl Turn<'_> {
    /// A ship suffers damage and critical damage; then cards are asked.
    pub(crate) fn suffer(&mut self, ship: ShipId, damage: u8, critical: u8) {
        if damage + critical > 0 {
            self.open_window(Window::Suffered, ship);
        }
        self.push(Suffering { ship, damage, critical });
    }

    /// Remembers of an attack how many damage cards the defender was dealt: face down, or face up.
    fn note_dealt(&mut self, ship: ShipId, face: usize) {
        if self.table().is_attack() && self.position.open.attack.defender == ship {
            self.position.open.attack.dealt[face] += 1;
        }
    }

    /// Remembers of an attack that the defender suffered a point of damage.
    pub(crate) fn note_suffered(&mut self, ship: ShipId) {
        if self.table().is_attack() && self.position.open.attack.defender == ship {
            self.position.open.attack.suffered += 1;
        }
    }

    /// Chance has named the card that is dealt face up.
    pub(crate) fn dealt(&mut self, ship: ShipId, card: DamageCard) {
        self.draw_card(ship, card);
        match self.table().picks_damage(ship) {
            true => self.push(Picking::new(ship, card, false)),
            false => self.deal_or_draw_another(ship, card),
        }
    }

    /// A card is dealt face up, unless its ship draws another one to choose from.
    pub(crate) fn deal_or_draw_another(&mut self, ship: ShipId, card: DamageCard) {
        match self.table().has(ship, Modifier::DrawsAnother) {
            true => self.push(Picking::new(ship, card, true)),
            false => self.deal(card),
        }
    }

    /// A card leaves the deck of a ship.
    pub(crate) fn draw_card(&mut self, ship: ShipId, card: DamageCard) {
        let deck = &mut self.position.open.decks[self.game.deck_of(ship)];
        deck.unseen[0] = deck.unseen[0].without(card);
        deck.left -= 1;
    }

    /// A card is dealt face up to the ship that is to be dealt one.
    pub(crate) fn deal(&mut self, card: DamageCard) {
        let top = self.position.open.stack.top_mut();
        let ship = if let Frame::Suffering(suffering) = top {
            *suffering = suffering.less();
            let ship = suffering.ship;
            self.note_suffered(ship);
            ship
        } else if let Frame::Dealing(dealing) = top {
            *dealing = dealing.less();
            dealing.ship
        } else {
            amiss(top, "deals no card")
        };
        self.turn_up(ship, card);
    }

    /// A card comes to lie face up under a ship.
    pub(crate) fn turn_up(&mut self, ship: ShipId, card: DamageCard) {
        self.note_dealt(ship, 1);
        self.events.happened(Happening::Dealt { ship, card }, why!["XW-DMG-06", "XW-CRIT-02"]);
        if !self.ask_about_damage(ship, Some(card)) {
            self.takes_effect(ship, card);
        }
    }

    /// Cards are asked about a damage card that is dealt, if there are any that have a say.
    fn ask_about_damage(&mut self, ship: ShipId, card: Option<DamageCard>) -> bool {
        let is_asked = !self.game.windows[Window::DamageDealt as usize].abilities.is_empty();
        if is_asked {
            let first = self.position.open.initiative;
            self.push(Receiving { ship, card, gone: false, turned: false });
            self.open_window_for(Window::DamageDealt, ship, first, About::Dealt(card));
        }
        is_asked
    }

    /// The damage card that is being dealt is discarded instead.
    pub(crate) fn refuse_damage(&mut self) {
        self.receiving().gone = true;
    }

    /// The damage card that is being dealt comes face down, without effect.
    pub(crate) fn turn_damage_down(&mut self) {
        self.receiving().turned = true;
    }

    fn receiving(&mut self) -> &mut Receiving {
        let mut frames = self.position.open.stack.frames_mut().iter_mut().rev();
        let receiving = frames.find_map(|frame| if let Frame::Receiving(one) = frame { Some(one) } else { None });
        receiving.expect("a damage card that is being dealt")
    }

    /// A damage card that everybody has seen lies face down.
    pub(crate) fn lies_turned(&mut self, ship: ShipId, card: DamageCard) {
        let state = self.position.open.ship_mut(ship);
        state.turned = state.turned.with(card, 1);
        self.events.happened(Happening::Flipped { ship, card }, why!["XW-ABL-01", "XW-CRIT-03"]);
    }

    /// A card that was dealt face up takes effect.
    pub(crate) fn takes_effect(&mut self, ship: ShipId, card: DamageCard) {
        if self.table().has(ship, Modifier::ShrugsOff) {
            return self.lies_turned(ship, card);
        }
        self.comes_face_up(ship, card);
    }

    /// A damage card lies face up now, and its text is resolved (XW-CRIT-02).
    pub(crate) fn comes_face_up(&mut self, ship: ShipId, card: DamageCard) {
        let state = self.position.open.ship_mut(ship);
        if state.face_up.count(card) == 0 {
            state.fresh.insert(card);
        }
        state.face_up = state.face_up.with(card, 1);
        let card = CardId::damage(card);
        if let Some(ability) = card.card().abilities.iter().position(|ability| ability.window == Window::Dealt) {
            self.position.open.stack.push(Frame::Resolving(Resolving::new(
                ship,
                card,
                None,
                Part::Ability(ability as u8),
            )));
        }
    }

    /// Makes a deck anew of its discard pile, if there is one (XW-DMG-11). Cards that still lie face down move on to
    /// the next generation.
    pub(crate) fn renew(&mut self, deck: usize) -> bool {
        if self.position.open.decks[deck].discard.is_empty() {
            return false;
        }
        if !self.position.open.decks[deck].unseen[0].is_empty() {
            age(&mut self.position.open.decks[deck].unseen, DamageCards::NONE, DamageCards::plus);
            for ship in self.game.all_ships().filter(|ship| self.game.deck_of(*ship) == deck) {
                age(&mut self.position.open.ship_mut(ship).face_down, 0, |older, newer| older + newer);
            }
        }
        let deck_state = &mut self.position.open.decks[deck];
        deck_state.unseen[0] = deck_state.discard;
        deck_state.left = deck_state.discard.total();
        deck_state.discard = DamageCards::NONE;
        self.events.happened(Happening::Reshuffled { deck: deck as u8 }, why!["XW-DMG-11"]);
        true
    }

    /// The ships that were struck together leave together, if they are destroyed (XW-Q-46, XW-Q-67). What is pushed last is asked
    /// first, so the first ship comes last.
    pub(crate) fn leave_together(&mut self, struck: Set<ShipId>) {
        struck.iter().rev().for_each(|ship| self.check_destroyed(ship));
    }

    /// Destroys a ship whose damage reaches its hull, unless it has its opportunity to attack first (XW-SIM-02), or it is
    /// one of several that a bomb or an effect is striking still (XW-Q-46, XW-Q-67).
    pub(crate) fn check_destroyed(&mut self, ship: ShipId) {
        let strikes_it = |frame: &Frame| frame.strikes().has(ship);
        let done = self.position.open.stack.as_slice().iter().any(strikes_it)
            || self.position.open.ship(ship).life != Life::Flying
            || self.table().damage(ship) < self.table().hull_value(ship);
        if done {
            return;
        }
        if self.table().has_last_word(ship) {
            self.push(Dying { ship });
            self.open_window(Window::Dying, ship);
            return;
        }
        let is_before_the_end =
            !matches!(self.position.open.stack.as_slice()[0], Frame::EndBegins | Frame::End | Frame::RoundEnds);
        if is_before_the_end && self.table().has(ship, Modifier::OutlivesCombat) {
            self.position.open.ship_mut(ship).life = Life::Doomed;
            self.events.happened(Happening::Doomed { ship }, why!["XW-ABL-01", "XW-DST-06"]);
            return;
        }
        let active = self.position.open.stack.as_slice().iter().find_map(|frame| {
            if let Frame::Fighting(Fighting { ship: active, .. }) = frame { Some(*active) } else { None }
        });
        let is_spared =
            |active| self.table().skill(active) == self.table().skill(ship) && !self.position.open.ship(ship).fought;
        if active.is_some_and(is_spared) {
            self.position.open.ship_mut(ship).life = Life::Doomed;
            self.events.happened(Happening::Doomed { ship }, why!["XW-SIM-02", "XW-DST-06"]);
            return;
        }
        if self.table().is_owed_an_attack(ship) {
            self.position.open.ship_mut(ship).life = Life::Doomed;
            self.events.happened(Happening::Doomed { ship }, why!["XW-Q-68", "XW-SIM-02"]);
            return;
        }
        self.destroy(ship);
    }

    /// A ship leaves the play area with all that is its own (XW-DST-03 to -05).
    pub(crate) fn destroy(&mut self, ship: ShipId) {
        self.end(ship, About::Nothing);
    }

    /// A ship that has fled is destroyed, without a say of its own cards (XW-FLEE-02, -08).
    pub(crate) fn flee(&mut self, ship: ShipId) {
        self.events.happened(Happening::Fled { ship }, why!["XW-FLEE-01", "XW-FLEE-04"]);
        self.end(ship, About::Fled);
    }

    fn end(&mut self, ship: ShipId, how: About) {
        self.events.happened(Happening::Destroyed { ship }, why!["XW-DST-01", "XW-DST-03"]);
        let gone = *self.position.open.ship(ship);
        self.remove(ship);
        *self.position.open.ship_mut(ship) = Ship {
            pose: gone.pose,
            life: Life::Destroyed,
            face_down: gone.face_down,
            discarded: gone.discarded,
            ..Ship::WAITING
        };
        self.discard_later(ship);
        match how == About::Fled {
            true => self.goes_down(ship, Life::Destroyed),
            false => self.abandon(ship),
        }
        self.look_at_goals();
        let first = self.position.open.initiative;
        self.open_window_for(Window::Destroyed, ship, first, how);
    }

    /// The unseen damage cards of a ship that is gone are discarded once its cards had their say, and those of ships that it
    /// takes with it together with them.
    pub(crate) fn discard_later(&mut self, ship: ShipId) {
        let mut frames = self.position.open.stack.frames_mut().iter_mut();
        let waiting = frames.find_map(|frame| {
            if let Frame::Discarding(discarding) = frame { discarding.gone.then_some(discarding) } else { None }
        });
        match waiting {
            Some(discarding) => discarding.ships.insert(ship),
            None => self.push(Discarding { ships: Set::one(ship), gone: true }),
        }
    }

    /// A ship goes, with its dial, its locks and those on it, and with the damage cards that everybody knows.
    pub(crate) fn remove(&mut self, ship: ShipId) {
        self.position.dials[ship.index()] = None;
        self.position.open.dialled.remove(ship);
        let gone = *self.position.open.ship(ship);
        for other in gone.touching {
            self.part(ship, other);
        }
        for other in self.game.all_ships() {
            if self.position.open.ship(other).has_lock(ship) {
                self.position.open.ship_mut(other).locks.remove(ship);
                self.position.open.ship_mut(other).doubled.remove(ship);
                self.events.happened(Happening::Unlocked { ship: other, target: ship }, why!["XW-DST-05", "XW-Q-58"]);
            }
        }
        let deck = &mut self.position.open.decks[self.game.deck_of(ship)];
        let known = gone.face_up.plus(gone.turned);
        deck.discard = deck.discard.plus(known);
        if !known.is_empty() {
            self.events.happened(Happening::Wreckage { ship, cards: known }, why!["XW-DMG-09", "XW-DST-04"]);
        }
    }

    /// A marker stands for a damage card, since there is none left.
    pub(crate) fn mark(&mut self, ship: ShipId) {
        self.position.open.ship_mut(ship).markers += 1;
        self.events.happened(Happening::Marked { ship }, why!["XW-DMG-12", "XW-DMG-13"]);
    }

    /// The top card of the deck is dealt face down.
    pub(crate) fn deal_unseen(&mut self, ship: ShipId, because: Why) {
        if !self.ask_about_damage(ship, None) {
            self.lies_unseen(ship, because);
        }
    }

    /// A card that was dealt face down lies under a ship.
    pub(crate) fn lies_unseen(&mut self, ship: ShipId, because: Why) {
        self.note_dealt(ship, 0);
        self.position.open.decks[self.game.deck_of(ship)].left -= 1;
        self.position.open.ship_mut(ship).face_down[0] += 1;
        self.events.happened(Happening::Damaged { ship }, because);
    }

    /// A card is dealt face down, shields or not.
    pub(crate) fn deal_face_down(&mut self, ship: ShipId) {
        let deck = self.game.deck_of(ship);
        self.push(Suffering { ship, damage: 0, critical: 0 });
        match self.position.open.decks[deck].left > 0 || self.renew(deck) {
            true => self.deal_unseen(ship, why!["XW-DMG-05", "XW-DMG-16"]),
            false => self.mark(ship),
        }
    }

    /// Markers give way to cards at the end of the round, as far as there are cards (XW-DMG-14, XW-Q-43).
    pub(crate) fn replace_markers(&mut self) {
        for side in [self.position.open.initiative, self.position.open.initiative.other()] {
            for ship in self.game.ships_of(side) {
                let deck = self.game.deck_of(ship);
                while self.position.open.ship(ship).markers > 0
                    && (self.position.open.decks[deck].left > 0 || self.renew(deck))
                {
                    self.position.open.decks[deck].left -= 1;
                    let state = self.position.open.ship_mut(ship);
                    state.markers -= 1;
                    state.face_down[0] += 1;
                    self.events.happened(Happening::Unmarked { ship }, why!["XW-DMG-14", "XW-Q-43"]);
                }
            }
        }
    }
}

impl Table<'_> {
    /// Whether the next damage card is the first of an attack, and is dealt face up for that.
    pub(crate) fn is_first_face_up(self, ship: ShipId) -> bool {
        let attack = self.open.attack;
        let wants = |ship: ShipId| self.has(ship, Modifier::FirstCardFaceUp);
        let is_first = attack.defender == ship && attack.dealt == [0; 2];
        is_first && self.is_attack() && (wants(attack.attacker) || wants(attack.defender))
    }

    /// Which unseen cards of a ship are to be named next: their generation and how many.
    pub(crate) fn unseen(self, ship: ShipId) -> Option<(u8, u8)> {
        let counts = self.open.ship(ship).face_down;
        (0..GENERATIONS).find(|generation| counts[*generation] > 0).map(|found| (found as u8, counts[found]))
    }
}

/// Each generation moves on by one; the two oldest are kept together.
fn age<T: Copy>(generations: &mut [T; GENERATIONS], none: T, join: impl Fn(T, T) -> T) {
    let last = GENERATIONS - 1;
    generations[last] = join(generations[last], generations[last - 1]);
    for index in (1..last).rev() {
        generations[index] = generations[index - 1];
    }
    generations[0] = none;
}
