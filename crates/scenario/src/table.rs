//! Words of the table, which every game knows.

use crate::check::seat_word;
use play::TableInput;

/// How they are written.
pub const TABLE: &[&str] = &["concede SEAT", "offer-draw SEAT", "decline-draw SEAT", "withdraw SEAT", "time-up"];

/// Reads what was said at the table.
pub fn table_words(text: &str) -> Result<TableInput, String> {
    let (word, seat) = text.split_once(' ').map_or((text, None), |(word, seat)| (word, Some(seat)));
    let seat = match seat.map(seat_word) {
        None => None,
        Some(Some(seat)) => Some(seat),
        Some(None) => return Err(format!("`{text}` does not end in a seat number")),
    };
    match (word, seat) {
        ("concede", Some(seat)) => Ok(TableInput::Concede(seat)),
        ("offer-draw", Some(seat)) => Ok(TableInput::OfferDraw(seat)),
        ("decline-draw", Some(seat)) => Ok(TableInput::DeclineDraw(seat)),
        ("withdraw", Some(seat)) => Ok(TableInput::Withdraw(seat)),
        ("time-up", None) => Ok(TableInput::TimeUp),
        _ => Err(format!("`{text}` is none of {}", TABLE.join(", "))),
    }
}

/// Writes what was said at the table.
pub fn said_words(said: TableInput) -> String {
    match said {
        TableInput::Concede(seat) => format!("concede {seat}"),
        TableInput::OfferDraw(seat) => format!("offer-draw {seat}"),
        TableInput::DeclineDraw(seat) => format!("decline-draw {seat}"),
        TableInput::TimeUp => "time-up".to_owned(),
        TableInput::Withdraw(seat) => format!("withdraw {seat}"),
    }
}
