//! Bombs and mines: dropping them, what sets them off, whom they strike (XW-BMB).

use crate::card::{Charge, Fuse, Modifier, Window, answer};
use crate::cards::devices::Device;
use crate::frame::{About, Blast, Dropping, Frame, Mines, Part, Resolving, Sprung};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId};
use crate::position::{Dropped, Open, TokenId};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Base, Bearing, Maneuver, Template, Token, bomb_token, drop_bomb};
use play::why;

impl Dropped {
    /// What it is and does.
    pub fn charge(&self) -> &'static Charge {
        CardId::device(self.device).card().charge.as_ref().expect("a device has a charge")
    }

    /// One of its tokens on the table.
    pub fn token(&self, part: u8) -> Token<'static> {
        bomb_token(self.charge().shape, part, self.pose)
    }

    /// Which of its tokens are still there.
    pub fn parts(&self) -> impl Iterator<Item = u8> + use<> {
        self.tokens.iter()
    }
}

impl Open {
    /// The tokens of devices on the table.
    pub fn device_tokens(&self) -> impl Iterator<Item = (TokenId, &Dropped)> {
        let devices = self.devices.places();
        devices.flat_map(|(place, dropped)| dropped.parts().map(move |part| (TokenId { place, part }, dropped)))
    }
}

impl Open {
    /// Takes a token away; says what it was of, if it was still there.
    fn take_token(&mut self, TokenId { place, part }: TokenId) -> Option<Dropped> {
        let mut dropped = self.devices.take(place)?;
        let was_there = dropped.tokens.has(part);
        dropped.tokens.remove(part);
        if !dropped.tokens.is_empty() {
            self.devices.put_at(place, dropped);
        }
        was_there.then_some(dropped)
    }
}

impl Table<'_> {
    /// Whether a ship can drop a device now: one a round (XW-BMB-12).
    pub(crate) fn can_drop(self, ship: ShipId) -> bool {
        !self.open.ship(ship).dropped
    }

    /// Whether a bomb of another ship is nothing to a ship (XW-X-158).
    fn ignores_bomb_of(self, ship: ShipId, by: ShipId) -> bool {
        self.game.are_friends(ship, by) && self.has(ship, Modifier::IgnoresFriendlyBombs)
    }

    /// The ways in which a ship may drop a device: behind it with the straight 1 (XW-BMB-03), and what cards allow.
    pub(crate) fn drops(self, ship: ShipId) -> impl Iterator<Item = (Maneuver, bool)> {
        let more = self.modified(ship, answer!(Modifier::DropsWith(templates) => templates));
        let templates = std::iter::once((Bearing::Straight, 1)).chain(more.flatten().copied());
        let ahead = self.has(ship, Modifier::DropsAhead);
        templates.flat_map(move |(bearing, speed)| {
            let maneuver = Maneuver::new(bearing, speed).expect("a template");
            [false, true].into_iter().filter(move |to| !to || ahead).map(move |ahead| (maneuver, ahead))
        })
    }

    /// The bombs that go off next: those of the side with initiative first, of one seat (XW-Q-46).
    pub(crate) fn timed(self) -> impl Iterator<Item = u8> + use<> {
        let open = self.open;
        let mut best: Option<(bool, u8)> = None;
        let mut next: Set<u8> = Set::NONE;
        for (place, dropped) in open.devices.places() {
            if dropped.charge().fuse != Fuse::EndOfActivation {
                continue;
            }
            let owner = self.game.facts(dropped.ship);
            let rank = (owner.side != open.initiative, owner.seat.0);
            if best.is_none_or(|best| rank < best) {
                (best, next) = (Some(rank), Set::NONE);
            }
            if best == Some(rank) {
                next.insert(place);
            }
        }
        next.iter()
    }
}

impl Turn<'_> {
    /// A device is dropped, once its owner has said how, if there are several ways.
    pub(crate) fn begin_drop(&mut self, ship: ShipId, device: Device) {
        let several = self.table().drops(ship).nth(1).is_some();
        if several {
            self.push(Dropping { ship, device });
            return;
        }
        let straight = Maneuver::new(Bearing::Straight, 1).expect("a template");
        self.drop_device(ship, device, (straight, false));
    }

    /// Drops a device at the far end of a template (XW-BMB-04).
    pub(crate) fn drop_device(&mut self, ship: ShipId, device: Device, (maneuver, ahead): (Maneuver, bool)) {
        let base = self.table().base(ship);
        self.position.open.ship_mut(ship).dropped = true;
        let template = match maneuver.bearing() {
            Bearing::Turn(side) => Template::turn(side, maneuver.speed()),
            Bearing::Bank(side) => Template::bank(side, maneuver.speed()),
            Bearing::Straight
            | Bearing::Koiogran
            | Bearing::Segnor(_)
            | Bearing::Tallon(_)
            | Bearing::ReverseStraight
            | Bearing::ReverseBank(_)
            | Bearing::Stationary => Template::straight(maneuver.speed()),
        };
        let template = template.expect("a template");
        let shape = CardId::device(device).card().charge.as_ref().expect("a device has a charge").shape;
        let pose = drop_bomb(&base, shape, template, ahead).next().expect("a token").pose;
        let mut dropped = Dropped { device, tokens: Set::NONE, ship, pose };
        for (part, token) in drop_bomb(&base, shape, template, ahead).enumerate() {
            self.events.happened(Happening::Dropped { ship, device, pose: token.pose }, why!["XW-BMB-01", "XW-BMB-04"]);
            match self.game.setup.options.area.is_wholly_outside(&token) {
                true => self.events.happened(Happening::Lost { device }, why!["XW-Q-48"]),
                false => dropped.tokens.insert(part as u8),
            }
        }
        if !dropped.tokens.is_empty() {
            let place = self.position.open.devices.put(dropped);
            if dropped.charge().fuse == Fuse::Overlap {
                dropped.parts().for_each(|part| self.spring(TokenId { place, part }));
            }
        }
        self.open_window(Window::AfterDrop, ship);
    }

    /// A mine that comes to lie under ships goes off at once, for one of them (XW-BMB-08, -09).
    fn spring(&mut self, mine: TokenId) {
        let dropped = self.position.open.devices.get(mine.place).expect("a device");
        let (token, by) = (dropped.token(mine.part), dropped.ship);
        let is_under =
            |ship: &ShipId| token.overlaps_base(&self.table().base(*ship)) && !self.table().ignores_bomb_of(*ship, by);
        let under = self.position.open.in_play().iter().filter(is_under);
        let under: Set<ShipId> = under.collect();
        if !under.is_empty() {
            self.push(Sprung { mine, under });
        }
    }

    /// A mine goes off under a ship (XW-BMB-20).
    pub(crate) fn set_off(&mut self, mine: TokenId, ship: ShipId) {
        let Some(dropped) = self.position.open.take_token(mine) else { return };
        self.events.happened(Happening::Detonated { device: dropped.device }, why!["XW-BMB-02", "XW-BMB-10"]);
        let near = self.near_token(&dropped.token(mine.part));
        self.bomb_goes(dropped.ship, near);
        self.strike(dropped.device, ship);
    }

    /// A device does to a ship what it does.
    pub(crate) fn strike(&mut self, device: Device, ship: ShipId) {
        let resolving = Resolving::new(ship, CardId::device(device), None, Part::Charge);
        self.push(resolving);
    }

    /// A ship was moved from a place and met mines: they go off right after the move (XW-Q-47).
    pub(crate) fn meet_mines(&mut self, ship: ShipId, start: &Base, meets: impl Fn(&Token) -> bool) {
        let waits = |mine: TokenId, dropped: &Dropped| {
            dropped.charge().fuse == Fuse::Overlap
                && meets(&dropped.token(mine.part))
                && !self.table().ignores_bomb_of(ship, dropped.ship)
        };
        let met = self.position.open.device_tokens().filter(|(mine, dropped)| waits(*mine, dropped));
        let met = met.fold([Set::NONE; 3], |mut places, (mine, _)| {
            places[mine.part as usize].insert(mine.place);
            places
        });
        if met != [Set::NONE; 3] && self.position.open.ship(ship).is_in_play() {
            self.position.open.start = start.pose;
            self.push(Mines { ship, met });
        }
    }

    /// The ships at Range 1 of a token.
    fn near_token(&self, token: &Token) -> Set<ShipId> {
        let is_near = |ship: &ShipId| self.table().is_at_token(*ship, token);
        self.position.open.in_play().iter().filter(is_near).collect()
    }

    /// Cards are asked before a token leaves the table, once its effect is resolved: what is pushed first comes last.
    fn bomb_goes(&mut self, by: ShipId, near: Set<ShipId>) {
        let first = self.position.open.initiative;
        self.open_window_for(Window::BombGone, by, first, About::Bomb(near));
    }

    /// A bomb goes off: every ship at Range 1 of its token (XW-BMB-18, -19).
    pub(crate) fn detonate(&mut self, place: u8) {
        let dropped = self.position.open.devices.take(place).expect("a bomb that was chosen");
        let near = self.near_token(&dropped.token(0));
        self.events.happened(Happening::Detonated { device: dropped.device }, why!["XW-BMB-02", "XW-BMB-17"]);
        self.bomb_goes(dropped.ship, near);
        let struck: Set<ShipId> =
            near.iter().filter(|ship| !self.table().ignores_bomb_of(*ship, dropped.ship)).collect();
        self.position.open.stack.push(Frame::Blast(Blast {
            device: dropped.device,
            owner: dropped.ship,
            left: struck,
            struck,
        }));
    }
}
