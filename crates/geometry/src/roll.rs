//! Barrel rolls and sideways decloaks: where a ship may be set down beside itself.

use crate::base::{Base, BaseSize};
use crate::constants::{STRAIGHT_LENGTH, TEMPLATE_WIDTH, TOLERANCE};
use crate::intervals::Intervals;
use crate::laid::Laid;
use crate::pose::Pose;
use crate::shape::Quad;
use crate::surroundings::{Refusal, Surroundings};
use crate::sweep;
use crate::template::{Side, Template};
use crate::token::Token;
use crate::vector::vector;
use serde::{Deserialize, Serialize};

/// What kind of roll it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RollKind {
    /// With the straight 1 (XW-BRL).
    BarrelRoll,
    /// With the straight 2 (XW-CLK-10).
    Decloak,
    /// With the bank 2, which bends to this side as seen by who leaves along it; the ship is turned with it.
    BankDecloak(Side),
    /// The same with the bank 1.
    BankRoll(Side),
}

impl RollKind {
    /// The bank that it is done with, if it is one.
    fn bank(self) -> Option<Template> {
        let bank = match self {
            RollKind::BankDecloak(bend) => Template::bank(bend, 2),
            RollKind::BankRoll(bend) => Template::bank(bend, 1),
            RollKind::BarrelRoll | RollKind::Decloak => return None,
        };
        Some(bank.expect("a template"))
    }
}

/// A roll to one side. A small base rolls over the length of the template, a large one over its width (XW-LRG-06).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Roll {
    /// The ship that rolls.
    pub base: Base,
    /// Barrel roll or decloak.
    pub kind: RollKind,
    /// The side that it rolls to.
    pub side: Side,
}

/// Where the template and the ship are put, both measured ahead of the middle of the ship's first place.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct RollPlace {
    /// The middle of the template.
    pub template: f64,
    /// The centre of the ship in its new place.
    pub shift: f64,
}

impl Roll {
    /// The size of the template: across from the old place to the new, and along the side of the base.
    fn template_size(&self) -> (f64, f64) {
        let length = match self.kind {
            RollKind::BarrelRoll => STRAIGHT_LENGTH,
            RollKind::Decloak => 2.0 * STRAIGHT_LENGTH,
            RollKind::BankDecloak(_) | RollKind::BankRoll(_) => return (0.0, TEMPLATE_WIDTH),
        };
        match self.base.size {
            BaseSize::Small => (length, TEMPLATE_WIDTH),
            BaseSize::Large => (TEMPLATE_WIDTH, length),
        }
    }

    /// How far the centre moves sideways.
    pub fn sideways(&self) -> f64 {
        self.base.size.side() + self.template_size().0
    }

    /// How far the middle of the template may lie from the middle of either base, fore or aft (XW-BRL-04, -06).
    pub fn template_limit(&self) -> f64 {
        self.base.size.half() - self.template_size().1 / 2.0
    }

    /// How far the ship may shift, fore or aft: once at each end of the template.
    pub fn shift_limit(&self) -> f64 {
        2.0 * self.template_limit()
    }

    /// The new pose for a place.
    pub fn pose(&self, place: RollPlace) -> Pose {
        match self.kind.bank() {
            Some(bank) => {
                let quarter = self.quarter();
                let end = bank.far_end(self.near_end(place.template));
                let beside = end.moved(vector(0.0, self.base.size.half()), -quarter);
                beside.moved(vector(0.0, place.shift - place.template), 0)
            }
            None => self.shifted(place.shift),
        }
    }

    fn shifted(&self, shift: f64) -> Pose {
        self.base.pose.moved(vector(self.side.sign() * self.sideways(), shift), 0)
    }

    /// A quarter of a turn to the side of the roll, in eighths.
    fn quarter(&self) -> i8 {
        match self.side {
            Side::Left => -2,
            Side::Right => 2,
        }
    }

    /// Where the template begins, facing away from the base.
    fn near_end(&self, offset: f64) -> Pose {
        self.base.pose.moved(vector(self.side.sign() * self.base.size.half(), offset), self.quarter())
    }

    /// The template on the table.
    fn laid(&self, offset: f64) -> Laid {
        match self.kind.bank() {
            Some(bank) => Laid::whole(bank.curve(), self.near_end(offset).frame()),
            None => Laid::Rectangle(self.template(offset)),
        }
    }

    fn template(&self, offset: f64) -> Quad {
        let (across, along) = self.template_size();
        let near = self.base.size.half();
        let (left, right) = match self.side {
            Side::Left => (-near - across, -near),
            Side::Right => (near, near + across),
        };
        Quad::rectangle(vector(left, offset - along / 2.0), vector(right, offset + along / 2.0))
            .placed(self.base.pose.frame())
    }

    /// The predicate: whether this place would be accepted, and the pose there.
    pub fn check(&self, place: RollPlace, surroundings: &Surroundings) -> Result<Pose, Refusal> {
        let limit = self.template_limit();
        within(place.template, -limit, limit)?;
        within(place.shift, place.template - limit, place.template + limit)?;
        let template = self.laid(place.template);
        if let Some(index) = surroundings.obstacles.iter().position(|token| token.overlaps_laid(&template)) {
            return Err(Refusal::Template(index));
        }
        let pose = self.pose(place);
        surroundings.accept(&Base::new(self.base.size, pose))?;
        Ok(pose)
    }

    /// Whether a roll meets a token, with its template or with the base in its new place (XW-BMB-10).
    pub fn meets(&self, place: RollPlace, token: &Token) -> bool {
        token.overlaps_laid(&self.laid(place.template))
            || token.overlaps_base(&Base::new(self.base.size, self.pose(place)))
    }

    /// Whether there is a place at all. Of a bank nine places of the template are looked at, each exactly.
    pub fn is_possible(&self, surroundings: &Surroundings) -> bool {
        let middle = RollPlace { template: 0.0, shift: 0.0 };
        let is_bank = self.kind.bank().is_some();
        self.check(middle, surroundings).is_ok()
            || if is_bank {
                self.banked(surroundings).next().is_some()
            } else {
                !self.free_shifts(surroundings).is_empty()
            }
    }

    /// Whether there is a place at all, and if not, what is in the way in the middle.
    pub fn refusal(&self, surroundings: &Surroundings) -> Result<(), Refusal> {
        match self.is_possible(surroundings) {
            true => Ok(()),
            false => self.check(RollPlace { template: 0.0, shift: 0.0 }, surroundings).map(|_| ()),
        }
    }

    /// Places along a bank, for some places of the template each.
    fn banked(&self, surroundings: &Surroundings) -> impl Iterator<Item = RollPlace> {
        let limit = self.template_limit();
        let templates = (0..TRIED).map(move |step| limit * (2.0 * f64::from(step) / f64::from(TRIED - 1) - 1.0));
        templates.flat_map(move |template| {
            let shifts = self.banked_slides(template, surroundings).candidates(limit);
            shifts.into_iter().map(move |slide| RollPlace { template, shift: template + slide })
        })
    }

    /// How far the ship may slide along the far end of a bank that lies here.
    fn banked_slides(&self, template: f64, surroundings: &Surroundings) -> Intervals {
        let laid = self.laid(template);
        if surroundings.obstacles.iter().any(|token| token.overlaps_laid(&laid)) {
            return Intervals::default();
        }
        let limit = self.template_limit();
        let middle = Base::new(self.base.size, self.pose(RollPlace { template, shift: template }));
        self.free_slides(middle, limit, surroundings)
    }

    /// The slides of a base ahead and back that keep it on the table and off everything.
    fn free_slides(&self, middle: Base, limit: f64, surroundings: &Surroundings) -> Intervals {
        let (frame, forward) = (middle.pose.frame(), middle.pose.heading().forward());
        let (low, high) = surroundings.area.slides(&middle.corners(), forward);
        let mut free = Intervals::new(-limit, limit).within(low, high);
        for ship in surroundings.ships {
            free = sweep::without_ship(free, self.base.size, frame, forward, ship);
        }
        for token in surroundings.obstacles {
            free = sweep::without_token(free, self.base.size, frame, forward, token);
        }
        free
    }

    /// All places of the template that keep it off every obstacle.
    pub fn free_templates(&self, surroundings: &Surroundings) -> Intervals {
        let limit = self.template_limit();
        let template = self.template(0.0);
        let forward = self.base.pose.heading().forward();
        surroundings.obstacles.iter().fold(Intervals::new(-limit, limit), |free, token| {
            let middle = template.points[0].toward(template.points[2], 0.5);
            let radius = (template.points[0] - middle).length();
            if sweep::is_out_of_reach(&free, middle - token.pose.centre(), radius + token.outline.radius()) {
                return free;
            }
            let inside = token.pose.frame();
            let quad = Quad {
                points: template.points.map(|point| inside.inward(point)),
                normals: template.normals.map(|normal| inside.direction_inward(normal)),
            };
            sweep::without_token_part(free, &quad, inside.direction_inward(forward), token)
        })
    }

    /// All shifts for which some place of the template exists: the interval to sample from. Empty when the roll cannot
    /// be completed to this side.
    pub fn free_shifts(&self, surroundings: &Surroundings) -> Intervals {
        let templates = self.free_templates(surroundings);
        if templates.is_empty() {
            return Intervals::default();
        }
        let middle = Base::new(self.base.size, self.shifted(0.0));
        let free = self.free_slides(middle, self.shift_limit(), surroundings);
        free.and(&templates.widened(self.template_limit()))
    }

    /// A place for a shift, its template as near to half-way as obstacles allow; none if there is no such place.
    pub fn place(&self, shift: f64, surroundings: &Surroundings) -> Option<RollPlace> {
        let limit = self.template_limit();
        let templates = self.free_templates(surroundings).within(shift - limit, shift + limit);
        Some(RollPlace { template: templates.nearest(shift / 2.0)?, shift })
    }

    /// A handful of places for bots and counts.
    pub fn candidates(&self, surroundings: &Surroundings) -> Vec<RollPlace> {
        if self.kind.bank().is_some() {
            return self.banked(surroundings).collect();
        }
        let shifts = self.free_shifts(surroundings).candidates(self.shift_limit());
        shifts.into_iter().filter_map(|shift| self.place(shift, surroundings)).collect()
    }
}

/// How many places of a bank are tried.
const TRIED: i32 = 9;

/// Refuses a slide outside its limits, or one that is no number.
pub(crate) fn within(slide: f64, low: f64, high: f64) -> Result<(), Refusal> {
    if !(low - TOLERANCE..=high + TOLERANCE).contains(&slide) {
        return Err(Refusal::OutOfReach { slide, low, high });
    }
    Ok(())
}
