//! `holotable x-wing move`: where a manoeuvre ends when nothing is in the way.

use crate::failure::Failure;
use clap::{Args, ValueEnum};
use geometry::{Base, BaseSize, Maneuver, Pose};
use serde::Serialize;
use std::io::{Write, stdout};

/// Prints where a manoeuvre ends, from a base centred on the origin and facing +y
#[derive(Args)]
pub struct Arguments {
    /// The size of the base
    #[arg(long, value_enum)]
    base: Size,
    /// The manoeuvre: "straight 1", "bank-left 2", "turn-right 3", "koiogran 4", "segnor-left 2", "tallon-right 3"
    /// (centred), "reverse-bank-left 1", "stationary 0"
    #[arg(long)]
    maneuver: String,
    /// As JSON: x and y in millimetres, heading in degrees clockwise from +y
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Size {
    Small,
    Large,
}

#[derive(Serialize)]
struct EndPose {
    x: f64,
    y: f64,
    heading: f64,
}

/// Prints the end pose.
pub fn run(arguments: &Arguments) -> Result<(), Failure> {
    let size = match arguments.base {
        Size::Small => BaseSize::Small,
        Size::Large => BaseSize::Large,
    };
    let maneuver: Maneuver =
        arguments.maneuver.parse().map_err(|error| Failure::Unusable(format!("--maneuver: {error}")))?;
    let end = maneuver.end(Base::new(size, Pose::ORIGIN));
    let pose = EndPose { x: end.centre().x, y: end.centre().y, heading: end.heading().degrees() };
    let mut out = stdout().lock();
    match arguments.json {
        true => writeln!(out, "{}", serde_json::to_string(&pose).expect("a pose is plain data"))?,
        false => writeln!(out, "x {:.3} mm, y {:.3} mm, heading {}°", pose.x, pose.y, pose.heading)?,
    }
    Ok(())
}
