//! The parts of which every page is made, one place each; how they look is in `style/`.

mod badge;
mod card;
mod piece;

pub use badge::badges;
pub use card::{bonus_face, card_back, card_face};
pub use page_parts::{Dialog, Icon, LanguagePicker, brand, icon};
pub use piece::{cut_out, emblem, hull, outline, piece, ship_picture, symbol};
