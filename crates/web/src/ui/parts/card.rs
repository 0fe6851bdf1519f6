//! The faces of cards, five to seven.

use crate::ui::parts::{cut_out, symbol};
use leptos::prelude::*;
use super_teams::{Bonus, Card};

fn face(class: String, inside: String) -> impl IntoView {
    view! { <svg class=class viewBox="0 0 100 140" aria-hidden="true" inner_html=inside></svg> }
}

/// A movement card: the number, the team's symbol, and the two ships that it can move.
pub fn card_face(card: Card) -> impl IntoView {
    let (colour, value) = (card.colour(), card.value());
    let [one, other] = colour.ships().map(cut_out);
    let inside = format!(
        "<rect class=\"stock\" width=\"100\" height=\"140\" rx=\"10\"/><rect class=\"field-of\" x=\"4\" y=\"4\" width=\"92\" height=\"132\" rx=\"7\"/>\
         <path class=\"sheen-of\" d=\"M11,4 H89 A7,7 0 0 1 96,11 V40 L4,70 V11 A7,7 0 0 1 11,4 Z\"/><path class=\"sheen-of\" d=\"M4,112 Q50,66 96,112 V129 A7,7 0 0 1 89,136 H11 A7,7 0 0 1 4,129 Z\"/>\
         <text class=\"value\" x=\"50\" y=\"76\">{value}</text><g transform=\"translate(17,18) scale(.86)\"><path class=\"sign-of\" d=\"{}\"/></g>\
         <text class=\"small-value\" x=\"84\" y=\"25\">{value}</text><path class=\"foot-line\" d=\"M14,88 H86\"/>\
         <g transform=\"translate(29,112) scale(.2)\">{one}</g><g transform=\"translate(71,112) scale(.2)\">{other}</g><rect class=\"veil\" width=\"100\" height=\"140\" rx=\"10\"/>",
        symbol(colour),
    );
    face(format!("team-{colour}"), inside)
}

/// A bonus card: its picture above; its words are the caller's.
pub fn bonus_face(bonus: Bonus) -> impl IntoView {
    let inside = format!(
        "<rect class=\"stock\" width=\"100\" height=\"140\" rx=\"10\"/><rect class=\"paper-of\" x=\"4\" y=\"4\" width=\"92\" height=\"132\" rx=\"7\"/>\
         <path class=\"night-of\" d=\"M4,11 a7,7 0 0 1 7,-7 H89 a7,7 0 0 1 7,7 V60 H4Z\"/><circle class=\"glow-of\" cx=\"50\" cy=\"32\" r=\"24\"/>\
         <g transform=\"translate(50,32) scale(.86)\"><path class=\"bonus-line\" d=\"{}\"/></g>",
        picture(bonus),
    );
    face(String::new(), inside)
}

/// The back of a movement card.
pub fn card_back() -> impl IntoView {
    let inside = "<rect class=\"stock\" width=\"100\" height=\"140\" rx=\"10\"/><rect x=\"4\" y=\"4\" width=\"92\" height=\"132\" rx=\"7\" fill=\"#1d2f66\"/>\
         <path d=\"M50 40 66 82 50 74 34 82Z\" fill=\"#74f2da\"/><ellipse cx=\"50\" cy=\"102\" rx=\"30\" ry=\"9\" fill=\"none\" stroke=\"#ffb84d\" stroke-width=\"4\"/>";
    face(String::new(), inside.to_owned())
}

fn picture(bonus: Bonus) -> &'static str {
    match bonus {
        Bonus::EvasiveManeuver => "M-24,14 C-24,-22 6,-22 6,-2 C6,16 22,12 22,-10 M15,-4 L22,-13 L28,-3",
        Bonus::ExpertPilot => {
            "M0,-22 A13,13 0 0 1 13,-9 V2 H-13 V-9 A13,13 0 0 1 0,-22 Z M-13,-5 H13 M-20,20 Q0,0 20,20"
        }
        Bonus::LightSpeed => "M-24,-13 L-8,0 L-24,13 M-4,-13 L12,0 L-4,13 M22,-16 V16",
        Bonus::Acceleration => "M-28,0 H6 M-6,-13 L8,0 L-6,13 M24,-10 V10 M14,0 H34",
        Bonus::Tow => "M-28,0 A10,10 0 1 1 -8,0 A10,10 0 1 1 -28,0 M-8,0 H10 M10,0 A10,10 0 1 1 30,0 A10,10 0 1 1 10,0",
    }
}
