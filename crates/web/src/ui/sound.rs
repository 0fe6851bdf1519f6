//! What is heard while the switch for sounds is on.

use crate::sound::Sound;

/// Lets a sound be heard, if sounds are on.
pub fn play(sound: Sound) {
    page_parts::sound::play(sound.name());
}
