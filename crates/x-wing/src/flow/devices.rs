//! Bombs and mines: dropping them, what sets them off, whom they strike (XW-BMB).

use crate::card::{Adjust, Charge, Fuse, Until, Window};
use crate::cards::devices::Device;
use crate::frame::{Frame, Resolving};
use crate::happening::{Happening, Phase};
use crate::ids::{CardId, ShipId, ships_in};
use crate::input::Choice;
use crate::position::{Dropped, MOST_DEVICES, Open, Position};
use crate::setup::XWing;
use geometry::{Band, Base, Bearing, Maneuver, Template, Token, bomb_token, drop_bomb};
use play::{Illegal, Sink, why};

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

impl XWing {
    /// Whether a ship can drop a device now: one a round, as long as the table holds its tokens (XW-BMB-12).
    pub(crate) fn can_drop(&self, open: &Open, ship: ShipId) -> bool {
        let most_tokens = 3;
        !open.ship(ship).dropped && open.devices_on_table().count() + most_tokens <= MOST_DEVICES
    }

    /// The ways in which a ship may drop a device: behind it with the straight 1 (XW-BMB-03), and what cards allow.
    pub(crate) fn drops(&self, open: &Open, ship: ShipId) -> impl Iterator<Item = (Maneuver, bool)> {
        let more = self.adjusted(open, ship, |adjust| match adjust {
            Adjust::DropsWith(templates) => Some(templates),
            _ => None,
        });
        let templates = std::iter::once((Bearing::Straight, 1)).chain(more.flatten().copied());
        let ahead = self.has(open, ship, Adjust::DropsAhead);
        templates.flat_map(move |(bearing, speed)| {
            let maneuver = Maneuver::new(bearing, speed).expect("a template");
            [false, true].into_iter().filter(move |to| !to || ahead).map(move |ahead| (maneuver, ahead))
        })
    }

    /// Whether a ship may drop a device so.
    pub(crate) fn check_lay(&self, open: &Open, ship: ShipId, way: (Maneuver, bool)) -> Result<(), Illegal> {
        match self.drops(open, ship).any(|known| known == way) {
            true => Ok(()),
            false => Err(Illegal::new("XW-BMB-03", "no-such-template")),
        }
    }

    /// Every way in which a ship may drop a device, as a choice.
    pub(crate) fn each_lay(&self, open: &Open, ship: ShipId, mut each: impl FnMut(Choice)) {
        self.drops(open, ship).for_each(|(maneuver, ahead)| each(Choice::Lay { maneuver, ahead }));
    }

    /// A device is dropped, once its owner has said how, if there are several ways.
    pub(crate) fn begin_drop(
        &self,
        position: &mut Position,
        ship: ShipId,
        device: Device,
        events: &mut impl Sink<Happening>,
    ) {
        let several = self.drops(&position.open, ship).nth(1).is_some();
        if several {
            position.open.stack.push(Frame::Dropping(ship, device));
            return;
        }
        let straight = Maneuver::new(Bearing::Straight, 1).expect("a template");
        self.drop_device(position, ship, device, (straight, false), events);
    }

    /// Drops a device at the far end of a template (XW-BMB-04).
    pub(crate) fn drop_device(
        &self,
        position: &mut Position,
        ship: ShipId,
        device: Device,
        (maneuver, ahead): (Maneuver, bool),
        events: &mut impl Sink<Happening>,
    ) {
        let base = self.base(&position.open, ship);
        position.open.ship_mut(ship).dropped = true;
        let template = match maneuver.bearing() {
            Bearing::Turn(side) => Template::turn(side, maneuver.speed()),
            Bearing::Bank(side) => Template::bank(side, maneuver.speed()),
            _ => Template::straight(maneuver.speed()),
        };
        let template = template.expect("a template");
        let shape = CardId::device(device).card().charge.as_ref().expect("a device has a charge").shape;
        for (part, token) in drop_bomb(&base, shape, template, ahead).enumerate() {
            let dropped = Dropped { device, part: part as u8, ship, pose: token.pose };
            events.happened(Happening::Dropped { ship, device, pose: token.pose }, why!["XW-BMB-01", "XW-BMB-04"]);
            if self.setup.options.area.is_wholly_outside(&token) {
                events.happened(Happening::Lost { device }, why!["XW-Q-48"]);
                continue;
            }
            let open = &mut position.open;
            let place = open.devices.iter().position(Option::is_none).expect("room for a device");
            open.devices[place] = Some(dropped);
            if dropped.charge().fuse == Fuse::Overlap {
                self.spring(position, place as u8);
            }
        }
        self.open_window(position, Window::AfterDrop, ship);
    }

    /// A mine that comes to lie under ships goes off at once, for one of them (XW-BMB-08, -09).
    fn spring(&self, position: &mut Position, place: u8) {
        let open = &mut position.open;
        let token = open.devices[place as usize].expect("a device").token();
        let under = ships_in(open.in_play()).filter(|ship| token.overlaps_base(&self.base(open, *ship)));
        let under = under.fold(0, |mask, ship| mask | ship.mask());
        if under != 0 {
            open.stack.push(Frame::Sprung(place, under));
        }
    }

    /// The ship that sets a mine off is the only one, or is chosen by whoever dropped it.
    pub(crate) fn step_sprung(
        &self,
        position: &mut Position,
        place: u8,
        under: u16,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let under = under & position.open.in_play();
        match under.count_ones() {
            0 => position.open.stack.pop(),
            1 => self.sprung_by(position, place, ShipId(under.trailing_zeros() as u8), events),
            _ => return false,
        }
        true
    }

    pub(crate) fn sprung_by(
        &self,
        position: &mut Position,
        place: u8,
        ship: ShipId,
        events: &mut impl Sink<Happening>,
    ) {
        position.open.stack.pop();
        self.set_off(position, place, ship, events);
    }

    /// A mine goes off under a ship (XW-BMB-20).
    fn set_off(&self, position: &mut Position, place: u8, ship: ShipId, events: &mut impl Sink<Happening>) {
        let Some(dropped) = position.open.devices[place as usize].take() else { return };
        events.happened(Happening::Detonated { device: dropped.device }, why!["XW-BMB-02", "XW-BMB-10"]);
        self.strike(position, dropped.device, ship);
    }

    /// A device does to a ship what it does.
    fn strike(&self, position: &mut Position, device: Device, ship: ShipId) {
        let resolving = Resolving::new(ship, CardId::device(device), u8::MAX, Resolving::CHARGE);
        position.open.stack.push(Frame::Resolving(resolving));
    }

    /// A ship was moved from a place and met mines: they go off right after the move (XW-Q-47).
    pub(crate) fn meet_mines(
        &self,
        position: &mut Position,
        ship: ShipId,
        start: &Base,
        meets: impl Fn(&Token) -> bool,
    ) {
        let open = &mut position.open;
        let waits = |dropped: &Dropped| dropped.charge().fuse == Fuse::Overlap && meets(&dropped.token());
        let met = open.devices_on_table().filter(|(_, dropped)| waits(dropped));
        let met = met.fold(0, |mask, (place, _)| mask | 1 << place);
        if met != 0 && open.ship(ship).is_in_play() {
            open.start = start.pose;
            open.stack.push(Frame::Mines(ship, met));
        }
    }

    /// The next mine goes off, the nearest to where the ship started first.
    pub(crate) fn step_mines(
        &self,
        position: &mut Position,
        ship: ShipId,
        met: u16,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        let open = &mut position.open;
        let start = Base::new(self.facts(ship).pilot.ship.size, open.start);
        let waiting = open.devices_on_table().filter(|(place, _)| met >> place & 1 == 1);
        let distance = |dropped: &Dropped| dropped.token().distance_to_base(&start);
        let next = waiting.min_by(|one, other| distance(one.1).total_cmp(&distance(other.1))).map(|(place, _)| place);
        let Some(place) = next.filter(|_| open.ship(ship).is_in_play()) else {
            open.stack.pop();
            return true;
        };
        *open.stack.top_mut() = Frame::Mines(ship, met & !(1 << place));
        self.set_off(position, place, ship, events);
        true
    }

    /// The bombs that go off next: those of the side with initiative first, of one seat (XW-Q-46).
    pub(crate) fn timed(&self, open: &Open) -> impl Iterator<Item = u8> + use<> {
        let mut best: Option<(u8, u8)> = None;
        let mut next: u16 = 0;
        for (place, dropped) in open.devices_on_table() {
            if dropped.charge().fuse != Fuse::EndOfActivation {
                continue;
            }
            let owner = self.facts(dropped.ship);
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

    pub(crate) fn step_detonations(&self, position: &mut Position, events: &mut impl Sink<Happening>) -> bool {
        let mut next = self.timed(&position.open);
        match (next.next(), next.next()) {
            (None, _) => {
                events.happened(Happening::PhaseBegins { phase: Phase::Combat }, why!["XW-RND-01"]);
                self.expire(&mut position.open, Until::EndOfPhase);
                *position.open.stack.top_mut() = Frame::Combat;
                self.open_window(position, Window::StartOfCombat, ShipId(0));
            }
            (Some(place), None) => self.detonate(position, place, events),
            (Some(_), Some(_)) => return false,
        }
        true
    }

    /// A bomb goes off: every ship at Range 1 of its token (XW-BMB-18, -19).
    pub(crate) fn detonate(&self, position: &mut Position, place: u8, events: &mut impl Sink<Happening>) {
        let open = &mut position.open;
        let dropped = open.devices[place as usize].take().expect("a bomb that was chosen");
        let token = dropped.token();
        let is_near = |ship: &ShipId| {
            let distance = token.distance_inside(&self.setup.options.area, &self.base(open, *ship));
            distance.is_some_and(|distance| Band::of(distance) == Some(Band::One))
        };
        let near = ships_in(open.in_play()).filter(is_near).fold(0, |mask, ship| mask | ship.mask());
        events.happened(Happening::Detonated { device: dropped.device }, why!["XW-BMB-02", "XW-BMB-17"]);
        open.stack.push(Frame::Blast { device: dropped.device, owner: dropped.ship, left: near, struck: near });
    }

    /// The ships are struck in the order of the owner; those destroyed leave together (XW-Q-46).
    pub(crate) fn step_blast(
        &self,
        position: &mut Position,
        left: u16,
        struck: u16,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        match left.count_ones() {
            0 => {
                position.open.stack.pop();
                ships_in(struck).for_each(|ship| self.check_destroyed(position, ship, events));
            }
            1 => self.struck_next(position, ShipId(left.trailing_zeros() as u8)),
            _ => return false,
        }
        true
    }

    pub(crate) fn struck_next(&self, position: &mut Position, ship: ShipId) {
        let Frame::Blast { device, left, .. } = position.open.stack.top_mut() else { unreachable!("a bomb goes off") };
        *left &= !ship.mask();
        let device = *device;
        self.strike(position, device, ship);
    }
}
