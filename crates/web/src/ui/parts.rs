//! The parts of which every page is made, one place each; how they look is in `style/`.

mod badge;
mod card;
mod dialog;
mod icon;
mod piece;
mod states;

pub use badge::badges;
pub use card::{bonus_face, card_back, card_face};
pub use dialog::Dialog;
pub use icon::{Icon, brand, icon};
pub use piece::{cut_out, outline, piece, ship_picture, symbol};
pub use states::{Empty, Failed, Loading};
