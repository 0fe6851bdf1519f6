//! The vocabulary of cards: what a text can say.

use crate::cards::Slot;
use crate::cards::devices::Device;
use crate::dice::{Die, Face};
use geometry::{Band, Bearing};
use serde::{Deserialize, Serialize};

/// A moment at which abilities are asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Window {
    /// The Activation phase begins.
    StartOfActivation,
    /// A ship is about to reveal its dial.
    BeforeReveal,
    /// A ship has revealed its dial.
    Reveal,
    /// A ship was moved by its manoeuvre; pilot stress is not checked yet.
    Moved,
    /// A ship has executed a manoeuvre.
    AfterManeuver,
    /// A ship has performed an action.
    AfterAction,
    /// A ship has performed a SLAM: an action and a manoeuvre at once (XW-X-06).
    AfterSlam,
    /// A ship has acquired a target lock.
    AfterLock,
    /// A ship has dropped a device.
    AfterDrop,
    /// All ships were active in the Activation phase.
    EndOfActivation,
    /// The Combat phase begins.
    StartOfCombat,
    /// An attack was declared.
    Declared,
    /// Attack dice are about to be rolled.
    BeforeAttackRoll,
    /// Attack dice were rolled.
    Rolled,
    /// Attack dice can be modified.
    ModifyAttack,
    /// Defense dice are about to be rolled.
    BeforeDefenseRoll,
    /// Defense dice can be modified.
    ModifyDefense,
    /// Results are about to be compared.
    Compare,
    /// The attack hits, and damage is not dealt yet.
    Hit,
    /// An attack was performed.
    AfterAttack,
    /// A ship has its opportunity to attack.
    Opportunity,
    /// A ship had its opportunity to attack.
    AfterOpportunity,
    /// All ships had their opportunity to attack.
    EndOfCombat,
    /// The End phase begins.
    StartOfEnd,
    /// The round ends.
    EndOfRound,
    /// A ship received a focus token.
    GotFocus,
    /// A ship is about to receive a stress token.
    WouldStress,
    /// A ship received a stress token.
    GotStress,
    /// A ship received an ion token.
    GotIon,
    /// A ship spent a focus token.
    SpentFocus,
    /// A stress token was removed from a ship.
    Calmed,
    /// A ship discarded an upgrade.
    Discarded,
    /// A ship lost a shield token.
    ShieldLost,
    /// This damage card was dealt face up.
    Dealt,
    /// A ship was destroyed.
    Destroyed,
    /// A ship is about to roll dice.
    BeforeRoll,
    /// A ship would be destroyed.
    Dying,
    /// A ship was assigned a condition.
    Assigned,
}

impl Window {
    /// How many there are.
    pub(crate) const COUNT: usize = Window::Assigned as usize + 1;
    /// What a window of destruction is about: damage.
    pub(crate) const FOUGHT: u8 = 0;
    /// What a window of destruction is about: a ship that has fled.
    pub(crate) const FLED: u8 = 1;
}

/// The part that a ship plays at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Role {
    /// It attacks.
    Attacker,
    /// It is attacked.
    Defender,
    /// It is the ship that the moment is about.
    Active,
}

/// A ship, seen from a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Who {
    /// The ship that has the card.
    Me,
    /// The ship that attacks.
    Attacker,
    /// The ship that is attacked.
    Defender,
    /// The ship that the moment is about.
    Subject,
    /// The ship that was chosen.
    Chosen,
}

/// Whose ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// One's own.
    Friend,
    /// The opponent's.
    Enemy,
    /// Everybody's.
    Any,
}

/// Ships to choose from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pick {
    /// Whose.
    pub side: Side,
    /// Measured from this ship.
    pub from: Who,
    /// At least so far.
    pub near: Band,
    /// At most so far.
    pub far: Band,
    /// Whether the ship measured from is among them.
    pub itself: bool,
    /// Whether it does not matter how far away they are.
    pub anywhere: bool,
    /// What holds of them.
    pub has: &'static [Trait],
}

/// What can be said of another ship.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trait {
    /// It has such a token.
    Has(Token),
    /// It has no such token.
    Lacks(Token),
    /// It has no target lock.
    Unlocking,
    /// Its pilot skill is lower than mine.
    LowerSkill,
    /// Its pilot skill is so much at most.
    SkillAtMost(u8),
    /// Its hull value is so much at most.
    HullAtMost(u8),
    /// Its pilot is unique.
    Unique,
    /// It is inside a firing arc of mine (XW-X-14).
    InMyArc,
    /// It is inside my primary firing arc.
    InMyPrimaryArc,
    /// It is inside my auxiliary firing arc.
    InMyAuxiliaryArc,
    /// It is inside my mobile firing arc.
    InMyMobileArc,
    /// It is inside my bullseye arc (XW-X-13).
    InMyBullseye,
    /// I am inside a firing arc of its own (XW-X-14).
    SeesMe,
    /// I am inside no firing arc of its own.
    DoesNotSeeMe,
    /// It carries an upgrade of this name.
    Carries(&'static str),
}

/// What must hold for an ability.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Condition {
    /// The card's ship plays this part.
    I(Role),
    /// Another friendly ship at this range plays it.
    Friend(Role, Band, Band),
    /// An enemy ship at this range plays it.
    Enemy(Role, Band, Band),
    /// It has such a token.
    Have(Token),
    /// It has no such token.
    Lack(Token),
    /// It has a target lock on the defender.
    Locked,
    /// The manoeuvre revealed or executed is of this difficulty.
    Maneuver(Difficulty),
    /// It is of one of these bearings.
    Bearings(&'static [Bearing]),
    /// It is of one of these speeds.
    Speeds(&'static [u8]),
    /// It touches a ship or overlaps an obstacle.
    TouchesOrOverlaps,
    /// It touches no ship.
    TouchesNothing,
    /// The dice at hand show this face.
    Shows(Face),
    /// The dice at hand show this face on a die that was not rerolled yet.
    Fresh(Face),
    /// The attack is made with this very card.
    WithThis,
    /// The attack is made with the primary weapon.
    WithPrimary,
    /// The attack is made with a secondary weapon.
    WithSecondary,
    /// The attack is made with an upgrade of one of these icons.
    With(&'static [Slot]),
    /// The attack is at this range.
    AtRange(Band, Band),
    /// The attack hit.
    AttackHit,
    /// The defender cancelled a critical hit.
    CriticalCancelled,
    /// The attack did not hit.
    AttackMissed,
    /// The ship with this part is inside a firing arc of its own (XW-X-14).
    InMyArc(Role),
    /// This holds of the opponent in the attack.
    Opponent(Trait),
    /// No other friendly ship is at this range.
    Alone(Band, Band),
    /// An enemy ship is at this range.
    EnemyAt(Band, Band),
    /// It has no shield token.
    NoShields,
    /// The ship that assigned it a condition plays this part.
    Giver(Role),
    /// The ship that assigned it a condition has attacked this round.
    GiverAttacked,
    /// It is reinforced towards the attacker (XW-X-08).
    Reinforced,
    /// Its action bar has this action.
    HasAction(ActionKind),
    /// The upgrade that was discarded is of this icon.
    DiscardedOf(Slot),
    /// The action that was performed is of this kind.
    Acted(ActionKind),
    /// What the card brought about with [`Adjust::Stays`] still lasts.
    InForce,
    /// It is its first attack, or the first on it, of the round.
    First,
    /// This card granted the attack.
    Granted,
    /// The weapon of the attack is an upgrade of so many squad points at most.
    WeaponCosts(u8),
    /// The weapon of the attack is one to be discarded, and was not yet.
    WeaponAtStake,
    /// The attack dealt the defender a damage card face down.
    DealtFaceDown,
    /// Its printed primary weapon value is so much at least.
    PrimaryAtLeast(u8),
    /// A ship of its side, itself included, plays this part.
    Ours(Role),
    /// Dice of this kind are about to be rolled.
    Rolls(Die),
    /// One of these does not hold.
    Not(&'static Condition),
    /// This holds of the ship that was chosen.
    Chosen(Trait),
    /// It has at most so many of such a token.
    AtMost(Token, u8),
    /// The card, printed on both sides, lies with its back up.
    Back,
}

/// What an ability does, to the card's own ship unless it says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Chooses a ship.
    Choose(Pick),
    /// This happens to another ship.
    To(Who, &'static Effect),
    /// This happens to each of these ships.
    Each(Pick, &'static Effect),
    /// Spends a token.
    Spend(Token),
    /// Spends the target lock on the defender.
    SpendLock,
    /// Discards the card.
    Discard,
    /// Discards the weapon of the attack.
    DiscardWeapon,
    /// Turns the card that was discarded face up again (XW-UPG-13).
    Recover,
    /// Turns the damage card face down.
    Flip,
    /// Receives a token, which is no action (XW-FOC-08).
    Gain(Token),
    /// Loses a token, if it has one.
    Lose(Token),
    /// Hands a token of the chosen ship over to the card's ship.
    Steal(Token),
    /// Hands a token over to the chosen ship.
    Pass(Token),
    /// Hands its target lock over to the chosen ship (XW-TL-15).
    PassLock,
    /// Locks on to a ship, which is no action (XW-TL-11).
    LockOn(Who),
    /// May acquire a target lock, which is no action (XW-TL-11).
    MayLock,
    /// Takes away one target lock that an enemy has on it.
    Unlock,
    /// Recovers a shield token.
    RecoverShield,
    /// Loses a shield token, which is no damage.
    LoseShield,
    /// Suffers so much damage.
    Suffer(u8),
    /// Suffers so much critical damage.
    SufferCritical(u8),
    /// Is dealt so many damage cards face up, shields or not (XW-DMG-16).
    DealFaceUp(u8),
    /// Is dealt a damage card face down, shields or not.
    DealFaceDown,
    /// The damage cards that the attack dealt the defender face down are turned up.
    ExposeDealt,
    /// Discards all its damage cards.
    ShedDamage,
    /// Who assigned the condition may put a damage card about pilots onto it, out of the deck.
    SearchDeck,
    /// Rolls so many attack dice and suffers what they show.
    RollAndSuffer(u8),
    /// Rolls so many attack dice and suffers a damage for each hit and critical hit.
    RollAndSufferDamage(u8),
    /// Rolls so many defense dice and receives a focus token for each focus, an evade token for each evade.
    RollForTokens(u8),
    /// Rolls an attack die; if it shows one of these faces, the next effect happens, otherwise it is passed over.
    RollFor(&'static [Face]),
    /// If this holds, the next effect happens, otherwise it is passed over.
    If(Condition),
    /// Assigns a condition to a ship (XW-X-09).
    Assign(&'static str, Who),
    /// Removes the condition.
    RemoveCondition,
    /// Drops a device (XW-BMB-01).
    Drop(Device),
    /// Turns dice at hand from a face to another, at most so many.
    Change(Face, Face, u8),
    /// The same, and they cannot be rerolled.
    ChangeForGood(Face, Face, u8),
    /// Turns every die at hand to a face.
    ChangeAll(Face),
    /// Adds a die that shows a face.
    Add(Face),
    /// Rerolls dice at hand that show one of these faces: as many as chosen, from so many (all, if there are fewer) to so
    /// many.
    Reroll(&'static [Face], u8, u8),
    /// Rerolls dice at hand that show one of these faces, one for each of these ships at most.
    RerollPer(&'static [Face], Pick),
    /// Receives a token for each die that was chosen.
    GainPerDie(Token),
    /// One such token of the defender cannot be spent in this attack.
    Pin(Token),
    /// Turns one die at hand, of its owner's choice, to a face.
    ChangeOne(Face),
    /// Guesses how many evades the roll will show; if that is right, it shows one more.
    Guess,
    /// Names a face; a die of the roll, of its owner's choice, is turned to it and cannot be modified again.
    NameResult,
    /// Takes a die with this face away.
    Cancel(Face),
    /// Takes all dice away (XW-CAN-01).
    CancelAll,
    /// So many dice more are rolled.
    MoreDice(u8),
    /// As many dice more as its agility, so many at most.
    MoreDiceByAgility(u8),
    /// The dice at hand cannot be modified any more in this attack.
    FixDice,
    /// May perform a free action of one of these kinds.
    Free(&'static [ActionKind]),
    /// May perform a free action of its action bar.
    FreeOfBar,
    /// May perform any free action.
    FreeAny,
    /// Skips its Perform Action step this round.
    SkipAction,
    /// Executes one of these white manoeuvres (XW-ACTV-17).
    Fly(&'static [(Bearing, u8)]),
    /// May attack again with such a weapon.
    Attack(Weapons),
    /// May attack that ship with such a weapon.
    AttackAt(Who, Weapons),
    /// Attacks no more this round.
    NoMoreAttacks,
    /// This holds for a ship for some time.
    Lasting(Until, Who, Adjust),
    /// The ship's pilot skill and that of the chosen ship are exchanged for the phase.
    ExchangeSkills,
    /// Ignores obstacles until the end of the round.
    IgnoreObstacles,
    /// Launches the ship that it carries.
    Launch,
    /// Besides the target lock that it has just acquired it acquires one on another ship.
    LockAnother,
    /// All of this happens.
    All(&'static [Effect]),
    /// This happens if the card's owner wants it.
    May(&'static Effect),
    /// May take away one target lock that an enemy has on it.
    MayUnlock,
    /// Performs a free action of this kind.
    Perform(ActionKind),
    /// May perform a free action of one of its upgrades.
    FreeOfUpgrades,
    /// Executes another manoeuvre than the one it revealed.
    Instead(Instead),
    /// Is turned by 180° where it stands.
    TurnRound,
    /// Decloaks, or loses its cloak token.
    Uncloak,
    /// Hands all its focus and evade tokens over to the chosen ship, and all target locks: its own and those on it.
    PassAll,
    /// Pilot stress is checked after the Perform Action step instead of before it.
    StressLater,
    /// Receives the stress token that another ship was to receive.
    TakeStress,
    /// One of its face-down damage cards, by chance, is turned face up and has its effect.
    TurnUp,
    /// The owner looks at the dial of the chosen ship.
    LookAtDial,
    /// Turns the card over, which is printed on both sides.
    TurnOver,
}

/// Manoeuvres to execute instead of the one that was revealed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Instead {
    /// The dial is turned to the same bearing at another speed; not to a red one while stressed.
    SameBearing,
    /// The dial is turned to the bank of the same speed to the other side.
    OtherBank,
    /// The same bearing and colour at one of these speeds.
    Speeds(&'static [u8]),
    /// The same bearing and colour, one faster or one slower.
    FasterOrSlower,
    /// None at all, which is white.
    Stop,
    /// In place of a turn, a red Tallon Roll of the same speed to the same side.
    Tallon,
}

/// Weapons that an attack may be made with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weapons {
    /// The primary weapon.
    Primary,
    /// Every weapon.
    Any,
    /// Upgrades of these icons.
    Of(&'static [Slot]),
}

/// How long something lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Until {
    /// To the end of the phase.
    EndOfPhase,
    /// To the end of the Combat phase.
    EndOfCombat,
    /// To the end of the round.
    EndOfRound,
    /// To the end of the next round.
    EndOfNextRound,
}

/// A number or a permission that a card changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adjust {
    /// This, as long as all of that holds.
    While(&'static [Condition], &'static Adjust),
    /// Agility more or less.
    Agility(i8),
    /// The defender's agility more or less.
    DefenderAgility(i8),
    /// More or fewer attack dice.
    AttackDice(i8),
    /// Pilot skill is this, from the round after the card came.
    Skill(u8),
    /// Pilot skill is so much more or less.
    SkillBy(i8),
    /// Pilot skill is that of the ship that the card belongs to, as it was.
    SkillOfGiver,
    /// Turn manoeuvres are red.
    RedTurns,
    /// Manoeuvres of these speeds are green.
    GreenSpeeds(&'static [u8]),
    /// Cannot attack.
    CannotAttack,
    /// May act while stressed.
    ActsStressed,
    /// May perform two actions in its Perform Action step.
    TwoActions,
    /// Cannot perform actions but those on damage cards.
    OnlyDamageActions,
    /// Straight manoeuvres cannot be dialled.
    NoStraights,
    /// Damage cards are dealt face up, from the round after the card came.
    DealtFaceUp,
    /// Counts as two damage cards (XW-DST-07).
    CountsTwice,
    /// May barrel roll with this straight template too.
    RollWith(u8),
    /// May boost with the turn 1 templates too.
    BoostTurns,
    /// Shields more than printed.
    Shields(u8),
    /// Hull more than printed.
    Hull(u8),
    /// The action bar has this action too.
    Bar(ActionKind),
    /// May attack a ship that it touches, inside its firing arc.
    AttacksTouching,
    /// The opponent in the attack cannot spend such tokens.
    OpponentCannotSpend(Token),
    /// The opponent in the attack cannot reroll dice.
    OpponentCannotReroll,
    /// Enemy ships at this range cannot spend such tokens nor perform actions for them.
    Jams(Band, Token),
    /// The ranges of its secondary weapons are one longer and one shorter, within Range 1 to 3.
    WiderRanges,
    /// Critical damage cards are turned face down at once, without effect.
    ShrugsOff,
    /// This many critical hits cannot be cancelled by defense dice.
    SureCriticals(u8),
    /// Hits cannot be cancelled by defense dice.
    SureHits,
    /// Nothing makes it ignore obstacles.
    MindsObstacles,
    /// May lock on to ships however far away.
    LocksAnywhere,
    /// Nothing but that the card is in force: its abilities ask for it.
    Stays,
    /// Other friendly ships at this range cannot be attacked by who could attack this one with that weapon.
    Guards(Band),
    /// Is not destroyed before the end of the Combat phase.
    OutlivesCombat,
    /// Weapons of this icon attack inside its auxiliary firing arc, too.
    Aims(Slot),
    /// Attacks nothing outside its firing arc.
    FrontOnly,
    /// Cannot modify its attack dice.
    CannotModify,
    /// Nothing modifies its attack dice but a focus token.
    OnlyFocusModifies,
    /// The first damage card of the attack is dealt face up.
    FirstCardFaceUp,
    /// Weapons that are discarded for an attack are discarded only if it hits.
    KeepsWeapons,
    /// Cannot have more than one such token.
    OneOnly(Token),
    /// Such tokens stay in the End phase.
    Keeps(Token),
    /// Enemies that lock on have to lock on to it, if they can.
    DrawsLocks,
    /// May drop devices with these templates, too.
    DropsWith(&'static [(Bearing, u8)]),
    /// May drop devices ahead.
    DropsAhead,
    /// Focus tokens do for target locks in headers and costs of attacks.
    FocusForLocks,
    /// Each upgrade of these icons has an ordnance token, which may be discarded in its place.
    Ordnance(&'static [Slot]),
    /// A damage card that its attack deals face up is chosen out of three.
    PicksDamage,
    /// Critical damage of an attack is the damage card on the condition instead.
    DealtHeldCard,
    /// These manoeuvres are green.
    GreenOnes(&'static [(Bearing, u8)]),
    /// Keeps two target locks, on two ships.
    TwoLocks,
    /// Decloaks along banks, never along straights.
    DecloaksByBanks,
    /// Carries a ship with this pilot card.
    Carries(&'static str),
    /// Has the skill and the text of the pilot of the ship that carried it.
    PilotOfCarrier,
}

/// Tokens of ships.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Token {
    /// Focus.
    Focus,
    /// Evade.
    Evade,
    /// Stress.
    Stress,
    /// Ion.
    Ion,
    /// Cloak.
    Cloak,
    /// Tractor beam (XW-X-01).
    Tractor,
    /// Weapons disabled (XW-X-05).
    Disabled,
}

/// The colour of a manoeuvre, easiest first (XW-DIF-01).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Difficulty {
    /// Takes a stress token away.
    Green,
    /// Has no effect.
    White,
    /// Gives a stress token.
    Red,
}

/// The actions of action bars.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ActionKind {
    /// Focus.
    Focus,
    /// Evade.
    Evade,
    /// Acquire a target lock.
    TargetLock,
    /// Barrel roll.
    BarrelRoll,
    /// Boost.
    Boost,
    /// Cloak.
    Cloak,
    /// Fly a second manoeuvre (XW-X-04).
    Slam,
    /// Turn the mobile arc (XW-X-07).
    RotateArc,
    /// Reinforce a side (XW-X-08).
    Reinforce,
    /// Give an action to a friend.
    Coordinate,
    /// Turn spent torpedoes and missiles up again.
    Reload,
    /// Jam.
    Jam,
}

impl ActionKind {
    /// All of them.
    pub const ALL: [ActionKind; 12] = [
        ActionKind::Focus,
        ActionKind::Evade,
        ActionKind::TargetLock,
        ActionKind::BarrelRoll,
        ActionKind::Boost,
        ActionKind::Cloak,
        ActionKind::Slam,
        ActionKind::RotateArc,
        ActionKind::Reinforce,
        ActionKind::Coordinate,
        ActionKind::Reload,
        ActionKind::Jam,
    ];

    /// How it is written.
    pub const fn name(self) -> &'static str {
        match self {
            ActionKind::Focus => "focus",
            ActionKind::Evade => "evade",
            ActionKind::TargetLock => "target-lock",
            ActionKind::BarrelRoll => "barrel-roll",
            ActionKind::Boost => "boost",
            ActionKind::Cloak => "cloak",
            ActionKind::Slam => "slam",
            ActionKind::RotateArc => "rotate-arc",
            ActionKind::Reinforce => "reinforce",
            ActionKind::Coordinate => "coordinate",
            ActionKind::Reload => "reload",
            ActionKind::Jam => "jam",
        }
    }

    /// Whether games can be played with it.
    pub const fn is_written(self) -> bool {
        !matches!(self, ActionKind::Coordinate | ActionKind::Reload | ActionKind::Jam)
    }
}

/// What sets a device off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fuse {
    /// The end of the Activation phase, for every ship at Range 1.
    EndOfActivation,
    /// A ship that moves through or overlaps it, for that ship.
    Overlap,
}

/// What stands in parentheses after `Attack` (XW-SEC-09, XW-SEC-11).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Header {
    /// Nothing.
    Free,
    /// A target lock on the defender.
    TargetLock,
    /// A focus token.
    Focus,
}
