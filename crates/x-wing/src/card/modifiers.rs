//! Numbers and permissions that cards change.

use super::{ActionKind, ShipCondition, Token};
use crate::cards::Slot;
use geometry::{Band, Bearing};

/// A number or a permission that a card changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Modifier {
    /// This, as long as all of that holds.
    While(&'static [ShipCondition], &'static Modifier),
    /// Agility more or less.
    Agility(i8),
    /// Agility more or less of every enemy that touches it.
    AgilityOfTouching(i8),
    /// The defender's agility more or less.
    DefenderAgility(i8),
    /// More or fewer attack dice.
    AttackDice(i8),
    /// Primary weapon value more or less.
    PrimaryValue(i8),
    /// Pilot skill is this, from the round after the card came.
    Skill(u8),
    /// Pilot skill more or less.
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
    /// May execute red manoeuvres while stressed.
    FliesRedStressed,
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
    /// Barrel rolls with the bank 1, never with the straight 1.
    RollsByBanks,
    /// May barrel roll with the bank 1, for a stress token.
    MayRollByBanks,
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
    /// Cannot spend such tokens.
    CannotSpend(Token),
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
    /// Nothing but that the card is in force: its abilities ask for it ([`Moment::InForce`](super::Moment::InForce)).
    Marker,
    /// Other friendly ships at this range cannot be attacked by who could attack this one with that weapon.
    Guards(Band),
    /// Is not destroyed before the end of the Combat phase.
    OutlivesCombat,
    /// Weapons of this icon attack inside its auxiliary firing arc, too.
    Aims(Slot),
    /// Attacks nothing outside its firing arcs (XW-X-14).
    ArcsOnly,
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
    /// May put bombs that it drops when it reveals its dial anywhere touching it.
    PutsTouching,
    /// May drop bombs that are dropped when a dial is revealed after its manoeuvre instead.
    DropsLate,
    /// May ignore what this card says.
    MayIgnore(&'static str),
    /// Focus tokens do for target locks in headers and costs of attacks.
    FocusForLocks,
    /// Each other upgrade of these icons begins with so many ordnance tokens, which may be discarded in its place.
    Ordnance(&'static [Slot], u8),
    /// The same for the other upgrades only.
    OrdnanceElsewhere(&'static [Slot], u8),
    /// Each upgrade of this icon in the squad begins with a token, which may be discarded in its place (XW-X-112).
    TokensInSquad(Slot),
    /// A damage card that its attack deals face up is chosen out of three.
    PicksDamage,
    /// Critical damage of an attack is the damage card on the condition instead.
    DealtHeldCard,
    /// Manoeuvres of these bearings are white.
    WhiteBearings(&'static [Bearing]),
    /// These manoeuvres are white.
    WhiteOnes(&'static [(Bearing, u8)]),
    /// These manoeuvres are green.
    GreenOnes(&'static [(Bearing, u8)]),
    /// Manoeuvres of these bearings are green.
    GreenBearings(&'static [Bearing]),
    /// Its attacks count as being at this range (XW-X-61).
    CountsAsRange(Band),
    /// The opponent in the attack modifies no dice.
    OpponentCannotModify,
    /// Locks on to ships at Range 3 and beyond, and to no others.
    LocksFar,
    /// May perform actions of these kinds while it has fewer stress tokens than this.
    ActsStressedFor(&'static [ActionKind], u8),
    /// Does not attack with its primary weapon.
    NoPrimary,
    /// Weapons of this icon attack outside its firing arc, too.
    AllRound(Slot),
    /// May attack while it overlaps an obstacle.
    AttacksOnObstacles,
    /// Its attacks are not obstructed.
    Unobstructed,
    /// Boosts, barrel rolls and decloaks over obstacles and onto them (XW-X-167).
    MovesOverObstacles,
    /// Critical hits of obstacle dice do nothing to it.
    NoCriticalsOfObstacles,
    /// Ignores obstacles in the Activation phase and while it performs actions (XW-X-168).
    IgnoresObstacles,
    /// The opponent in the attack must spend a focus token, if it can (XW-C-160).
    OpponentSpendsFocus,
    /// Has the texts of the pilots of other friendly ships that carry this card.
    PilotsOf(&'static str),
    /// Of a damage card that it is dealt face up, and another, its owner chooses one.
    DrawsAnother,
    /// Keeps two target locks, on two ships.
    TwoLocks,
    /// Decloaks along banks, never along straights.
    DecloaksByBanks,
    /// Has the text of the pilot of the ship that the condition belongs to, even once that ship is gone.
    PilotOfMarked,
    /// Carries a ship with this pilot card.
    Carries(&'static str),
    /// Has the skill and the text of the pilot of the ship that carried it.
    PilotOfCarrier,
    /// Obstructs attacks of enemies on other ships (XW-X-170).
    Obstructs,
    /// May lock on to other friendly ships.
    LocksFriends,
    /// May attack friendly ships.
    AttacksFriends,
    /// Its range combat bonuses count twice.
    DoublesRangeBonus,
    /// Enemies at this range get no range combat bonus when they attack.
    DeniesRangeBonus(Band),
    /// Its attacks hit, whatever is left of the dice.
    AlwaysHits,
    /// Is not affected by friendly bombs (XW-X-158).
    IgnoresFriendlyBombs,
    /// May attack ships that it has locked with upgrades of these icons, although its weapons are disabled (XW-X-43).
    DisabledFiresAtLocked(&'static [Slot]),
    /// May attack with upgrades of these icons that cost at most so many squad points, although its weapons are disabled (XW-X-43).
    DisabledFires(&'static [Slot], u8),
    /// May perform the actions of upgrades of these icons while stressed.
    ActsStressedOn(&'static [Slot]),
    /// Is placed anywhere beyond Range 3 of enemies.
    PlacedAnywhere,
    /// Other friendly ships up to this range that attack may treat its target locks as their own.
    LendsLocks(Band),
    /// They may spend them as if they were their own, and attack as if they had locked on.
    LendsLocksToSpend(Band),
    /// Friends at Range 1 to 3 that fly such a ship may perform the actions of its upgrades of this icon.
    LendsActions(Slot, &'static str),
    /// Other friendly ships up to this range that attack may treat its focus tokens as their own.
    LendsFocus(Band),
    /// Enemies with a lower pilot skill cannot declare it as the target of an attack.
    HidesFromLowerSkill,
    /// May launch bombs ahead with this template, where they would be dropped as they say themselves (XW-X-153).
    LaunchesWith(Bearing, u8),
    /// May lock on to enemies at Range 1 to 3 of any friendly ship.
    LocksByFriends,
    /// All friendly ships may lock on to enemies at Range 1 to 3 of any friendly ship.
    FriendsLockByFriends,
    /// Enemies inside its firing arc do not touch it while it or they are active in the Combat phase.
    ApartInCombat,
    /// Whoever attacks another friendly ship at this range rerolls one attack die at most.
    LimitsRerolls(Band, Band),
    /// May drop any bomb ahead of it when it reveals its dial, also one that is dropped as an action.
    DropsAheadOnReveal,
    /// Friends at Range 2 to 3 may count as at Range 1 for its actions and cards.
    FriendsCountNear,
    /// Friends may be placed at this range of it during set-up (XW-X-183).
    PlacesFriends(Band),
    /// Spends no tokens to modify its attack dice.
    NoTokensForAttackDice,
    /// Its primary weapon attacks in its special firing arc, too (XW-X-51).
    PrimaryInSpecialArc,
}

/// A question that one kind of modifier answers, for [`Table::modified`](crate::Table): `answer!(Modifier::Agility(by) => by)`.
macro_rules! answer {
    ($modifier:pat $(if $fits:expr)? => $value:expr) => {
        |modifier| if let $modifier = modifier $(&& $fits)? { Some($value) } else { None }
    };
}
pub(crate) use answer;
