//! How something that happened sounds and moves; the page decides whether it is heard.

use crate::line::{self, Line};
use strum::{IntoStaticStr, VariantArray};

/// A sound, by the name that `static/sounds.js` knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug, VariantArray, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
#[expect(missing_docs, reason = "the names say it")]
pub enum Sound {
    Card,
    Ship,
    Hyperspace,
    Asteroid,
    Maw,
    Bonus,
    Home,
    Turn,
    Win,
}

impl Sound {
    /// Its name.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How a line of the log sounds; most of them make no noise.
    pub fn of(line: &Line) -> Option<Sound> {
        let by = |rule: &str| line::why(line).iter().any(|id| id == rule);
        match line["event"].as_str()? {
            "dealt" | "played" => Some(Sound::Card),
            "moved" if by("ST-MOV-03") || by("ST-BON-08") => Some(Sound::Hyperspace),
            "moved" if by("ST-MOV-04") => Some(Sound::Asteroid),
            "moved" | "towed" | "evaded" => Some(Sound::Ship),
            "thrown-back" => Some(Sound::Maw),
            "drew" | "drew-hidden" | "bonus-played" => Some(Sound::Bonus),
            "home" => Some(Sound::Home),
            "ended" => Some(Sound::Win),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tour::{Beat, LEARNER, ours};
    use play::Viewer;

    /// The guided game meets every kind of space and card, so it must make every noise but that of a turn.
    #[test]
    fn the_guided_game_makes_every_noise() {
        let mut tour = ours().unwrap();
        let game = tour.session().game().clone();
        let mut heard = Vec::new();
        loop {
            let events = match tour.beat() {
                Beat::Over => break,
                Beat::Says(_) | Beat::Plays => tour.go_on(),
                Beat::Asks(_, choice) => tour.answer(choice).unwrap(),
            };
            heard.extend(line::lines(&game, events, Viewer::Seat(LEARNER)).iter().filter_map(Sound::of));
        }
        for sound in Sound::VARIANTS.iter().filter(|sound| **sound != Sound::Turn) {
            assert!(heard.contains(sound), "{sound:?}");
        }
    }

    #[test]
    fn every_sound_is_in_the_page() {
        let page = include_str!("../static/sounds.js");
        for sound in Sound::VARIANTS {
            assert!(page.contains(&format!("  {}:", sound.name())), "{sound:?}");
        }
    }
}
