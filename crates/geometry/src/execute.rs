//! Executing a manoeuvre: where the ship ends, whom it touches, which tokens it meets.

use crate::base::Base;
use crate::contact::{Rest, come_to_rest};
use crate::intervals::Intervals;
use crate::laid::Laid;
use crate::maneuver::{Bearing, Maneuver, tallon_slide_limit};
use crate::path::Path;
use crate::pose::Pose;
use crate::roll::within;
use crate::surroundings::Refusal;
use crate::sweep;
use crate::template::Template;
use crate::token::Token;

/// A manoeuvre that was executed.
#[derive(Debug, Clone, Copy)]
pub struct Execution {
    /// The base in its final position.
    pub base: Base,
    /// Whether it overlapped another ship, and whom it touches now.
    pub bumped: bool,
    /// Bit n stands for the n-th other ship: those it counts as having overlapped (XW-OVL-09) and touches.
    pub touched: u64,
    /// How far it got; nothing for a stationary manoeuvre.
    pub progress: f64,
    template: Laid,
}

impl Execution {
    /// Whether its template overlaps a token: only the part between the start and the final position counts (XW-OBS-17,
    /// XW-BMB-15).
    pub fn template_overlaps(&self, token: &Token) -> bool {
        token.overlaps_laid(&self.template)
    }

    /// Whether its base in the final position overlaps a token.
    pub fn base_overlaps(&self, token: &Token) -> bool {
        token.overlaps_base(&self.base)
    }

    /// Whether it moved through or overlaps a token (XW-OBS-02).
    pub fn meets(&self, token: &Token) -> bool {
        self.template_overlaps(token) || self.base_overlaps(token)
    }
}

/// Executes a manoeuvre among other ships.
///
/// `slide` is for Tallon Rolls: how far ahead (in its new facing) of the template's middle the base lies. It is refused
/// when it leaves the template, or meets a ship while another slide would not (XW-BRG-16). Other bearings ignore it.
pub fn execute(start: Base, maneuver: Maneuver, slide: f64, ships: &[Base]) -> Result<Execution, Refusal> {
    execute_along(start, (maneuver, maneuver.template()), slide, ships)
}

/// The same along another template than that of the manoeuvre.
pub fn execute_along(
    start: Base,
    (maneuver, template): (Maneuver, Option<Template>),
    slide: f64,
    ships: &[Base],
) -> Result<Execution, Refusal> {
    let Some(path) = template.map(|template| Path::new(start, template, maneuver.is_reverse())) else {
        let template = Laid::Nothing;
        return Ok(Execution { base: start, bumped: false, touched: 0, progress: 0.0, template });
    };
    match maneuver.bearing() {
        Bearing::Koiogran | Bearing::Segnor(_) => {
            Ok(along(&path, ships, Some(maneuver.end_along(start, template, 0.0))))
        }
        Bearing::Tallon(_) => roll(start, (maneuver, template), slide, &path, ships),
        _ => Ok(along(&path, ships, None)),
    }
}

/// The slides of a Tallon Roll that overlap no ship; empty when it has to be flown as a plain turn (XW-BRG-17).
pub fn tallon_slides(start: Base, maneuver: Maneuver, ships: &[Base]) -> Intervals {
    tallon_slides_along(start, (maneuver, maneuver.template()), ships)
}

/// The same along another template than that of the manoeuvre.
pub fn tallon_slides_along(
    start: Base,
    (maneuver, template): (Maneuver, Option<Template>),
    ships: &[Base],
) -> Intervals {
    let limit = tallon_slide_limit(start.size);
    let middle = maneuver.end_along(start, template, 0.0);
    let (frame, forward) = (middle.frame(), middle.heading().forward());
    let free = Intervals::new(-limit, limit);
    ships.iter().fold(free, |free, ship| sweep::without_ship(free, start.size, frame, forward, ship))
}

/// Along the template, and on to the turned pose if nothing was overlapped.
fn along(path: &Path, ships: &[Base], turned: Option<Pose>) -> Execution {
    let Rest { progress, bumped, touched } = come_to_rest(path, ships);
    let pose = match turned {
        Some(turned) if !bumped => turned,
        _ => path.at(progress),
    };
    let template = path.template_behind(progress);
    Execution { base: Base::new(path.size(), pose), bumped, touched, progress, template }
}

fn roll(
    start: Base,
    (maneuver, laid): (Maneuver, Option<Template>),
    slide: f64,
    path: &Path,
    ships: &[Base],
) -> Result<Execution, Refusal> {
    let limit = tallon_slide_limit(start.size);
    within(slide, -limit, limit)?;
    let rolled = Base::new(start.size, maneuver.end_along(start, laid, slide));
    let Some(ship) = ships.iter().position(|ship| rolled.overlaps(ship)) else {
        let (progress, template) = (path.length(), path.template_behind(path.length()));
        return Ok(Execution { base: rolled, bumped: false, touched: 0, progress, template });
    };
    if !tallon_slides_along(start, (maneuver, laid), ships).is_empty() {
        return Err(Refusal::Ship(ship));
    }
    let plain = along(path, ships, None);
    if plain.bumped {
        return Ok(plain);
    }
    let contacts = ships.iter().enumerate().filter(|(_, ship)| plain.base.contacts(ship));
    let touched = contacts.fold(0, |mask, (index, _)| mask | 1 << index);
    Ok(Execution { bumped: true, touched, ..plain })
}
