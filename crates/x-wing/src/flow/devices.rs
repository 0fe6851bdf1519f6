//! Bombs and mines: dropping them, what sets them off, whom they strike (XW-BMB).

use crate::card::{Adjust, Charge, Fuse, Until, Window};
use crate::cards::devices::Device;
use crate::frame::{Frame, Resolving};
use crate::happening::{Happening, Phase};
use crate::ids::{CardId, ShipId, ships_in};
use crate::input::Choice;
use crate::position::{Dropped, MOST_DEVICES, Open};
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Band, Base, Bearing, Maneuver, Template, Token, bomb_token, drop_bomb};
use play::{Illegal, why};

impl Dropped {
    /// What it is and does.
    pub fn charge(&self) -> &'static Charge {
        CardId::device(self.device).card().charge.as_ref().expect("a device has a charge")
    }

    /// Its token on the table.
    pub fn token(&self) -> Token<'static> {
        bomb_token(self.charge().shape, self.part, self.pose)
    }
}

impl Open {
    /// The devices on the table with their places.
    pub fn devices_on_table(&self) -> impl Iterator<Item = (u8, &Dropped)> {
        self.devices.iter().enumerate().filter_map(|(place, device)| Some((place as u8, device.as_ref()?)))
    }
}

impl Table<'_> {
    /// Whether a ship can drop a device now: one a round, as long as the table holds its tokens (XW-BMB-12).
    pub(crate) fn can_drop(self, ship: ShipId) -> bool {
        let open = self.open;
        let most_tokens = 3;
        !open.ship(ship).dropped && open.devices_on_table().count() + most_tokens <= MOST_DEVICES
    }

    /// The ways in which a ship may drop a device: behind it with the straight 1 (XW-BMB-03), and what cards allow.
    pub(crate) fn drops(self, ship: ShipId) -> impl Iterator<Item = (Maneuver, bool)> {
        let more = self.adjusted(ship, |adjust| match adjust {
            Adjust::DropsWith(templates) => Some(templates),
            _ => None,
        });
        let templates = std::iter::once((Bearing::Straight, 1)).chain(more.flatten().copied());
        let ahead = self.has(ship, Adjust::DropsAhead);
        templates.flat_map(move |(bearing, speed)| {
            let maneuver = Maneuver::new(bearing, speed).expect("a template");
            [false, true].into_iter().filter(move |to| !to || ahead).map(move |ahead| (maneuver, ahead))
        })
    }

    /// Whether a ship may drop a device so.
    pub(crate) fn check_lay(self, ship: ShipId, way: (Maneuver, bool)) -> Result<(), Illegal> {
        match self.drops(ship).any(|known| known == way) {
            true => Ok(()),
            false => Err(Illegal::new("XW-BMB-03", "no-such-template")),
        }
    }

    /// Every way in which a ship may drop a device, as a choice.
    pub(crate) fn each_lay(self, ship: ShipId, mut each: impl FnMut(Choice)) {
        self.drops(ship).for_each(|(maneuver, ahead)| each(Choice::Lay { maneuver, ahead }));
    }

    /// The bombs that go off next: those of the side with initiative first, of one seat (XW-Q-46).
    pub(crate) fn timed(self) -> impl Iterator<Item = u8> + use<> {
        let open = self.open;
        let mut best: Option<(u8, u8)> = None;
        let mut next: u16 = 0;
        for (place, dropped) in open.devices_on_table() {
            if dropped.charge().fuse != Fuse::EndOfActivation {
                continue;
            }
            let owner = self.game.facts(dropped.ship);
            let rank = (owner.side ^ open.initiative, owner.seat.0);
            if best.is_none_or(|best| rank < best) {
                (best, next) = (Some(rank), 0);
            }
            if best == Some(rank) {
                next |= 1 << place;
            }
        }
        (0..MOST_DEVICES as u8).filter(move |place| next >> place & 1 == 1)
    }
}

impl Turn<'_> {
    /// A device is dropped, once its owner has said how, if there are several ways.
    pub(crate) fn begin_drop(&mut self, ship: ShipId, device: Device) {
        let several = self.table().drops(ship).nth(1).is_some();
        if several {
            self.position.open.stack.push(Frame::Dropping(ship, device));
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
            _ => Template::straight(maneuver.speed()),
        };
        let template = template.expect("a template");
        let shape = CardId::device(device).card().charge.as_ref().expect("a device has a charge").shape;
        for (part, token) in drop_bomb(&base, shape, template, ahead).enumerate() {
            let dropped = Dropped { device, part: part as u8, ship, pose: token.pose };
            self.events.happened(Happening::Dropped { ship, device, pose: token.pose }, why!["XW-BMB-01", "XW-BMB-04"]);
            if self.game.setup.options.area.is_wholly_outside(&token) {
                self.events.happened(Happening::Lost { device }, why!["XW-Q-48"]);
                continue;
            }
            let place = self.position.open.devices.iter().position(Option::is_none).expect("room for a device");
            self.position.open.devices[place] = Some(dropped);
            if dropped.charge().fuse == Fuse::Overlap {
                self.spring(place as u8);
            }
        }
        self.open_window(Window::AfterDrop, ship);
    }

    /// A mine that comes to lie under ships goes off at once, for one of them (XW-BMB-08, -09).
    fn spring(&mut self, place: u8) {
        let token = self.position.open.devices[place as usize].expect("a device").token();
        let under =
            ships_in(self.position.open.in_play()).filter(|ship| token.overlaps_base(&self.table().base(*ship)));
        let under = under.fold(0, |mask, ship| mask | ship.mask());
        if under != 0 {
            self.position.open.stack.push(Frame::Sprung(place, under));
        }
    }

    /// The ship that sets a mine off is the only one, or is chosen by whoever dropped it.
    pub(crate) fn step_sprung(&mut self, place: u8, under: u16) -> bool {
        let under = under & self.position.open.in_play();
        match under.count_ones() {
            0 => self.position.open.stack.pop(),
            1 => self.sprung_by(place, ShipId(under.trailing_zeros() as u8)),
            _ => return false,
        }
        true
    }

    pub(crate) fn sprung_by(&mut self, place: u8, ship: ShipId) {
        self.position.open.stack.pop();
        self.set_off(place, ship);
    }

    /// A mine goes off under a ship (XW-BMB-20).
    fn set_off(&mut self, place: u8, ship: ShipId) {
        let Some(dropped) = self.position.open.devices[place as usize].take() else { return };
        self.events.happened(Happening::Detonated { device: dropped.device }, why!["XW-BMB-02", "XW-BMB-10"]);
        self.strike(dropped.device, ship);
    }

    /// A device does to a ship what it does.
    fn strike(&mut self, device: Device, ship: ShipId) {
        let resolving = Resolving::new(ship, CardId::device(device), u8::MAX, Resolving::CHARGE);
        self.position.open.stack.push(Frame::Resolving(resolving));
    }

    /// A ship was moved from a place and met mines: they go off right after the move (XW-Q-47).
    pub(crate) fn meet_mines(&mut self, ship: ShipId, start: &Base, meets: impl Fn(&Token) -> bool) {
        let waits = |dropped: &Dropped| dropped.charge().fuse == Fuse::Overlap && meets(&dropped.token());
        let met = self.position.open.devices_on_table().filter(|(_, dropped)| waits(dropped));
        let met = met.fold(0, |mask, (place, _)| mask | 1 << place);
        if met != 0 && self.position.open.ship(ship).is_in_play() {
            self.position.open.start = start.pose;
            self.position.open.stack.push(Frame::Mines(ship, met));
        }
    }

    /// The next mine goes off, the nearest to where the ship started first.
    pub(crate) fn step_mines(&mut self, ship: ShipId, met: u16) -> bool {
        let start = Base::new(self.game.facts(ship).pilot.ship.size, self.position.open.start);
        let waiting = self.position.open.devices_on_table().filter(|(place, _)| met >> place & 1 == 1);
        let distance = |dropped: &Dropped| dropped.token().distance_to_base(&start);
        let next = waiting.min_by(|one, other| distance(one.1).total_cmp(&distance(other.1))).map(|(place, _)| place);
        let Some(place) = next.filter(|_| self.position.open.ship(ship).is_in_play()) else {
            self.position.open.stack.pop();
            return true;
        };
        *self.position.open.stack.top_mut() = Frame::Mines(ship, met & !(1 << place));
        self.set_off(place, ship);
        true
    }

    pub(crate) fn step_detonations(&mut self) -> bool {
        let mut next = self.table().timed();
        match (next.next(), next.next()) {
            (None, _) => {
                self.events.happened(Happening::PhaseBegins { phase: Phase::Combat }, why!["XW-RND-01"]);
                self.expire(Until::EndOfPhase);
                *self.position.open.stack.top_mut() = Frame::Combat;
                self.open_window(Window::StartOfCombat, ShipId(0));
            }
            (Some(place), None) => self.detonate(place),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    /// A bomb goes off: every ship at Range 1 of its token (XW-BMB-18, -19).
    pub(crate) fn detonate(&mut self, place: u8) {
        let dropped = self.position.open.devices[place as usize].take().expect("a bomb that was chosen");
        let token = dropped.token();
        let is_near = |ship: &ShipId| {
            let distance = token.distance_inside(&self.game.setup.options.area, &self.table().base(*ship));
            distance.is_some_and(|distance| Band::of(distance) == Some(Band::One))
        };
        let near = ships_in(self.position.open.in_play()).filter(is_near).fold(0, |mask, ship| mask | ship.mask());
        self.events.happened(Happening::Detonated { device: dropped.device }, why!["XW-BMB-02", "XW-BMB-17"]);
        self.position.open.stack.push(Frame::Blast {
            device: dropped.device,
            owner: dropped.ship,
            left: near,
            struck: near,
        });
    }

    /// The ships are struck in the order of the owner; those destroyed leave together (XW-Q-46).
    pub(crate) fn step_blast(&mut self, left: u16, struck: u16) -> bool {
        match left.count_ones() {
            0 => {
                self.position.open.stack.pop();
                ships_in(struck).for_each(|ship| self.check_destroyed(ship));
            }
            1 => self.struck_next(ShipId(left.trailing_zeros() as u8)),
            _ => return false,
        }
        true
    }

    pub(crate) fn struck_next(&mut self, ship: ShipId) {
        let Frame::Blast { device, left, .. } = self.position.open.stack.top_mut() else {
            unreachable!("a bomb goes off")
        };
        *left &= !ship.mask();
        let device = *device;
        self.strike(device, ship);
    }
}
