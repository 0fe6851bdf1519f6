//! Bombs and mines: dropping them, what sets them off, whom they strike (XW-BMB).

use crate::card::{Charge, Fuse, Modifier, Window, answer};
use crate::cards::devices::Device;
use crate::frame::{About, Blast, Dropping, Frame, Freely, GoingOff, Mines, Part, Resolving, Sprung};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId};
use crate::position::{Dropped, Lying, Open, TokenId};
use crate::set::Set;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Base, Bearing, Maneuver, Pose, Template, Token, bomb_token, drop_bomb};
use play::{Why, why};

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
    /// The devices on the table, with their places.
    pub fn devices(&self) -> impl Iterator<Item = (u8, &Dropped)> {
        self.dropped
            .places()
            .filter_map(|(place, lying)| if let Lying::Device(dropped) = lying { Some((place, dropped)) } else { None })
    }

    /// The device at a place.
    pub(crate) fn device(&self, place: u8) -> Option<&Dropped> {
        if let Lying::Device(dropped) = self.dropped.get(place)? { Some(dropped) } else { None }
    }

    /// The devices on the table, to be changed.
    fn devices_mut(&mut self) -> impl Iterator<Item = (u8, &mut Dropped)> {
        let lying = (0..).zip(self.dropped.as_mut_slice().iter_mut());
        lying.filter_map(
            |(place, lying)| if let Some(Lying::Device(dropped)) = lying { Some((place, dropped)) } else { None },
        )
    }

    /// Takes a device from the table.
    fn take_device(&mut self, place: u8) -> Option<Dropped> {
        let dropped = *self.device(place)?;
        self.dropped.take(place);
        Some(dropped)
    }

    /// The tokens of devices on the table.
    pub fn device_tokens(&self) -> impl Iterator<Item = (TokenId, &Dropped)> {
        self.devices().flat_map(|(place, dropped)| dropped.parts().map(move |part| (TokenId { place, part }, dropped)))
    }
}

impl Open {
    /// Takes a token away; says what it was of, if it was still there.
    fn take_token(&mut self, TokenId { place, part }: TokenId) -> Option<Dropped> {
        let mut dropped = self.take_device(place)?;
        let was_there = dropped.tokens.has(part);
        dropped.tokens.remove(part);
        if !dropped.tokens.is_empty() {
            self.dropped.put_at(place, Lying::Device(dropped));
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

    /// The ways in which a ship may drop a device: behind it with the straight 1 (XW-BMB-03), and what cards allow. It may be
    /// launched only where it would be dropped as its own card says (XW-X-153).
    pub(crate) fn drops(self, dropping: Dropping) -> impl Iterator<Item = (Maneuver, bool)> {
        let Dropping { ship, launches, only_ahead, freely, .. } = dropping;
        let by_template = freely != Some(Freely::Away);
        let more = self.modified(ship, answer!(Modifier::DropsWith(templates) => templates));
        let templates = std::iter::once((Bearing::Straight, 1)).chain(more.flatten().copied());
        let ahead = only_ahead || self.has(ship, Modifier::DropsAhead);
        let dropped = templates.flat_map(move |(bearing, speed)| {
            let maneuver = Maneuver::new(bearing, speed).expect("a template");
            let ways = [false, true].into_iter().filter(move |to| if *to { ahead } else { !only_ahead });
            ways.map(move |ahead| (maneuver, ahead))
        });
        let dropped = dropped.chain(self.launches(ship).filter(move |_| launches).map(|maneuver| (maneuver, true)));
        dropped.filter(move |_| by_template)
    }

    /// The templates with which a ship may launch bombs ahead.
    fn launches(self, ship: ShipId) -> impl Iterator<Item = Maneuver> {
        let templates = self.modified(ship, answer!(Modifier::LaunchesWith(bearing, speed) => (bearing, speed)));
        templates.map(|(bearing, speed)| Maneuver::new(bearing, speed).expect("a template"))
    }

    /// The bombs that go off next: those of the side with initiative first, of one seat (XW-Q-46).
    pub(crate) fn timed(self) -> impl Iterator<Item = u8> + use<> {
        let open = self.open;
        let mut best: Option<(bool, u8)> = None;
        let mut next: Set<u8, u32> = Set::NONE;
        for (place, dropped) in open.devices() {
            if dropped.charge().fuse != Fuse::EndOfActivation || dropped.kept {
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
    pub(crate) fn begin_drop(&mut self, resolving: &Resolving, device: Device, only_ahead: bool) {
        let ship = resolving.ship;
        let launches = resolving.window() == Some(Window::Reveal);
        let touching = launches && self.table().has(ship, Modifier::PutsTouching);
        let freely = touching.then_some(Freely::Touching);
        let dropping = Dropping { ship, device, launches, only_ahead, freely };
        let several = freely.is_some() || self.table().drops(dropping).nth(1).is_some();
        if several {
            self.push(dropping);
            return;
        }
        let straight = Maneuver::new(Bearing::Straight, 1).expect("a template");
        self.drop_device(ship, device, (straight, only_ahead));
    }

    /// Drops a device at the far end of a template (XW-BMB-04).
    pub(crate) fn drop_device(&mut self, ship: ShipId, device: Device, (maneuver, ahead): (Maneuver, bool)) {
        let base = self.table().base(ship);
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
        self.lay_device((ship, device), pose, why!["XW-BMB-01", "XW-BMB-04"]);
        let is_launched = ahead && self.table().launches(ship).any(|launch| launch == maneuver);
        match is_launched {
            true => self.position.open.ship_mut(ship).dropped = true,
            false => self.after_drop(ship),
        }
    }

    /// A ship has dropped a device.
    pub(crate) fn after_drop(&mut self, ship: ShipId) {
        self.position.open.ship_mut(ship).dropped = true;
        self.open_window(Window::AfterDrop, ship);
    }

    /// The tokens of a device come to lie there.
    pub(crate) fn lay_device(&mut self, (ship, device): (ShipId, Device), pose: Pose, because: Why) {
        let mut dropped = Dropped { device, tokens: Set::NONE, ship, pose, kept: false };
        for part in 0..dropped.charge().shape.count() {
            let token = dropped.token(part);
            self.events.happened(Happening::Dropped { ship, device, pose: token.pose }, because);
            match self.game.setup.options.area.is_wholly_outside(&token) {
                true => self.events.happened(Happening::Lost { device }, why!["XW-Q-48"]),
                false => dropped.tokens.insert(part),
            }
        }
        if !dropped.tokens.is_empty() {
            let place = self.position.open.dropped.put(Lying::Device(dropped));
            if dropped.charge().fuse == Fuse::Overlap {
                dropped.parts().for_each(|part| self.spring(TokenId { place, part }));
            }
        }
    }

    /// A mine that comes to lie under ships goes off at once, for one of them (XW-BMB-08, -09).
    fn spring(&mut self, mine: TokenId) {
        let dropped = self.position.open.device(mine.place).expect("a device");
        let (token, by) = (dropped.token(mine.part), dropped.ship);
        let is_under =
            |ship: &ShipId| token.overlaps_base(&self.table().base(*ship)) && !self.table().ignores_bomb_of(*ship, by);
        let under = self.position.open.in_play().iter().filter(is_under);
        let under: Set<ShipId> = under.collect();
        if !under.is_empty() {
            self.push(Sprung { mine, under });
        }
    }

    /// A bomb or a mine is about to go off, a mine under a ship; cards may keep it from that.
    pub(crate) fn would_detonate(&mut self, token: TokenId, under: Option<ShipId>) {
        let Some(dropped) = self.position.open.device(token.place) else { return };
        let by = dropped.ship;
        self.push(GoingOff { token, under, kept: false });
        self.open_window(Window::WouldDetonate, by);
    }

    /// The bomb that is about to go off is kept from it.
    pub(crate) fn keep_bomb(&mut self) {
        let mut frames = self.position.open.stack.frames_mut().iter_mut().rev();
        let found = frames.find_map(|frame| if let Frame::GoingOff(going) = frame { Some(going) } else { None });
        let going = found.expect("a bomb that is about to go off");
        going.kept = true;
        let place = going.token.place;
        let mut devices = self.position.open.devices_mut();
        if let Some((_, dropped)) = devices.find(|(other, _)| *other == place) {
            dropped.kept = true;
        }
    }

    /// Bombs that were kept from going off do so another time.
    pub(crate) fn release_bombs(&mut self) {
        self.position.open.devices_mut().for_each(|(_, dropped)| dropped.kept = false);
    }

    /// A mine goes off under a ship (XW-BMB-20).
    pub(crate) fn set_off(&mut self, mine: TokenId, ship: ShipId) {
        let Some(dropped) = self.position.open.take_token(mine) else { return };
        self.events.happened(Happening::Detonated { device: dropped.device }, why!["XW-BMB-02", "XW-BMB-10"]);
        let near = self.near_token(&dropped.token(mine.part));
        self.bomb_goes(dropped.ship, near);
        self.strike((dropped.device, dropped.ship), ship);
    }

    /// A device of a ship does to another what it does, once cards were asked.
    pub(crate) fn strike(&mut self, (device, by): (Device, ShipId), ship: ShipId) {
        let new = Resolving::new(ship, CardId::device(device), None, Part::Charge);
        self.push(Resolving { subject: by, ..new });
        let first = self.position.open.initiative;
        self.open_window_for(Window::BombStrikes, ship, first, About::BombOf(by));
    }

    /// The bomb that is about to strike a ship does nothing to it.
    pub(crate) fn avert_bomb(&mut self, ship: ShipId) {
        let mut frames = self.position.open.stack.frames_mut().iter_mut().rev();
        let blow = frames.find_map(|frame| {
            if let Frame::Resolving(one) = frame {
                (one.part == Part::Charge && one.ship == ship).then_some(one)
            } else {
                None
            }
        });
        if let Some(blow) = blow {
            blow.step = blow.effects().len() as u8;
        }
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
        let dropped = self.position.open.take_device(place).expect("a bomb that was chosen");
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
