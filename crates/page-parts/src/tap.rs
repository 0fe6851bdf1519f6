//! What happens when something is pressed.

use leptos::ev::MouseEvent;

/// What a press does, in a value of one type for all buttons: the module has what a listener needs once, not for each of them.
pub fn tap(press: impl FnMut(MouseEvent) + 'static) -> Box<dyn FnMut(MouseEvent)> {
    Box::new(press)
}
