//! Positions in the middle of a game, arranged by hand: for scenes, puzzles and editors.

mod check;
mod take;

use crate::card::{ActionKind, Token, Window};
use crate::cards::devices::Device;
use crate::damage::{DamageCard, DamageCards};
use crate::frame::Frame;
use crate::happening::Phase;
use crate::ids::{CardId, ShipId, Team};
use crate::input::Facing;
use crate::position::Position;
use crate::setup::XWing;
use crate::ship::Life;
use geometry::{Edge, Maneuver, Obstacle, Pose};
use play::{Game, Seat};

/// Something that holds in a position.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Fact {
    /// The number of the round, from 1; it is 1 unless something else is said.
    Round(u16),
    /// The side with initiative.
    Initiative(Team),
    /// The edge of the first side.
    Edge(Edge),
    /// A seat has committed its dials.
    Committed(Seat),
    /// Time was called.
    TimeCalled,
    /// The cards of a damage deck that nobody has seen.
    Deck(Team, DamageCards),
    /// The discard pile of a damage deck.
    DiscardPile(Team, DamageCards),
    /// A side has scanned a marker of its mission.
    Scanned(Team, u8),
    /// An obstacle of the pool lies there, or a token of cargo.
    Obstacle(Obstacle, Pose),
    /// A bomb or a mine that a ship has dropped lies there.
    Device(Device, ShipId, Pose),
    /// A ship has a condition card, by the assigning ship, with a damage card on it if there is one.
    Condition {
        /// The card.
        card: CardId,
        /// The ship that has it.
        ship: ShipId,
        /// The ship that assigned it.
        by: ShipId,
        /// The damage card on it.
        holds: Option<DamageCard>,
    },
    /// A ship stands there.
    Ship(ShipId, Pose),
    /// A ship stands partly outside the play area, as it may in the middle of its move.
    OffTable(ShipId),
    /// A ship is doomed, destroyed or gone instead of flying.
    Life(ShipId, Life),
    /// The dial of a ship lies face down and shows this.
    Dial(ShipId, Maneuver),
    /// A ship has this many tokens of a kind.
    Tokens(ShipId, Token, u8),
    /// A ship has this many shields; all that it can have unless something else is said.
    Shields(ShipId, u8),
    /// A ship has this many markers in place of damage cards.
    Markers(ShipId, u8),
    /// The mobile arc of a ship points there.
    Arc(ShipId, Facing),
    /// The first ship has a target lock on the second.
    Lock(ShipId, ShipId),
    /// Two ships touch.
    Touching(ShipId, ShipId),
    /// A ship has discarded an upgrade.
    Discarded(ShipId, CardId),
    /// A ship was dealt this many damage cards face down, which nobody has seen.
    FaceDown(ShipId, u8),
    /// A ship was dealt damage cards face up.
    FaceUp(ShipId, DamageCards),
    /// A ship was dealt damage cards face up in this round.
    Fresh(ShipId, DamageCards),
    /// A ship was dealt damage cards face up, which were turned down.
    Turned(ShipId, DamageCards),
    /// A ship was active in this Activation phase.
    Activated(ShipId),
    /// A ship has dropped a device in this round.
    Dropped(ShipId),
    /// A ship has had its opportunity to attack in this Combat phase.
    Fought(ShipId),
    /// A ship ignores obstacles in this round.
    IgnoresObstacles(ShipId),
    /// A ship has its opportunity to attack now.
    Active(ShipId),
    /// A ship performs a free action of a kind now.
    FreeAction(ShipId, ActionKind),
}

/// Why no game comes to a position.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("{reason}")]
pub struct Impossible {
    /// The fact at fault; of several that do not go together, one of them. That a ship stands on the table includes that it is flying.
    pub fact: Fact,
    /// What is wrong with it.
    pub reason: String,
}

impl XWing {
    /// The position at the start of a phase in which these facts hold, in whatever order they are said, and nothing else has happened.
    /// What goes on by itself from there has gone on.
    ///
    /// ```
    /// use geometry::Pose;
    /// use play::Game;
    /// use x_wing::{Fact, Options, Phase, Setup, ShipId, XWing};
    /// use x_wing_squads::read_line;
    ///
    /// let squads = [read_line("poedameron")?, read_line("omegaace")?];
    /// let game = XWing::new(Setup { squads, options: Options::default() })?;
    /// let (poe, ace) = (ShipId(0), ShipId(1));
    /// let mut facts = vec![
    ///     Fact::Ship(poe, Pose::new(0.0, -100.0, 0.0)?),
    ///     Fact::Ship(ace, Pose::new(0.0, 100.0, 180.0)?),
    ///     Fact::Lock(poe, ace),
    /// ];
    /// let position = game.arrange(Phase::Combat, &facts)?;
    /// assert!(position.open.ship(poe).has_lock(ace));
    /// facts.push(Fact::Shields(ace, 7));
    /// let impossible = game.arrange(Phase::Combat, &facts).unwrap_err();
    /// assert_eq!((impossible.fact, impossible.to_string().as_str()), (facts[3], "`omegaace` has 1 shields at most"));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn arrange(&self, phase: Phase, facts: &[Fact]) -> Result<Position, Impossible> {
        let mut position = self.start();
        position.open.round = 1;
        self.turn(&mut position, &mut ()).skip_still();
        let facts = &self.with_given(facts);
        // Decks first: damage cards are dealt from them.
        let is_deck = |fact: &&Fact| matches!(fact, Fact::Deck(..) | Fact::DiscardPile(..));
        let (decks, others): (Vec<&Fact>, Vec<&Fact>) = facts.iter().partition(is_deck);
        for fact in decks.into_iter().chain(others) {
            let taken = take::take(self, &mut position, *fact);
            taken.map_err(|reason| Impossible { fact: *fact, reason })?;
        }
        check::check(self, &position.open, phase, facts)?;
        self.begin_phase(&mut position, phase);
        // An opportunity to attack first: a free action may be part of it.
        let is_active = |fact: &&Fact| matches!(fact, Fact::Active(_));
        let (active, others): (Vec<&Fact>, Vec<&Fact>) = facts.iter().partition(is_active);
        for fact in active.into_iter().chain(others) {
            take::under_way(&mut position, *fact);
        }
        self.turn(&mut position, &mut ()).settle();
        Ok(position)
    }

    /// The facts, and that ships which the mission gives stand where it says, if nothing else is said.
    fn with_given(&self, facts: &[Fact]) -> Vec<Fact> {
        let is_said = |ship: ShipId| facts.iter().any(|fact| matches!(fact, Fact::Ship(said, _) if *said == ship));
        let given = self.all_ships().filter(|ship| self.facts(*ship).is_given && !is_said(*ship));
        let given = given.filter_map(|ship| Some(Fact::Ship(ship, self.facts(ship).stands?)));
        given.chain(facts.iter().copied()).collect()
    }

    /// Sets the phase going.
    fn begin_phase(&self, position: &mut Position, phase: Phase) {
        let open = &mut position.open;
        for ship in self.table(open).to_dial() - open.dialled {
            let committed = open.committed.has(self.facts(ship).seat);
            if committed || phase == Phase::Activation {
                open.ship_mut(ship).activated = true;
            }
        }
        *open.stack.top_mut() = match phase {
            Phase::Planning => Frame::Planning,
            Phase::Activation => Frame::Activation,
            Phase::Combat => Frame::Combat,
            Phase::End => Frame::End,
        };
        if phase == Phase::Combat {
            self.turn(position, &mut ()).open_window(Window::StartOfCombat, ShipId(0));
        }
    }
}
