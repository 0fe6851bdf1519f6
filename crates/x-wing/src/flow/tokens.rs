//! Tokens come and go (XW-FOC, XW-EVD, XW-STR, XW-ION, XW-TL).

use crate::card::{Adjust, Token, Window};
use crate::frame::Frame;
use crate::happening::Happening;
use crate::ids::ShipId;
use crate::position::Position;
use crate::setup::XWing;
use play::{Sink, Why, why};

impl XWing {
    /// A ship receives a token.
    pub(crate) fn gain(
        &self,
        position: &mut Position,
        ship: ShipId,
        token: Token,
        because: Why,
        events: &mut impl Sink<Happening>,
    ) {
        let state = position.open.ship(ship);
        let is_full = || state.tokens(token) > 0 && self.has(&position.open, ship, Adjust::OneOnly(token));
        if !state.is_in_play() || is_full() {
            return;
        }
        if token == Token::Stress && self.is_asked(&position.open, Window::WouldStress, ship) {
            position.open.stack.push(Frame::Stressing(ship));
            self.open_window(position, Window::WouldStress, ship);
            return;
        }
        self.receive(position, ship, token, because, events);
    }

    /// Nobody takes the stress token for a ship (any more).
    pub(crate) fn step_stressing(
        &self,
        position: &mut Position,
        ship: ShipId,
        events: &mut impl Sink<Happening>,
    ) -> bool {
        position.open.stack.pop();
        if position.open.ship(ship).is_in_play() {
            self.receive(position, ship, Token::Stress, why!["XW-ABL-01", "XW-STR-01"], events);
        }
        true
    }

    /// The stress token that is about to be received goes to another ship instead.
    pub(crate) fn take_stress(&self, position: &mut Position, by: ShipId) {
        let mut frames = position.open.stack.frames_mut().iter_mut().rev();
        let stressing = frames.find(|frame| matches!(frame, Frame::Stressing(_)));
        *stressing.expect("a token that is about to be received") = Frame::Stressing(by);
    }

    fn receive(
        &self,
        position: &mut Position,
        ship: ShipId,
        token: Token,
        because: Why,
        events: &mut impl Sink<Happening>,
    ) {
        *position.open.ship_mut(ship).tokens_mut(token) += 1;
        let (what, window) = match token {
            Token::Focus => (Happening::Focused { ship }, Some(Window::GotFocus)),
            Token::Evade => (Happening::Evasive { ship }, None),
            Token::Stress => (Happening::Stressed { ship }, Some(Window::GotStress)),
            Token::Ion => (Happening::Ionized { ship }, Some(Window::GotIon)),
            Token::Cloak => (Happening::Cloaked { ship }, None),
            Token::Tractor => (Happening::Tractored { ship }, None),
            Token::Disabled => (Happening::Disarmed { ship }, None),
        };
        events.happened(what, because);
        if token == Token::Tractor {
            self.may_be_dragged(position, ship);
        }
        if let Some(window) = window {
            self.open_window(position, window, ship);
        }
    }

    /// A ship loses a token, if it has one.
    pub(crate) fn lose(
        &self,
        position: &mut Position,
        ship: ShipId,
        token: Token,
        because: Why,
        events: &mut impl Sink<Happening>,
    ) {
        let left = position.open.ship_mut(ship).tokens_mut(token);
        if *left == 0 {
            return;
        }
        *left -= 1;
        match token {
            Token::Stress => {
                events.happened(Happening::Calmed { ship }, because);
                self.open_window(position, Window::Calmed, ship);
            }
            token => events.happened(Happening::TokenLost { ship, token }, because),
        }
    }

    /// A ship spends a token (XW-SPEND-01).
    pub(crate) fn spend(&self, position: &mut Position, ship: ShipId, token: Token, events: &mut impl Sink<Happening>) {
        *position.open.ship_mut(ship).tokens_mut(token) -= 1;
        events.happened(Happening::Spent { ship, token }, why!["XW-SPEND-01"]);
        if token == Token::Focus {
            self.open_window(position, Window::SpentFocus, ship);
        }
    }
}
