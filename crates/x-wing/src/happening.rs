//! What happens, and what a viewer hears of it.

use crate::card::Token;
use crate::cards::devices::Device;
use crate::damage::{DamageCard, DamageCards};
use crate::dice::{Dice, Die};
use crate::frame::Attack;
use crate::ids::{CardId, ShipId, Team};
use crate::input::{Action, Decloak, End, Facing};
use geometry::{Edge, Maneuver, Pose};
use play::{Outcome, Seat, TableInput};
use serde::{Deserialize, Serialize};
use strum::IntoStaticStr;

/// Something that happened. Only what is on a dial is secret.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, IntoStaticStr)]
#[serde(tag = "event", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the fields are what their names say")]
pub enum Happening {
    /// Chance named the side that rolls for initiative.
    Roller { side: Team },
    /// A side has initiative.
    Initiative { side: Team },
    /// An obstacle was placed.
    ObstaclePlaced { obstacle: u8, pose: Pose },
    /// An obstacle, or a ship, had no spot and was set aside.
    SetAside { seat: Seat },
    /// A side has this edge, the other the opposite one.
    EdgeChosen { side: Team, edge: Edge },
    /// A ship was placed.
    Deployed { ship: ShipId, pose: Pose },
    /// A round begins.
    RoundBegins { round: u16 },
    /// A phase begins.
    PhaseBegins { phase: Phase },
    /// A dial was set; the manoeuvre is its owner's secret.
    Dialled { ship: ShipId, maneuver: Maneuver },
    /// A seat committed its dials.
    Committed { seat: Seat },
    /// A seat took its commitment back.
    Withdrew { seat: Seat },
    /// A dial was revealed.
    Revealed { ship: ShipId, maneuver: Maneuver },
    /// The opponent chose the manoeuvre of a stressed ship.
    Imposed { ship: ShipId, maneuver: Maneuver },
    /// The owner of a ship looked at the dial of another.
    LookedAt { ship: ShipId, target: ShipId },
    /// The owner of a ship guessed aloud what is on the dial of another.
    DialGuessed { ship: ShipId, target: ShipId, maneuver: Maneuver },
    /// A ship flies another manoeuvre than the one that it revealed.
    Instead { ship: ShipId, maneuver: Maneuver },
    /// A ship executed a manoeuvre.
    Moved { ship: ShipId, maneuver: Maneuver, from: Pose, to: Pose },
    /// A ship overlapped another and touches it now.
    Touched { ship: ShipId, other: ShipId },
    /// Two ships touch no longer.
    Parted { ship: ShipId, other: ShipId },
    /// A ship dropped a token of cargo, which is an obstacle from then on.
    CargoDropped { ship: ShipId, obstacle: u8, pose: Pose },
    /// An obstacle left the table.
    ObstacleGone { obstacle: u8 },
    /// A ship scanned a marker of a mission.
    Scanned { ship: ShipId, marker: u8 },
    /// A ship left the table as its mission wants it to.
    Left { ship: ShipId },
    /// A ship left the play area.
    Fled { ship: ShipId },
    /// A ship moved through or overlaps an obstacle.
    Met { ship: ShipId, obstacle: u8 },
    /// A ship dropped a device.
    Dropped { ship: ShipId, device: Device, pose: Pose },
    /// A device fell outside the play area.
    Lost { device: Device },
    /// A device went off.
    Detonated { device: Device },
    /// A ship received a stress token.
    Stressed { ship: ShipId },
    /// A ship received a focus token.
    Focused { ship: ShipId },
    /// A ship received an evade token.
    Evasive { ship: ShipId },
    /// A ship received a cloak token.
    Cloaked { ship: ShipId },
    /// A ship received a tractor beam token.
    Tractored { ship: ShipId },
    /// A ship received a weapons disabled token.
    Disarmed { ship: ShipId },
    /// A ship received a jam token.
    Jammed { ship: ShipId },
    /// A ship has spent its reinforce token.
    ReinforceSpent {
        /// The ship.
        ship: ShipId,
    },
    /// A ship is reinforced at an end.
    Reinforced { ship: ShipId, end: End },
    /// The owner of a ship picked the side of a card that is printed on both sides.
    SidePicked { ship: ShipId, card: CardId, back: bool },
    /// The mobile arc of a ship points there.
    ArcTurned { ship: ShipId, facing: Facing },
    /// A ship lost a token.
    #[strum(serialize = "lost-token")]
    TokenLost { ship: ShipId, token: Token },
    /// A ship spent a token.
    Spent { ship: ShipId, token: Token },
    /// A ship lost a stress token.
    Calmed { ship: ShipId },
    /// A ship received an ion token.
    Ionized { ship: ShipId },
    /// A ship spent its cloak token.
    Decloaked { ship: ShipId },
    /// A decloak proved impossible that way.
    NoDecloak { ship: ShipId, way: Decloak },
    /// A ship lost its ion tokens.
    Deionized { ship: ShipId },
    /// A ship must skip its Perform Action step.
    ActionSkipped { ship: ShipId },
    /// A ship performed an action.
    Acted { ship: ShipId, action: Action, free: bool },
    /// An action proved impossible that way.
    Struck { ship: ShipId, action: Action },
    /// A ship was moved by an action.
    Shifted { ship: ShipId, from: Pose, to: Pose },
    /// A ship locked on to another.
    Locked { ship: ShipId, target: ShipId },
    /// A ship has its target lock no longer.
    Unlocked { ship: ShipId, target: ShipId },
    /// A ship handed its target lock over to another.
    LockPassed { ship: ShipId, other: ShipId, target: ShipId },
    /// A ship becomes active in the Combat phase.
    Fights { ship: ShipId },
    /// The turn of a ship in the Combat phase came, and it has no opportunity to attack.
    NoOpportunity { ship: ShipId },
    /// An attack was declared.
    Attacked { attacker: ShipId, defender: ShipId, weapon: CardId, range: u8, obstructed: bool },
    /// Dice were rolled.
    Rolled { ship: ShipId, die: Die, dice: Dice },
    /// A card or token was used.
    Used { ship: ShipId, card: CardId },
    /// Dice were rerolled: these became those.
    Rerolled { ship: ShipId, from: Dice, to: Dice },
    /// The dice of the attack changed; this is what lies there now.
    Modified { attack: Dice, defense: Dice },
    /// Results were compared: this many hits and critical hits are left.
    Compared { hits: u8, criticals: u8 },
    /// The attack hit.
    Hit { ship: ShipId },
    /// The attack missed.
    Missed { ship: ShipId },
    /// A ship lost a shield token.
    ShieldLost { ship: ShipId },
    /// A ship recovered a shield token.
    ShieldRecovered { ship: ShipId },
    /// A ship was dealt a damage card face down.
    Damaged { ship: ShipId },
    /// A ship was dealt a damage card face up.
    Dealt { ship: ShipId, card: DamageCard },
    /// A marker stands for a damage card.
    Marked { ship: ShipId },
    /// A marker was replaced by a damage card.
    Unmarked { ship: ShipId },
    /// A damage card was turned face down.
    Flipped { ship: ShipId, card: DamageCard },
    /// A damage card was turned face up.
    TurnedUp { ship: ShipId, card: DamageCard },
    /// A deck was made anew of its discard pile.
    Reshuffled { deck: u8 },
    /// An upgrade was discarded.
    Discarded { ship: ShipId, card: CardId },
    /// A discarded upgrade was equipped again.
    Recovered { ship: ShipId, card: CardId },
    /// An ordnance token was discarded in place of an upgrade.
    OrdnanceSpent { ship: ShipId, card: CardId },
    /// A number of evades was guessed.
    Guessed { ship: ShipId, number: u8 },
    /// A result was named before a roll.
    Named { ship: ShipId, dice: Dice },
    /// A die of a ship's roll was turned, for good.
    Altered { ship: ShipId, from: Dice, to: Dice },
    /// Of several damage cards one was chosen for a ship, and the others were discarded.
    Picked { ship: ShipId, card: DamageCard, cards: DamageCards },
    /// A damage card was put onto the condition of a ship.
    Searched { ship: ShipId, card: DamageCard },
    /// A ship was assigned a condition.
    Assigned { ship: ShipId, card: CardId },
    /// An upgrade was turned over: its back, or its front, lies up.
    TurnedOver { ship: ShipId, card: CardId, back: bool },
    /// A condition left a ship.
    ConditionRemoved { ship: ShipId, card: CardId },
    /// A ship is to be destroyed after its opportunity to attack.
    Doomed { ship: ShipId },
    /// A ship was destroyed.
    Destroyed { ship: ShipId },
    /// The damage cards of a destroyed ship were discarded.
    Wreckage { ship: ShipId, cards: DamageCards },
    /// Focus and evade tokens were removed from all ships.
    TokensRemoved,
    /// Words of the table.
    Said { said: TableInput },
    /// The game is over.
    Ended { outcome: Outcome },
}

/// The phases of a round (XW-RND-01).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, IntoStaticStr)]
#[serde(rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Phase {
    /// Dials are set.
    Planning,
    /// Ships move.
    Activation,
    /// Ships attack.
    Combat,
    /// Tokens are removed.
    End,
}

/// What a viewer hears.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Heard {
    /// All of it.
    Open(Happening),
    /// Somebody's secret, but for what is open about it.
    Hidden(Hidden),
}

/// The open part of a secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Hidden {
    /// A dial was set.
    DialledHidden {
        /// The ship whose dial it is.
        ship: ShipId,
    },
}

impl Happening {
    pub(crate) fn attacked(attack: &Attack) -> Happening {
        Happening::Attacked {
            attacker: attack.attacker,
            defender: attack.defender,
            weapon: attack.weapon,
            range: attack.range,
            obstructed: attack.obstructed,
        }
    }
}
