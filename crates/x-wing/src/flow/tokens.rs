//! Tokens come and go (XW-FOC, XW-EVD, XW-STR, XW-ION, XW-TL).

use crate::card::{Modifier, Token, Window};
use crate::frame::{Frame, Stressing};
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::turn::Turn;
use play::{Why, why};

impl Turn<'_> {
    /// A ship receives a token.
    pub(crate) fn gain(&mut self, ship: ShipId, token: Token, because: Why) {
        let state = self.position.open.ship(ship);
        let is_full = || state.tokens(token) > 0 && self.table().has(ship, Modifier::OneOnly(token));
        if !state.is_in_play() || is_full() {
            return;
        }
        let before = match token {
            Token::Stress => Some(Window::WouldStress),
            Token::Focus => Some(Window::WouldFocus),
            Token::Evade | Token::Ion | Token::Cloak | Token::Tractor | Token::Disabled | Token::Jam => None,
        };
        if let Some(window) = before.filter(|window| self.table().is_asked(*window, ship)) {
            self.push(Stressing { ship, token });
            self.open_window(window, ship);
            return;
        }
        self.receive(ship, token, because);
    }

    /// The stress token that is about to be received goes to another ship instead.
    pub(crate) fn take_stress(&mut self, by: ShipId) {
        let mut frames = self.position.open.stack.frames_mut().iter_mut().rev();
        let stressing = frames.find(|frame| matches!(frame, Frame::Stressing(_)));
        *stressing.expect("a token that is about to be received") =
            Frame::Stressing(Stressing { ship: by, token: Token::Stress });
    }

    /// The token that is about to be received is another one.
    pub(crate) fn receive_instead(&mut self, token: Token) {
        let mut frames = self.position.open.stack.frames_mut().iter_mut().rev();
        let waiting = frames.find_map(|frame| if let Frame::Stressing(waiting) = frame { Some(waiting) } else { None });
        waiting.expect("a token that is about to be received").token = token;
    }

    pub(crate) fn receive(&mut self, ship: ShipId, token: Token, because: Why) {
        *self.position.open.ship_mut(ship).tokens_mut(token) += 1;
        let (what, window) = match token {
            Token::Focus => (Happening::Focused { ship }, Some(Window::GotFocus)),
            Token::Evade => (Happening::Evasive { ship }, None),
            Token::Stress => (Happening::Stressed { ship }, Some(Window::GotStress)),
            Token::Ion => (Happening::Ionized { ship }, Some(Window::GotIon)),
            Token::Cloak => (Happening::Cloaked { ship }, None),
            Token::Tractor => (Happening::Tractored { ship }, None),
            Token::Disabled => (Happening::Disarmed { ship }, Some(Window::GotDisabled)),
            Token::Jam => (Happening::Jammed { ship }, None),
        };
        self.events.happened(what, because);
        if token == Token::Tractor {
            self.may_be_dragged(ship);
        }
        if let Some(window) = window {
            self.open_window(window, ship);
        }
        self.settle_jam(ship);
    }

    /// A ship loses a token, if it has one.
    pub(crate) fn lose(&mut self, ship: ShipId, token: Token, because: Why) {
        let left = self.position.open.ship_mut(ship).tokens_mut(token);
        if *left == 0 {
            return;
        }
        *left -= 1;
        match token {
            Token::Stress => {
                self.events.happened(Happening::Calmed { ship }, because);
                self.open_window(Window::StressRemoved, ship);
            }
            Token::Focus | Token::Evade | Token::Ion | Token::Cloak | Token::Tractor | Token::Disabled | Token::Jam => {
                self.events.happened(Happening::TokenLost { ship, token }, because);
            }
        }
    }

    /// A ship spends a token, its own or that of a friend (XW-SPEND-01).
    pub(crate) fn spend_of(&mut self, payer: ShipId, ship: ShipId, token: Token) {
        *self.position.open.ship_mut(payer).tokens_mut(token) -= 1;
        self.events.happened(Happening::Spent { ship: payer, token }, why!["XW-SPEND-01"]);
        if token == Token::Focus {
            let is_attack = self.table().is_attack();
            let attack = &mut self.position.open.attack;
            attack.spent_focus[0] |= is_attack && attack.attacker == ship;
            attack.spent_focus[1] |= is_attack && attack.defender == ship;
            self.open_window(Window::SpentFocus, ship);
        }
    }
}
