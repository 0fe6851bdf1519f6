//! The sheet of a squad as a page to print, in one file that asks for nothing.

use super::{dial, sheet};
use crate::card_help;
use std::fmt::Write;
use x_wing::{EquippedShip, Review};

const STYLE: &str = "body{font:11pt/1.35 system-ui,sans-serif;color:#000;background:#fff;max-width:48rem;margin:1.5rem auto;\
padding:0 1rem}h1{font-size:1.4rem}h2{font-size:1.1rem;margin:0}section{border:1px solid #000;border-radius:6px;\
padding:.7rem 1rem;margin:.8rem 0;break-inside:avoid;display:flex;gap:1.5rem;flex-wrap:wrap}section>div{flex:1 1 18rem}\
table{border-collapse:collapse;margin-top:.4rem;width:100%}td{padding:.1rem .4rem;border-top:1px solid #bbb;\
vertical-align:top}td small{display:block}\
td.cost{text-align:right;width:2.5rem;font-variant-numeric:tabular-nums}.wrong{border:2px solid #a00;padding:.5rem 1rem}\
svg path{fill:none;stroke-width:2.6;stroke-linejoin:round;stroke-linecap:round}svg text{font:700 8px system-ui,sans-serif}\
svg text.speed{font-size:14px}.green path{stroke:#08752b}.green text{fill:#08752b}.white path{stroke:#444}\
.white text{fill:#444}.red path{stroke:#c00d0d;stroke-dasharray:4 3}.red text{fill:#c00d0d}@media print{body{margin:0}}";

/// The whole page.
pub fn page(review: &Review) -> String {
    let title = escaped(&sheet::title(review));
    let mut out = format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>{title}</title>\n<style>{STYLE}</style>\n\
         </head>\n<body>\n<h1>{title}</h1>\n"
    );
    if !review.faults.is_empty() {
        out.push_str("<div class=\"wrong\"><p>This squad is not legal:</p>\n<ul>\n");
        for fault in &review.faults {
            _ = writeln!(out, "<li>{}</li>", escaped(&fault.to_string()));
        }
        out.push_str("</ul></div>\n");
    }
    review.ships.iter().flatten().for_each(|ship| section(&mut out, ship));
    out.push_str("<p>Letters beside the arrows: g green, w white, r red.</p>\n</body>\n</html>\n");
    out
}

fn section(out: &mut String, ship: &EquippedShip) {
    let pilot = ship.pilot;
    let (name, of) = (escaped(pilot.name), escaped(pilot.ship.name));
    let (numbers, actions) = (sheet::numbers(ship), sheet::actions(ship));
    _ = writeln!(
        out,
        "<section><div><h2>{name}</h2>\n<p>{of}, {} points<br>{numbers}<br>{actions}</p>\n<table>",
        ship.cost()
    );
    let help =
        |text: Option<String>| text.map_or_else(String::new, |text| format!("<small>{}</small>", escaped(&text)));
    let text = help(card_help::of(&pilot.card));
    _ = writeln!(out, "<tr><td>{name}{text}</td><td></td><td class=\"cost\">{}</td></tr>", pilot.points);
    for upgrade in &ship.upgrades {
        let (name, slot, cost) = (escaped(upgrade.name), upgrade.slot.name(), ship.cost_of(upgrade));
        let text = help(card_help::of(&upgrade.card));
        _ = writeln!(out, "<tr><td>{name}{text}</td><td>{slot}</td><td class=\"cost\">{cost}</td></tr>");
    }
    _ = writeln!(out, "</table></div>\n{}</section>", dial::svg(pilot.ship));
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
