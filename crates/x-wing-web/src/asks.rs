//! What the game waits for, as far as the screen differs by it.

use x_wing::frame::{Activating, Decloaking, Fighting, Freely, Ordered, Sliding};
use x_wing::{AttackStep, Frame, Open, Phase, Rolling, ShipId};

/// What a seat is asked.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Asks {
    /// Who has initiative.
    Initiative,
    /// Where an obstacle lies.
    Obstacle,
    /// Where a device lies that is put down without a template.
    Device,
    /// Which edge is whose.
    Edge,
    /// Where a ship starts.
    Deploy,
    /// The dials.
    Plan,
    /// Which ship acts next.
    Next,
    /// Whether and how a ship decloaks.
    Decloak(ShipId),
    /// Another manoeuvre for a ship.
    Instead(ShipId),
    /// Where a Tallon Roll ends.
    Slide(ShipId),
    /// With which manoeuvre a ship leaves its carrier.
    Launch(ShipId),
    /// An action.
    Act(ShipId),
    /// Where a barrel roll ends.
    Roll(Rolling),
    /// A target.
    Target(ShipId),
    /// Whether dice of the attack under way are changed.
    Dice,
    /// Whether a card or token is used.
    Window,
    /// Anything else.
    Other,
}

impl Asks {
    /// What the open position asks.
    pub fn of(open: &Open) -> Asks {
        match open.stack.top() {
            Frame::Initiative(_) => Asks::Initiative,
            Frame::Obstacles(_) => Asks::Obstacle,
            Frame::Dropping(dropping) if dropping.freely == Some(Freely::Away) => Asks::Device,
            Frame::Edge => Asks::Edge,
            Frame::Forces => Asks::Deploy,
            Frame::Planning => Asks::Plan,
            Frame::Decloak | Frame::Activation | Frame::Combat => Asks::Next,
            Frame::Decloaking(Decloaking { ship, .. }) => Asks::Decloak(ship),
            Frame::Activating(Activating { ship, .. }) | Frame::Ordered(Ordered { ship, .. }) => Asks::Instead(ship),
            Frame::Sliding(Sliding { ship }) => Asks::Slide(ship),
            Frame::Launching(launching) => Asks::Launch(launching.ship),
            Frame::Acting(acting) => Asks::Act(acting.ship),
            Frame::Rolling(rolling) => Asks::Roll(rolling),
            Frame::Fighting(Fighting { ship, .. }) => Asks::Target(ship),
            Frame::Extra(extra) => Asks::Target(extra.ship),
            Frame::Window(_) if dice_lie_there(open) => Asks::Dice,
            Frame::Window(_) => Asks::Window,
            Frame::Roller
            | Frame::InitiativeRoll(_)
            | Frame::Tied(_)
            | Frame::Locking(_)
            | Frame::Tractoring(_)
            | Frame::Hazard(_)
            | Frame::Slammed(_)
            | Frame::Facing(_)
            | Frame::Siding(_)
            | Frame::Stressing(_)
            | Frame::Turning(_)
            | Frame::Dropping(_)
            | Frame::Redialing(_)
            | Frame::PlanningEnds
            | Frame::ExtraDone(_)
            | Frame::Attacking(_)
            | Frame::Suffering(_)
            | Frame::Dealing(_)
            | Frame::Mines(_)
            | Frame::Sprung(_)
            | Frame::GoingOff(_)
            | Frame::Scorching(_)
            | Frame::Forfeiting(_)
            | Frame::Blast(_)
            | Frame::Altering(_)
            | Frame::Picking(_)
            | Frame::Exposing(_)
            | Frame::Dying(_)
            | Frame::Searching(_)
            | Frame::Releasing(_)
            | Frame::Launched(_)
            | Frame::Resolving(_)
            | Frame::Striking(_)
            | Frame::Discarding(_)
            | Frame::Reloading(_)
            | Frame::Coordinating(_)
            | Frame::Jammed(_)
            | Frame::Sharing(_)
            | Frame::Breaking(_)
            | Frame::Covered(_)
            | Frame::Granting(_)
            | Frame::ForcesBegin
            | Frame::Receiving(_)
            | Frame::Deciding(_)
            | Frame::Scorched(_)
            | Frame::Detonations
            | Frame::EndBegins
            | Frame::End
            | Frame::RoundEnds
            | Frame::Over => Asks::Other,
        }
    }

    /// The ship that it is about.
    pub fn ship(self) -> Option<ShipId> {
        match self {
            Asks::Decloak(ship)
            | Asks::Instead(ship)
            | Asks::Slide(ship)
            | Asks::Launch(ship)
            | Asks::Act(ship)
            | Asks::Target(ship) => Some(ship),
            Asks::Roll(rolling) => Some(rolling.ship),
            Asks::Initiative
            | Asks::Obstacle
            | Asks::Device
            | Asks::Edge
            | Asks::Deploy
            | Asks::Plan
            | Asks::Next
            | Asks::Dice
            | Asks::Window
            | Asks::Other => None,
        }
    }
}

/// Whether an attack is under way whose dice were rolled.
fn dice_lie_there(open: &Open) -> bool {
    under_attack(open).is_some_and(|step| step > AttackStep::RollAttack)
}

/// The step of the attack under way.
pub fn under_attack(open: &Open) -> Option<AttackStep> {
    open.stack.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Attacking(attacking) => Some(attacking.step),
        _ => None,
    })
}

/// The ship that acts: it flies, does an action, or attacks.
pub fn acting(open: &Open) -> Option<ShipId> {
    open.stack.as_slice().iter().rev().find_map(|frame| match frame {
        Frame::Activating(Activating { ship, .. })
        | Frame::Sliding(Sliding { ship })
        | Frame::Decloaking(Decloaking { ship, .. })
        | Frame::Fighting(Fighting { ship, .. }) => Some(*ship),
        Frame::Acting(acting) => Some(acting.ship),
        Frame::Rolling(rolling) => Some(rolling.ship),
        _ => None,
    })
}

/// The phase of the round; nothing before the first round.
pub fn phase(open: &Open) -> Option<Phase> {
    open.stack.as_slice().iter().find_map(|frame| match frame {
        Frame::Planning | Frame::PlanningEnds => Some(Phase::Planning),
        Frame::Decloak | Frame::Activation => Some(Phase::Activation),
        Frame::Combat => Some(Phase::Combat),
        Frame::EndBegins | Frame::End | Frame::RoundEnds | Frame::Detonations => Some(Phase::End),
        _ => None,
    })
}
