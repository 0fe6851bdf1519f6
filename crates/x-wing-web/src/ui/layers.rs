//! What lies on the table under the ships: obstacles and devices.

use crate::ui::desk::Desk;
use geometry::{Obstacle, ObstacleKind, Pose, Token, Vector, vector};
use leptos::prelude::*;
use page_parts::rock::{self, Stuff};
use x_wing::Set;
use x_wing_drawing::art;

/// The play area with what lies on it. It changes only when something is put down.
pub fn board(desk: Desk) -> String {
    let area = desk.seen.with(|seen| seen.game.area());
    let (x, y) = (area.width() / 2.0, area.height() / 2.0);
    let place = format!("x=\"{:.1}\" y=\"{:.1}\" width=\"{:.1}\" height=\"{:.1}\"", -x, -y, 2.0 * x, 2.0 * y);
    let mut svg = format!("<rect class=\"area\" {place}/><rect class=\"area-edge\" {place}/>");
    desk.shown.with(|open| {
        desk.seen.with(|seen| {
            for placed in seen.game.lying(open) {
                let obstacle = seen.game.obstacle(placed.obstacle);
                svg += &lying(obstacle, placed.pose, placed.obstacle as usize);
                if obstacle == Obstacle::CARGO {
                    let (centre, degrees) = (placed.pose.centre(), placed.pose.heading().degrees());
                    let place = format!("translate({:.1} {:.1}) rotate({degrees:.1})", centre.x, -centre.y);
                    svg += &format!("<g transform=\"{place}\">{}</g>", art::CARGO);
                }
            }
        });
        desk.seen.with(|seen| {
            for zone in seen.game.mission().filter(|_| open.round == 0).into_iter().flat_map(|mission| &mission.zones) {
                let ([x, low], [right, y]) = (zone.from, zone.to);
                let (side, width, height) = (zone.side, right - x, y - low);
                svg += &format!("<rect class=\"zone side-{side}\" x=\"{x:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{height:.1}\"/>", -y);
            }
            for (number, middle) in seen.game.mission().into_iter().flat_map(|mission| &mission.markers).enumerate() {
                svg += &marker(number as u8, *middle, open.scanned);
            }
        });
        for (token, dropped) in open.device_tokens() {
            let token = dropped.token(token.part);
            svg += &format!("<polygon class=\"device\" points=\"{}\"/>", points(token.corners()));
        }
    });
    svg
}

/// A marker of a mission with its number, and rings of the sides that have scanned it.
fn marker(number: u8, [x, y]: [f64; 2], scanned: [Set<u8, u8>; 2]) -> String {
    let mut svg = format!("<circle class=\"marker\" cx=\"{x:.1}\" cy=\"{:.1}\" r=\"10\"/>", -y);
    for (side, radius) in [(0, 14), (1, 18)] {
        if scanned[side].has(number) {
            svg += &format!("<circle class=\"scanned side-{side}\" cx=\"{x:.1}\" cy=\"{:.1}\" r=\"{radius}\"/>", -y);
        }
    }
    svg + &format!("<text class=\"marker-number\" x=\"{x:.1}\" y=\"{:.1}\">{}</text>", 4.5 - y, number + 1)
}

/// An obstacle where it lies.
fn lying(obstacle: Obstacle, pose: Pose, number: usize) -> String {
    let edge: Vec<_> = Token::new(obstacle.outline(), pose).corners().map(|corner| (corner.x, -corner.y)).collect();
    let stuff = match obstacle.kind() {
        ObstacleKind::Asteroid => Stuff::Stone,
        ObstacleKind::Debris => Stuff::Debris,
    };
    rock::rock(&edge, stuff, number)
}

/// An obstacle where it would lie.
pub fn rock(obstacle: Obstacle, pose: Pose, class: &str) -> String {
    let token = Token::new(obstacle.outline(), pose);
    let kind = match obstacle.kind() {
        ObstacleKind::Asteroid => "asteroid",
        ObstacleKind::Debris => "debris",
    };
    let centre = pose.centre();
    let all: Vec<_> = token.corners().collect();
    let inner = all.iter().map(|corner| centre.toward(*corner, 0.62) + vector(-3.0, 3.0));
    format!(
        "<polygon class=\"rock-shade\" points=\"{}\"/><polygon class=\"{kind} {class}\" points=\"{}\"/><polygon class=\"{kind} lit\" points=\"{}\"/>",
        points(all.iter().map(|corner| *corner + vector(3.0, -6.0))),
        points(all.iter().copied()),
        points(inner)
    )
}

/// Corners as SVG writes them.
pub fn points(corners: impl IntoIterator<Item = Vector>) -> String {
    let corners: Vec<_> = corners.into_iter().map(|corner| format!("{:.1},{:.1}", corner.x, -corner.y)).collect();
    corners.join(" ")
}
