//! Boosts and decloaks straight ahead: along a template like a manoeuvre, but onto free ground only.

use crate::base::Base;
use crate::path::Path;
use crate::pose::Pose;
use crate::surroundings::{Refusal, Surroundings};
use crate::template::Template;
use crate::token::Token;

/// The predicate: whether a ship could be moved along a template at its front guides, and the pose at its end. A boost
/// uses the straight 1 or a bank 1 (XW-BST-02), a decloak ahead the straight 2 (XW-CLK-11).
pub fn boost(base: Base, template: Template, surroundings: &Surroundings) -> Result<Pose, Refusal> {
    let path = Path::new(base, template, false);
    let laid = path.template_behind(path.length());
    if let Some(index) = surroundings.obstacles.iter().position(|token| token.overlaps_laid(&laid)) {
        return Err(Refusal::Template(index));
    }
    surroundings.accept(&Base::new(base.size, path.end()))?;
    Ok(path.end())
}

/// Whether a ship moved along a template at its front guides meets a token, with the template or with its base at the
/// end (XW-BMB-10).
pub fn boost_meets(base: Base, template: Template, token: &Token) -> bool {
    let path = Path::new(base, template, false);
    token.overlaps_laid(&path.template_behind(path.length())) || token.overlaps_base(&Base::new(base.size, path.end()))
}
