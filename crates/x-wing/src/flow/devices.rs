//! Bombs and mines: dropping them, what sets them off, whom they strike (XW-BMB).

use crate::card::{Adjust, Charge, Fuse, Window};
use crate::cards::devices::Device;
use crate::frame::{Blast, Dropping, Frame, Mines, Resolving, Sprung};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId, ships_in};
use crate::position::{Dropped, MOST_DEVICES, Open};
use crate::table::Table;
use crate::turn::Turn;
use geometry::{Band, Base, Bearing, Maneuver, Template, Token, bomb_token, drop_bomb};
use play::why;

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

    /// The bombs that go off next: those of the side with initiative first, of one seat (XW-Q-46).
    pub(crate) fn timed(self) -> impl Iterator<Item = u8> + use<> {
        let open = self.open;
        let mut best: Option<(bool, u8)> = None;
        let mut next: u16 = 0;
        for (place, dropped) in open.devices_on_table() {
            if dropped.charge().fuse != Fuse::EndOfActivation {
                continue;
            }
            let owner = self.game.facts(dropped.ship);
            let rank = (owner.side != open.initiative, owner.seat.0);
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
            self.push(Sprung { place, under });
        }
    }

    /// A mine goes off under a ship (XW-BMB-20).
    pub(crate) fn set_off(&mut self, place: u8, ship: ShipId) {
        let Some(dropped) = self.position.open.devices[place as usize].take() else { return };
        self.events.happened(Happening::Detonated { device: dropped.device }, why!["XW-BMB-02", "XW-BMB-10"]);
        self.strike(dropped.device, ship);
    }

    /// A device does to a ship what it does.
    pub(crate) fn strike(&mut self, device: Device, ship: ShipId) {
        let resolving = Resolving::new(ship, CardId::device(device), u8::MAX, Resolving::CHARGE);
        self.push(resolving);
    }

    /// A ship was moved from a place and met mines: they go off right after the move (XW-Q-47).
    pub(crate) fn meet_mines(&mut self, ship: ShipId, start: &Base, meets: impl Fn(&Token) -> bool) {
        let waits = |dropped: &Dropped| dropped.charge().fuse == Fuse::Overlap && meets(&dropped.token());
        let met = self.position.open.devices_on_table().filter(|(_, dropped)| waits(dropped));
        let met = met.fold(0, |mask, (place, _)| mask | 1 << place);
        if met != 0 && self.position.open.ship(ship).is_in_play() {
            self.position.open.start = start.pose;
            self.push(Mines { ship, met });
        }
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
        self.position.open.stack.push(Frame::Blast(Blast {
            device: dropped.device,
            owner: dropped.ship,
            left: near,
            struck: near,
        }));
    }
}
