//! The End phase, and how a round ends (XW-END).

use super::{FrameRules, Over};
use crate::card::{Modifier, Token, Until, Window};
use crate::happening::{Happening, Phase};
use crate::ids::ShipId;
use crate::table::Table;
use crate::turn::Turn;
use play::why;

/// The Combat phase is over, and the End phase begins.
#[derive(Clone, Copy)]
pub struct EndBegins;

impl FrameRules for EndBegins {
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.expire(Until::EndOfPhase);
        turn.expire(Until::EndOfCombat);
        turn.events.happened(Happening::PhaseBegins { phase: Phase::End }, why!["XW-RND-01"]);
        turn.replace(End);
        turn.open_window(Window::StartOfEnd, ShipId(0));
        turn.begin_phase_of_mission(Phase::End);
        true
    }

    fn name(self, _: Table<'_>) -> String {
        "end".to_owned()
    }
}

/// The End phase.
#[derive(Clone, Copy)]
pub struct End;

impl FrameRules for End {
    /// Tokens are removed, markers replaced.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        for ship in turn.position.open.in_play() {
            let kept = [Token::Focus, Token::Evade, Token::Tractor]
                .map(|token| turn.table().has(ship, Modifier::Keeps(token)));
            let state = turn.position.open.ship_mut(ship);
            state.focus = if kept[0] { state.focus } else { 0 };
            state.evade = if kept[1] { state.evade } else { 0 };
            state.tractor = if kept[2] { state.tractor } else { 0 };
            state.disabled = 0;
            state.reinforced = None;
        }
        turn.events.happened(Happening::TokensRemoved, why!["XW-END-01", "XW-FOC-05", "XW-EVD-04"]);
        turn.replace_markers();
        turn.replace(RoundEnds);
        turn.open_window(Window::EndOfRound, ShipId(0));
        true
    }

    fn name(self, _: Table<'_>) -> String {
        "end".to_owned()
    }
}

/// The round ends.
#[derive(Clone, Copy)]
pub struct RoundEnds;

impl FrameRules for RoundEnds {
    /// The next round begins, or the game is over.
    fn step(self, turn: &mut Turn<'_>) -> bool {
        turn.expire(Until::EndOfRound);
        if !turn.table().is_last_round() {
            turn.begin_round();
            return true;
        }
        turn.replace(Over);
        let outcome = turn.table().result();
        turn.events.happened(Happening::Ended { outcome }, why!["XW-WIN-01", "XW-LIMIT-04", "XW-LIMIT-05"]);
        true
    }

    fn name(self, _: Table<'_>) -> String {
        "end".to_owned()
    }
}
