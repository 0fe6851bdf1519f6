//! Actions: what may be performed, and performing it (XW-ACT).

use crate::card::{ActionKind, Adjust, Effect, Token, Window};
use crate::frame::{Acting, Frame, Resolving, Rolled, Rolling};
use crate::happening::Happening;
use crate::ids::{CardId, ShipId};
use crate::input::{Action, Boost};
use crate::position::{Open, Position};
use crate::setup::{Measuring, XWing};
use geometry::{Band, Pose, Roll, RollKind, RollPlace, Side, Template, boost, boost_meets};
use play::{Illegal, Sink, why};

impl XWing {
    /// Whether an action may be declared now, and if not, why.
    pub(crate) fn check_action(&self, open: &Open, acting: &Acting, action: Action) -> Result<(), Illegal> {
        let ship = acting.ship;
        let state = open.ship(ship);
        if state.stress > 0 && !self.has(open, ship, Adjust::ActsStressed) {
            return Err(Illegal::new("XW-ACT-05", "stressed"));
        }
        if acting.free.is_some_and(|kinds| !kinds.has(action.kind())) {
            return Err(Illegal::new("XW-FREE-06", "another-free-action"));
        }
        if action.damage().is_none() && self.has(open, ship, Adjust::OnlyDamageActions) {
            return Err(Illegal::new("XW-GOLD-07", "only-damage-actions"));
        }
        if acting.free.is_none() && action.kind().is_some_and(|kind| !self.has_action(open, ship, kind)) {
            return Err(Illegal::new("XW-ACT-03", "not-on-action-bar"));
        }
        if self.performed_bit(ship, action).is_some_and(|bit| state.performed & bit != 0) {
            return Err(Illegal::new("XW-ACT-07", "performed-already"));
        }
        let token = match action {
            Action::Focus => Some(Token::Focus),
            Action::Evade => Some(Token::Evade),
            _ => None,
        };
        if token.is_some_and(|token| self.is_jammed(open, ship, token)) {
            return Err(Illegal::new("XW-GOLD-07", "cannot-perform"));
        }
        match action {
            Action::TargetLock(target) => self.check_lock(open, acting, target),
            Action::BarrelRoll { side, speed } => self.check_roll(open, acting, side, speed),
            Action::Boost(boost) => self.check_boost(open, acting, boost),
            Action::Cloak if state.cloak > 0 => Err(Illegal::new("XW-CLK-05", "cloaked-already")),
            Action::Focus | Action::Evade | Action::Cloak => Ok(()),
            Action::Scan(marker) => self.check_scan(open, ship, marker),
            Action::Card(card) => self.check_card_action(open, ship, card),
        }
    }

    fn check_lock(&self, open: &Open, acting: &Acting, target: ShipId) -> Result<(), Illegal> {
        if target.index() >= self.ships.len() || !open.ship(target).is_in_play() {
            return Err(Illegal::new("XW-TL-01", "no-such-ship"));
        }
        if self.facts(target).side == self.facts(acting.ship).side {
            return Err(Illegal::new("XW-FRI-03", "friendly"));
        }
        if acting.struck_locks & target.mask() != 0 {
            return Err(Illegal::new("XW-TL-10", "tried-already"));
        }
        match self.setup.options.measuring == Measuring::Guided && !self.can_lock(open, acting.ship, target) {
            true => Err(Illegal::new("XW-TL-01", "out-of-range")),
            false => Ok(()),
        }
    }

    /// Whether a ship could lock on to another: an enemy in play, at Range 1 to 3 (XW-TL-01).
    pub(crate) fn can_lock(&self, open: &Open, ship: ShipId, target: ShipId) -> bool {
        let near = || self.range(open, ship, target).is_some_and(|range| range <= Band::Three);
        !self.are_friends(ship, target)
            && open.ship(target).is_in_play()
            && (near() || self.has(open, ship, Adjust::LocksAnywhere))
    }

    /// The ships that a ship could lock on to, as a mask.
    pub(crate) fn lockable(&self, open: &Open, ship: ShipId) -> u16 {
        let targets = self.all_ships().filter(|target| self.can_lock(open, ship, *target));
        targets.fold(0, |mask, target| mask | target.mask())
    }

    /// Waits if there is a ship to lock on to.
    pub(crate) fn step_locking(&self, position: &mut Position, ship: ShipId) -> bool {
        let can = position.open.ship(ship).is_in_play() && self.lockable(&position.open, ship) != 0;
        if !can {
            position.open.stack.pop();
        }
        !can
    }

    fn check_roll(&self, open: &Open, acting: &Acting, side: Side, speed: u8) -> Result<(), Illegal> {
        if speed != 1 && !self.has(open, acting.ship, Adjust::RollWith(speed)) {
            return Err(Illegal::new("XW-BRL-02", "no-such-template"));
        }
        if acting.struck_ways & (Action::BarrelRoll { side, speed }).way() != 0 {
            return Err(Illegal::new("XW-BRL-13", "tried-already"));
        }
        match self.setup.options.measuring == Measuring::Guided && !self.can_roll(open, acting.ship, side, speed) {
            true => Err(Illegal::new("XW-BRL-08", "no-room-to-roll")),
            false => Ok(()),
        }
    }

    pub(crate) fn roll(&self, open: &Open, ship: ShipId, side: Side, speed: u8) -> Roll {
        let kind = if speed == 1 { RollKind::BarrelRoll } else { RollKind::Decloak };
        Roll { base: self.base(open, ship), kind, side }
    }

    pub(crate) fn can_roll(&self, open: &Open, ship: ShipId, side: Side, speed: u8) -> bool {
        let (others, tokens) = (self.others(open, ship), self.tokens_for(open, ship));
        let surroundings = self.surroundings(&others, &tokens);
        let roll = self.roll(open, ship, side, speed);
        let middle = RollPlace { template: 0.0, shift: 0.0 };
        roll.check(middle, &surroundings).is_ok() || !roll.free_shifts(&surroundings).is_empty()
    }

    fn check_boost(&self, open: &Open, acting: &Acting, way: Boost) -> Result<(), Illegal> {
        let turns = matches!(way, Boost::TurnLeft | Boost::TurnRight);
        if turns && !self.has(open, acting.ship, Adjust::BoostTurns) {
            return Err(Illegal::new("XW-BST-02", "no-such-template"));
        }
        if acting.struck_ways & Action::Boost(way).way() != 0 {
            return Err(Illegal::new("XW-BST-10", "tried-already"));
        }
        match self.setup.options.measuring == Measuring::Guided && self.boosted(open, acting.ship, way).is_none() {
            true => Err(Illegal::new("XW-BST-05", "no-room-to-boost")),
            false => Ok(()),
        }
    }

    /// Where a boost ends, if it is possible.
    fn boosted(&self, open: &Open, ship: ShipId, way: Boost) -> Option<Pose> {
        let (others, tokens) = (self.others(open, ship), self.tokens_for(open, ship));
        boost(self.base(open, ship), way.template(), &self.surroundings(&others, &tokens)).ok()
    }

    fn check_card_action(&self, open: &Open, ship: ShipId, card: CardId) -> Result<(), Illegal> {
        let state = open.ship(ship);
        let has = match card.as_damage() {
            Some(damage) => state.face_up.count(damage) > 0,
            None => self.upgrade_place(open, ship, card).is_some(),
        };
        let Some(effects) = card.card().action.filter(|_| has) else {
            return Err(Illegal::new("XW-ACT-04", "no-such-card-action"));
        };
        let drops = effects.iter().any(|effect| matches!(effect, Effect::Drop(_)));
        match self.is_feasible(open, ship, ship, effects) {
            true => Ok(()),
            false if drops => Err(Illegal::new("XW-BMB-12", "dropped-already")),
            false => Err(Illegal::new("XW-ACT-04", "not-possible")),
        }
    }

    /// The place of an upgrade among those of a ship, if it has it and it was not discarded.
    pub(crate) fn upgrade_place(&self, open: &Open, ship: ShipId, card: CardId) -> Option<u8> {
        let discarded = open.ship(ship).discarded;
        let mut places = self.facts(ship).upgrade_cards.iter().enumerate();
        places.find(|(place, own)| **own == card && discarded >> place & 1 == 0).map(|(place, _)| place as u8)
    }

    /// The bit that remembers an action until the end of the round: one for each kind, whatever it is aimed at.
    fn performed_bit(&self, ship: ShipId, action: Action) -> Option<u64> {
        let bit = match (action.kind(), action) {
            (Some(kind), _) => kind as u32,
            (None, Action::Card(card)) => match card.as_damage() {
                Some(damage) => 12 + damage as u32,
                None => 26 + self.facts(ship).upgrade_cards.iter().position(|own| *own == card)? as u32,
            },
            (None, Action::Scan(_)) => 63,
            (None, _) => unreachable!("an action without a kind is a card's"),
        };
        Some(1 << bit)
    }

    /// Every action that could be declared, possible or not.
    pub(crate) fn each_action(&self, open: &Open, acting: &Acting, mut each: impl FnMut(Action)) {
        each(Action::Focus);
        each(Action::Evade);
        each(Action::Cloak);
        self.all_ships().for_each(|target| each(Action::TargetLock(target)));
        for speed in [1, 2] {
            for side in [Side::Left, Side::Right] {
                each(Action::BarrelRoll { side, speed });
            }
        }
        for way in Boost::ALL {
            each(Action::Boost(way));
        }
        for card in crate::DamageCard::ALL {
            if open.ship(acting.ship).face_up.count(card) > 0 {
                each(Action::Card(CardId::damage(card)));
            }
        }
        let markers = self.mission().map_or(0, |mission| mission.markers.len() as u8);
        (0..markers).for_each(|marker| each(Action::Scan(marker)));
        let cards = &self.facts(acting.ship).upgrade_cards;
        let first = |place: usize| !cards[..place].contains(&cards[place]);
        (0..cards.len()).filter(|place| first(*place)).for_each(|place| each(Action::Card(cards[place])));
    }

    /// Waits for an action if there is one to choose; otherwise the step is over.
    pub(crate) fn step_acting(&self, position: &mut Position, acting: &Acting) -> bool {
        let open = &position.open;
        let mut possible = false;
        if open.ship(acting.ship).is_in_play() {
            self.each_action(open, acting, |action| {
                possible = possible || self.check_action(open, acting, action).is_ok();
            });
        }
        if possible {
            return false;
        }
        position.open.stack.pop();
        true
    }

    /// A declared action is performed, or proves impossible and is struck off (XW-Q-31, -32).
    pub(crate) fn act(
        &self,
        position: &mut Position,
        mut acting: Acting,
        action: Action,
        events: &mut impl Sink<Happening>,
    ) {
        let ship = acting.ship;
        let open = &position.open;
        let boosted = match action {
            Action::Boost(way) => self.boosted(open, ship, way),
            _ => None,
        };
        let fails = match action {
            Action::TargetLock(target) => !self.can_lock(open, ship, target),
            Action::BarrelRoll { side, speed } => !self.can_roll(open, ship, side, speed),
            Action::Boost(_) => boosted.is_none(),
            Action::Focus | Action::Evade | Action::Cloak | Action::Scan(_) | Action::Card(_) => false,
        };
        if fails {
            match action {
                Action::TargetLock(target) => acting.struck_locks |= target.mask(),
                _ => acting.struck_ways |= action.way(),
            }
            events.happened(Happening::Struck { ship, action }, why!["XW-Q-31", "XW-Q-32"]);
            *position.open.stack.top_mut() = Frame::Acting(acting);
            return;
        }
        position.open.stack.pop();
        if acting.more {
            position.open.stack.push(Frame::Acting(Acting::new(ship, None)));
        }
        if let Action::BarrelRoll { side, speed } = action {
            let kind = if acting.free.is_some() { Rolled::Free } else { Rolled::Action };
            position.open.stack.push(Frame::Rolling(Rolling { ship, side, speed, kind }));
            return;
        }
        self.performed(position, ship, action, acting.free.is_some(), events);
        match action {
            Action::Focus => self.gain(position, ship, Token::Focus, why!["XW-FOC-02"], events),
            Action::Evade => self.gain(position, ship, Token::Evade, why!["XW-EVD-01"], events),
            Action::Cloak => self.gain(position, ship, Token::Cloak, why!["XW-CLK-01"], events),
            Action::TargetLock(target) => self.lock(position, ship, target, events),
            Action::Scan(marker) => self.scanned(position, ship, marker, events),
            Action::Boost(way) => {
                let to = boosted.expect("a boost that is possible");
                let start = self.base(&position.open, ship);
                self.shift(position, ship, to, events);
                self.meet_mines(position, ship, &start, |mine| boost_meets(start, way.template(), mine));
            }
            Action::Card(card) => {
                let upgrade = self.upgrade_place(&position.open, ship, card).unwrap_or(u8::MAX);
                let ability = Resolving::ACTION;
                position.open.stack.push(Frame::Resolving(Resolving::new(ship, card, upgrade, ability)));
            }
            Action::BarrelRoll { .. } => unreachable!("placed first"),
        }
    }

    fn performed(
        &self,
        position: &mut Position,
        ship: ShipId,
        action: Action,
        free: bool,
        events: &mut impl Sink<Happening>,
    ) {
        let bit = self.performed_bit(ship, action).expect("a card that the ship has");
        position.open.ship_mut(ship).performed |= bit;
        events.happened(Happening::Acted { ship, action, free }, why!["XW-ACT-01", "XW-ACT-03"]);
        let (first, about) = (position.open.initiative, action.kind().map_or(0, |kind| kind as u8 + 1));
        self.open_window_for(position, Window::AfterAction, ship, first, about);
    }

    /// A barrel roll ends where its owner said.
    pub(crate) fn rolled(
        &self,
        position: &mut Position,
        Rolling { ship, side, speed, kind }: Rolling,
        place: RollPlace,
        events: &mut impl Sink<Happening>,
    ) {
        position.open.stack.pop();
        let roll = self.roll(&position.open, ship, side, speed);
        match kind {
            Rolled::Decloak => self.decloaked(position, ship, events),
            Rolled::Action | Rolled::Free => {
                let free = kind == Rolled::Free;
                self.performed(position, ship, Action::BarrelRoll { side, speed }, free, events);
            }
        }
        self.shift(position, ship, roll.pose(place.shift), events);
        self.meet_mines(position, ship, &roll.base, |mine| roll.meets(place, mine));
    }

    /// A ship locks on to another; its earlier lock goes (XW-TL-06, -07).
    pub(crate) fn lock(
        &self,
        position: &mut Position,
        ship: ShipId,
        target: ShipId,
        events: &mut impl Sink<Happening>,
    ) {
        if let Some(target) = position.open.ship_mut(ship).lock.replace(target) {
            events.happened(Happening::Unlocked { ship, target }, why!["XW-TL-07"]);
        }
        events.happened(Happening::Locked { ship, target }, why!["XW-TL-01", "XW-TL-04"]);
        self.open_window(position, Window::AfterLock, ship);
    }

    /// A ship has its lock no longer.
    pub(crate) fn unlock(&self, position: &mut Position, ship: ShipId, events: &mut impl Sink<Happening>) {
        if let Some(target) = position.open.ship_mut(ship).lock.take() {
            events.happened(Happening::Unlocked { ship, target }, why!["XW-SPEND-01"]);
        }
    }

    /// A ship hands its blue token over: the red one stays where it is (XW-TL-15, XW-Q-58).
    pub(crate) fn pass_lock(
        &self,
        position: &mut Position,
        from: ShipId,
        to: ShipId,
        events: &mut impl Sink<Happening>,
    ) {
        let Some(target) = position.open.ship_mut(from).lock.take() else { return };
        self.unlock(position, to, events);
        position.open.ship_mut(to).lock = Some(target);
        events.happened(Happening::LockPassed { ship: from, to, target }, why!["XW-TL-15", "XW-Q-58"]);
    }
}

impl Action {
    /// The kind of the action bar that it is; none for a card's.
    pub fn kind(self) -> Option<ActionKind> {
        match self {
            Action::Focus => Some(ActionKind::Focus),
            Action::Evade => Some(ActionKind::Evade),
            Action::TargetLock(_) => Some(ActionKind::TargetLock),
            Action::BarrelRoll { .. } => Some(ActionKind::BarrelRoll),
            Action::Boost(_) => Some(ActionKind::Boost),
            Action::Cloak => Some(ActionKind::Cloak),
            Action::Scan(_) | Action::Card(_) => None,
        }
    }

    fn damage(self) -> Option<crate::DamageCard> {
        match self {
            Action::Card(card) => card.as_damage(),
            _ => None,
        }
    }

    /// The bit of a declared direction.
    fn way(self) -> u16 {
        match self {
            Action::BarrelRoll { side, speed } => 1 << (2 * u16::from(speed - 1) + u16::from(side == Side::Right)),
            Action::Boost(way) => 16 << way as u16,
            _ => 0,
        }
    }
}

impl Boost {
    /// The template.
    pub fn template(self) -> Template {
        let template = match self {
            Boost::Straight => Template::straight(1),
            Boost::BankLeft => Template::bank(Side::Left, 1),
            Boost::BankRight => Template::bank(Side::Right, 1),
            Boost::TurnLeft => Template::turn(Side::Left, 1),
            Boost::TurnRight => Template::turn(Side::Right, 1),
        };
        template.expect("the templates of speed 1 exist")
    }
}
