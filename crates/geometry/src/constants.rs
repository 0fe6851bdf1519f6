//! Every measure of the game in millimetres, and every tolerance, in one place.
//!
//! The rulebook prints the lengths of the bases and the angles of the bearings; everything else is what players have
//! measured on the printed parts. Each constant says where it comes from.

/// Side of a small base. Source: XW-SML-01 (4 cm), square by XW-Q-01.
pub const SMALL_BASE: f64 = 40.0;
/// Side of a large base. Source: XW-LRG-01 (8 cm), square by XW-Q-01.
pub const LARGE_BASE: f64 = 80.0;

/// How far the middle of a guide lies from the centre line of its base. Source: measured; leaves the clear gap between
/// the guides a little wider than a template.
pub const GUIDE_OFFSET: f64 = 11.9;
/// Width of a guide where it leaves the base. Source: measured.
pub const GUIDE_ROOT_WIDTH: f64 = 3.5;
/// Width of a guide at its tip. Source: measured.
pub const GUIDE_TIP_WIDTH: f64 = 1.6;
/// How far a guide stands out of the base. Source: measured; XW-Q-01 gives 1.6 to 1.8.
pub const GUIDE_LENGTH: f64 = 1.6;

/// Width of every manoeuvre template. Source: measured, XW-Q-04.
pub const TEMPLATE_WIDTH: f64 = 20.0;
/// Length of the straight template for each point of speed. Source: measured, XW-Q-04.
pub const STRAIGHT_LENGTH: f64 = 40.0;
/// Centre-line radius of the bank templates 1, 2 and 3, each through 45°. Source: measured, XW-Q-04; angle XW-BRG-04.
pub const BANK_RADIUS: [f64; 3] = [80.0, 130.0, 180.0];
/// Centre-line radius of the turn templates 1, 2 and 3, each through 90°. Source: measured, XW-Q-04; angle XW-BRG-05.
pub const TURN_RADIUS: [f64; 3] = [35.0, 62.5, 90.0];

/// Length of one range band. Source: XW-Q-03; a distance of exactly 100, 200 or 300 belongs to the lower band.
pub const RANGE_BAND: f64 = 100.0;

/// Angle of the front arc of a small base in degrees, its apex at the centre of the base. Source: XW-Q-02; its lines
/// leave the front edge 2.95 from the corners.
pub const SMALL_ARC_DEGREES: f64 = 80.9;
/// Sine and cosine of half of [`SMALL_ARC_DEGREES`], written out so that asking costs nothing; a test compares them.
pub const SMALL_ARC_HALF: [f64; 2] = [0.648_784_221_735_361_1, 0.760_972_426_325_186_7];
/// Angle of the front arc of a large base in degrees. Source: XW-Q-02; its lines leave the front edge 3.95 from the
/// corners. The rear arc mirrors it, and the side arcs of a mobile arc take what is left (95.95 each, XW-X-07).
pub const LARGE_ARC_DEGREES: f64 = 84.05;
/// Sine and cosine of half of [`LARGE_ARC_DEGREES`].
pub const LARGE_ARC_HALF: [f64; 2] = [0.669_454_800_752_651_5, 0.742_852_791_439_345_5];
/// Width of the bullseye arc. Source: measured; a lane from the front edge onwards (XW-X-13).
pub const BULLSEYE_WIDTH: f64 = 15.76;

/// How far a timed bomb's centre lies past the end of the template it is dropped with. Source: measured.
pub const TIMED_BOMB_DROP: f64 = 14.2;
/// The same for a proximity mine. Source: measured.
pub const PROXIMITY_MINE_DROP: f64 = 32.6;
/// The same for a Conner net. Source: measured.
pub const CONNER_NET_DROP: f64 = 38.9;
/// The same for the middle one of three cluster mines. Source: measured, XW-X-11.
pub const CLUSTER_CENTRE_DROP: f64 = 19.5;
/// The same for the two outer cluster mines. Source: measured.
pub const CLUSTER_SIDE_DROP: f64 = 20.7;
/// How far the outer cluster mines lie left and right of the middle one. Source: measured.
pub const CLUSTER_SIDE_ACROSS: f64 = 40.0;

/// The same for a token of cargo. Source: measured, XW-X-163.
pub const CARGO_DROP: f64 = 33.1;

/// Side of the usual play area. Source: XW-AREA-03 (90 × 90 cm).
pub const PLAY_AREA: f64 = 900.0;
/// Side of the play area of the English rulebook, three feet. Source: XW-Q-59.
pub const PLAY_AREA_THREE_FEET: f64 = 914.4;
/// Depth of a set-up area. Source: XW-SETUP-15, Range 1.
pub const SETUP_DEPTH: f64 = RANGE_BAND;
/// Obstacles lie more than this from every edge. Source: XW-SETUP-10, Range 1 to 2.
pub const OBSTACLE_EDGE_GAP: f64 = 2.0 * RANGE_BAND;
/// Obstacles lie more than this from each other. Source: XW-SETUP-09, Range 1.
pub const OBSTACLE_GAP: f64 = RANGE_BAND;

/// The one tolerance of every yes-or-no question (XW-Q-06): an overlap is common area deeper than this, a point on a
/// line of an arc or of a range band is inside up to this, an edge is crossed by more than this. A millionth of a
/// millimetre is ten million times the rounding error of a position on the table and far below what a hand can do.
pub const TOLERANCE: f64 = 1e-6;
/// Bases nearer than this are in contact. A ship that was moved back stops well within it.
pub const CONTACT: f64 = 1e-3;
/// Coordinates beyond this are refused: a hundred metres, where the rounding error is still below [`TOLERANCE`].
pub const FARTHEST: f64 = 1e5;
