//! Tractor beams: the opponent moves a small ship (XW-X-01 to -03).

use crate::card::{Modifier, Token};
use crate::frame::{Frame, Hazard, Rolled, Rolling, Tractoring};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::input::Drag;
use crate::measure::Tokens;
use crate::table::Table;
use crate::turn::Turn;
use geometry::{BaseSize, ObstacleKind, Pose, RollPlace, Side, Template, Token as Cardboard, boost, boost_meets};
use play::{Why, why};

impl Turn<'_> {
    /// The first tractor beam token of a round lets the opponent move a small ship.
    pub(crate) fn may_be_dragged(&mut self, ship: ShipId) {
        let state = self.position.open.ship_mut(ship);
        let is_moved = self.game.facts(ship).pilot.ship.size == BaseSize::Small && !self.game.still.has(ship);
        if is_moved && !state.tractored {
            state.tractored = true;
            self.push(Tractoring { ship, by: None });
        }
    }

    /// A ship receives a tractor beam token; if it is a friend, the ship that gave it moves it as if it were an enemy (XW-X-96).
    pub(crate) fn tow(&mut self, ship: ShipId, by: ShipId) {
        self.gain_by_card(ship, Token::Tractor);
        let is_friend = self.game.are_friends(ship, by);
        if let Frame::Tractoring(tractoring) = self.position.open.stack.top_mut()
            && is_friend
        {
            tractoring.by = Some(by);
        }
    }

    /// The opponent drags a ship, or the friend that gave it the token.
    pub(crate) fn drag(&mut self, Tractoring { ship, by }: Tractoring, way: Drag) {
        if let Some(side) = way.side() {
            let kind = by.map_or(Rolled::Tractor, Rolled::Towed);
            let rolling = Rolling { ship, side, speed: 1, bend: None, kind };
            self.push(rolling);
            return;
        }
        let to = self.table().dragged_ahead(ship).expect("a way that is free");
        let (start, template) = (self.table().base(ship), Template::straight(1).expect("a template"));
        self.shift((ship, to), why!["XW-X-02"]);
        self.dragged_over(ship, |token| boost_meets(start, template, token));
        self.meet_mines(ship, &start, |mine| boost_meets(start, template, mine));
    }

    /// A dragged ship was rolled; the obstacles that it was put on have their usual effects.
    pub(crate) fn dragged(&mut self, roll: &geometry::Roll, (ship, place): (ShipId, RollPlace)) {
        self.dragged_over(ship, |token| roll.meets(place, token));
    }

    /// A ship that boosts, rolls or decloaks over obstacles suffers them at once (XW-X-167).
    pub(crate) fn moved_over(&mut self, ship: ShipId, meets: impl Fn(&Cardboard) -> bool) {
        if self.table().has(ship, Modifier::MovesOverObstacles) {
            self.dragged_over(ship, meets);
        }
    }

    fn dragged_over(&mut self, ship: ShipId, meets: impl Fn(&Cardboard) -> bool) {
        let tokens = self.table().tokens_for(ship);
        for (obstacle, _) in tokens.iter().filter(|(_, token)| meets(token)) {
            self.suffer_obstacle((ship, obstacle), why!["XW-X-03", "XW-X-167"]);
        }
    }

    /// A ship suffers an obstacle at once: a debris cloud gives its stress, then the die is rolled.
    pub(crate) fn suffer_obstacle(&mut self, (ship, obstacle): (ShipId, u8), because: Why) {
        self.events.happened(Happening::Met { ship, obstacle }, because);
        self.push(Hazard { ship, obstacle });
        if self.game.obstacle(obstacle).kind() == ObstacleKind::Debris {
            self.gain(ship, Token::Stress, why!["XW-OBS-08"]);
        }
    }
}

impl Table<'_> {
    /// True if a ship can be dragged this way: onto no other ship and not off the table; obstacles do not matter (XW-X-03).
    pub(crate) fn can_drag(self, ship: ShipId, way: Drag) -> bool {
        match way.side() {
            None => self.dragged_ahead(ship).is_some(),
            Some(side) => {
                let (others, tokens) = (self.others(ship), Tokens::none());
                let around = self.game.surroundings(&others, &tokens);
                !self.roll(ship, side, (1, None)).free_shifts(&around).is_empty()
            }
        }
    }

    fn dragged_ahead(self, ship: ShipId) -> Option<Pose> {
        let others = self.others(ship);
        let template = Template::straight(1).expect("a template");
        boost(self.base(ship), template, &self.game.surroundings(&others, &Tokens::none())).ok()
    }

    /// The obstacles that bar a roll: none for a ship that is dragged.
    pub(crate) fn tokens_for_roll(self, rolling: &Rolling) -> Tokens {
        match rolling.kind {
            Rolled::Tractor | Rolled::Towed(_) => Tokens::none(),
            Rolled::Action | Rolled::Free | Rolled::Decloak => self.tokens_for_move(rolling.ship),
        }
    }
}

impl Drag {
    fn side(self) -> Option<Side> {
        match self {
            Drag::Left => Some(Side::Left),
            Drag::Right => Some(Side::Right),
            Drag::Ahead => None,
        }
    }
}
