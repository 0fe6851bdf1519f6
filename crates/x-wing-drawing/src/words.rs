//! A moment in words: for screen readers, and for terminals.

use crate::Moment;
use geometry::{Maneuver, Pose};
use x_wing::{Frame, Life, ShipId, Team};

impl Moment<'_> {
    /// What the picture is of.
    pub fn title(&self) -> String {
        self.texts.message("x-wing-drawn-title", &[("round", self.open.round.into())])
    }

    /// The name of a ship.
    pub(crate) fn name(&self, ship: ShipId) -> String {
        self.game.facts(ship).title()
    }

    /// A sentence for each side and each ship.
    pub fn words(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for side in Team::BOTH {
            lines.push(self.side(side));
            let ships = self.all().filter(|ship| self.game.facts(*ship).side == side);
            lines.extend(ships.map(|ship| self.ship_in_words(ship)));
        }
        let devices = self.open.devices();
        lines.extend(devices.map(|(_, dropped)| {
            let name = self.texts.name("x-wing", "device", dropped.device.name());
            format!("{name} ({}): {}.", self.name(dropped.ship), self.place(dropped.pose))
        }));
        lines.extend(self.attack().map(|attack| format!("{attack}.")));
        lines
    }

    /// A sentence about one ship.
    pub fn ship_in_words(&self, ship: ShipId) -> String {
        format!("{}: {}.", self.name(ship), self.state(ship).join(", "))
    }

    /// Who attacks whom, if an attack is under way.
    pub(crate) fn attack(&self) -> Option<String> {
        self.open.stack.as_slice().iter().find(|frame| matches!(frame, Frame::Attacking(_)))?;
        let (attacker, defender) = (self.name(self.open.attack.attacker), self.name(self.open.attack.defender));
        let ships = [("attacker", attacker.into()), ("defender", defender.into())];
        Some(self.texts.message("x-wing-drawn-attack", &ships))
    }

    /// Who flies for a side, and for how many points.
    pub(crate) fn side(&self, side: Team) -> String {
        let players = self.texts.list(self.game.seats_of(side).iter().map(|seat| self.texts.player(seat)));
        let points = [("side", players.into()), ("points", self.game.cost(side).into())];
        self.texts.message("x-wing-drawn-side", &points)
    }

    /// How a ship is, fact by fact.
    fn state(&self, ship: ShipId) -> Vec<String> {
        let (state, texts) = (self.open.ship(ship), self.texts);
        let count = |id: &str, count: u8| texts.message(id, &[("count", count.into())]);
        let mut facts = vec![count("x-wing-drawn-skill", self.game.table(self.open).skill(ship))];
        match state.life {
            Life::Waiting => facts.push(texts.message("x-wing-drawn-waiting", &[])),
            Life::Docked => facts.push(texts.message("x-wing-drawn-docked", &[])),
            Life::Destroyed => facts.push(texts.message("x-wing-drawn-destroyed", &[])),
            Life::Doomed => facts.push(texts.message("x-wing-drawn-doomed", &[])),
            Life::Left => facts.push(texts.message("x-wing-drawn-left", &[])),
            Life::Flying => {}
        }
        if matches!(state.life, Life::Destroyed | Life::Left) {
            return facts;
        }
        let of = |id: &str, count: u8, most: u8| texts.message(id, &[("count", count.into()), ("most", most.into())]);
        let (hull, most) = self.hull(ship);
        facts.push(of("x-wing-drawn-hull", hull, most));
        let shields = self.game.table(self.open).shield_value(ship);
        if shields > 0 {
            facts.push(of("x-wing-drawn-shields", state.shields, shields));
        }
        if !state.is_in_play() {
            return facts;
        }
        let tokens = [
            ("x-wing-drawn-focus", state.focus),
            ("x-wing-drawn-evade", state.evade),
            ("x-wing-drawn-stress", state.stress),
            ("x-wing-drawn-ion", state.ion),
            ("x-wing-drawn-tractor", state.tractor),
            ("x-wing-drawn-disabled", state.disabled),
            ("x-wing-drawn-jam", state.jam),
        ];
        facts.extend(tokens.into_iter().filter(|(_, have)| *have > 0).map(|(id, have)| count(id, have)));
        if state.reinforced.is_some() {
            facts.push(texts.message("x-wing-drawn-reinforced", &[]));
        }
        if state.cloak > 0 {
            facts.push(texts.message("x-wing-drawn-cloak", &[]));
        }
        for target in self.locked(ship) {
            facts.push(texts.message("x-wing-drawn-lock", &[("ship", self.name(target).into())]));
        }
        let touched: Vec<_> = self.touched(ship).map(|other| self.name(other)).collect();
        if !touched.is_empty() {
            facts.push(texts.message("x-wing-drawn-touches", &[("ships", texts.list(touched).into())]));
        }
        let damage = self.damage_names(ship);
        if !damage.is_empty() {
            facts.push(texts.message("x-wing-drawn-damage", &[("cards", texts.list(damage).into())]));
        }
        facts.push(self.place(state.pose));
        facts
    }

    /// Where something stands, counted from the left and the lower edge.
    fn place(&self, pose: Pose) -> String {
        let area = self.game.area();
        let whole = |value: f64| format!("{:.0}", value + 0.0);
        let (x, y) = (pose.centre().x + area.width() / 2.0, pose.centre().y + area.height() / 2.0);
        let degrees = whole(pose.heading().degrees());
        let place = [("x", whole(x).into()), ("y", whole(y).into()), ("degrees", degrees.into())];
        self.texts.message("x-wing-drawn-place", &place)
    }

    /// Hull that is left, and the hull value.
    pub(crate) fn hull(&self, ship: ShipId) -> (u8, u8) {
        let most = self.game.table(self.open).hull_value(ship);
        (most.saturating_sub(self.game.table(self.open).damage(ship)), most)
    }

    /// The names of damage cards that lie face up.
    pub(crate) fn damage_names(&self, ship: ShipId) -> Vec<String> {
        let cards = self.open.ship(ship).face_up.iter();
        cards.map(|card| self.texts.name("x-wing", "card", card.name())).collect()
    }

    /// A manoeuvre in words.
    pub(crate) fn maneuver(&self, maneuver: Maneuver) -> String {
        self.texts.maneuver("x-wing", &maneuver.to_string())
    }

    /// The ships that a ship has target locks on.
    pub(crate) fn locked(&self, ship: ShipId) -> impl Iterator<Item = ShipId> {
        self.open.ship(ship).locks.iter()
    }

    /// The ships that a ship touches.
    pub(crate) fn touched(&self, ship: ShipId) -> impl Iterator<Item = ShipId> {
        (self.open.ship(ship).touching & self.open.in_play()).iter()
    }
}
