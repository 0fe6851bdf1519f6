//! A squad in a link: limit, name and ships, in signs that addresses may have.

use super::Draft;
use crate::{UnreadableSquad, read_line, write_line};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, percent_decode_str, utf8_percent_encode};

/// What stands in an address as it is.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');

/// What a squad may cost if a link does not say.
const LIMIT: i16 = 100;

impl Draft {
    /// The squad as the last part of a link: `100/Black%20Squadron/poedameron+bb8,blueace`.
    pub fn link(&self) -> String {
        let name = utf8_percent_encode(&self.name, PLAIN);
        format!("{}/{name}/{}", self.limit, write_line(&self.squad).replace(' ', ""))
    }

    /// The squad of a link. One without ships is an empty squad of the Rebel Alliance.
    pub fn read_link(link: &str) -> Result<Draft, UnreadableSquad> {
        let mut parts = link.splitn(3, '/');
        let (limit, name, ships) = (parts.next(), parts.next(), parts.next().unwrap_or_default());
        let squad = match read_line(&percent_decode_str(ships).decode_utf8_lossy()) {
            Ok(squad) => squad,
            Err(UnreadableSquad::Empty) => x_wing::Squad::default(),
            Err(error) => return Err(error),
        };
        let mut draft = Draft::of(squad, LIMIT);
        draft.set_limit(limit.and_then(|limit| limit.parse().ok()).unwrap_or(LIMIT));
        draft.rename(&percent_decode_str(name.unwrap_or_default()).decode_utf8_lossy());
        Ok(draft)
    }
}
