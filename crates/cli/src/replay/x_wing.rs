//! X-Wing, told and drawn.

use super::shown::{Begins, Shown};
use play::{Event, Game, Need, Seat, Viewer};
use serde_json::{Value, json};
use text::Texts;
use x_wing::frame::{Activating, Decloaking, Fighting, Ordered, Sliding};
use x_wing::{Frame, Happening, Position, ShipFacts, ShipId, XWing};
use x_wing_drawing::{Flown, Moment, named};

impl Shown for XWing {
    fn names(&self, texts: Texts) -> Texts {
        named(texts, self)
    }

    fn words(id: &'static str) -> &'static str {
        match id {
            "replay-setup" => "replay-setup-battle",
            "replay-seed" => "replay-seed-dice",
            "replay-length" => "replay-length-rounds",
            "replay-position" => "replay-position-table",
            other => other,
        }
    }

    fn introduce(&self, texts: &Texts) -> Vec<String> {
        let squads = (0..self.seats()).map(Seat).map(|seat| {
            let ships = self.ships().iter().filter(|ship| ship.seat == seat);
            let points: i16 = ships.clone().map(|ship| ship.cost).sum();
            let ships = texts.list(ships.map(|ship| equipped(ship, texts)));
            let player = texts.player(seat);
            texts.message(
                "replay-squad",
                &[("player", player.into()), ("ships", ships.into()), ("points", points.into())],
            )
        });
        let limit = self.setup().options.rounds;
        let limit = limit.map(|rounds| texts.message("replay-rounds-limit", &[("count", rounds.into())]));
        squads.chain(limit).collect()
    }

    fn begins(event: &Value) -> Begins {
        match event["event"].as_str() {
            Some("round-begins") => Begins::Round,
            _ => Begins::Nothing,
        }
    }

    fn open(&self, position: &Position) -> Value {
        let seat = match self.need(position) {
            Need::Seats(seats) => seats.iter().next(),
            Need::Chance(_) => return json!({ "phase": "chance" }),
            Need::Over(_) => return json!({ "phase": "over" }),
        };
        let (phase, ship) = waits(position.open.stack.top());
        json!({ "phase": { phase: { "seat": seat, "ship": ship } } })
    }

    fn picture(&self, position: &Position, texts: &Texts) -> Vec<String> {
        Moment { game: self, open: &position.open, texts, flown: &[] }.words()
    }

    fn hands(&self, position: &Position, viewer: Option<Viewer>, texts: &Texts) -> Vec<String> {
        let dials = match viewer {
            None => position.dials,
            Some(viewer) => self.view(position, viewer).dials,
        };
        let set = self.ships().iter().zip((0..).map(ShipId)).filter_map(|(facts, ship)| {
            if !position.open.dialled.has(ship) {
                return None;
            }
            let event = match dials[ship.index()] {
                Some(place) => {
                    json!({ "event": "dialled", "ship": ship, "maneuver": facts.dial[place as usize].maneuver })
                }
                None => json!({ "event": "dialled-hidden", "ship": ship }),
            };
            Some(texts.event(XWing::NAME, &event))
        });
        set.collect()
    }

    fn svg(&self, position: &Position, before: &[Event<Happening>], texts: &Texts) -> Option<String> {
        let mut flown = Vec::new();
        for event in before {
            match event.what {
                Happening::RoundBegins { .. } => flown.clear(),
                Happening::Moved { ship, maneuver, from, .. } => flown.push(Flown { ship, maneuver, from }),
                _ => {}
            }
        }
        Some(Moment { game: self, open: &position.open, texts, flown: &flown }.svg())
    }
}

/// A ship with its upgrades.
fn equipped(ship: &ShipFacts, texts: &Texts) -> String {
    if ship.own_upgrades().is_empty() {
        return ship.title();
    }
    let upgrades = texts.list(ship.own_upgrades().iter().map(|upgrade| upgrade.name.to_owned()));
    format!("{} ({upgrades})", ship.title())
}

/// What a frame that waits for a seat is called in the texts, and the ship that it is about.
fn waits(frame: Frame) -> (&'static str, Option<ShipId>) {
    match frame {
        Frame::Initiative(_) => ("initiative", None),
        Frame::Obstacles(_) => ("obstacles", None),
        Frame::Edge => ("edge", None),
        Frame::Forces => ("forces", None),
        Frame::Planning => ("planning", None),
        Frame::Decloak => ("decloak", None),
        Frame::Decloaking(Decloaking { ship, .. }) => ("decloaking", Some(ship)),
        Frame::Activation => ("activation", None),
        Frame::Activating(Activating { ship, .. }) | Frame::Ordered(Ordered { ship, .. }) => ("activating", Some(ship)),
        Frame::Sliding(Sliding { ship }) => ("sliding", Some(ship)),
        Frame::Acting(acting) => ("acting", Some(acting.ship)),
        Frame::Rolling(rolling) => ("rolling", Some(rolling.ship)),
        Frame::Combat => ("combat", None),
        Frame::Fighting(Fighting { ship, .. }) => ("fighting", Some(ship)),
        Frame::Extra(extra) => ("fighting", Some(extra.ship)),
        Frame::Window(_) => ("window", None),
        Frame::Sprung(_) => ("sprung", None),
        Frame::Detonations => ("detonations", None),
        _ => ("other", None),
    }
}
