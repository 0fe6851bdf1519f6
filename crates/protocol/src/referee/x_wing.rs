//! How a request sets up a game of X-Wing.

use super::request::parse;
use crate::Refusal;
use serde::Deserialize;
use serde_json::Value;
use x_wing::{Options, Setup, Squad, UnreadableSquad};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    squads: [Value; 2],
    #[serde(default)]
    options: Options,
}

/// Two squads, each as a line of text, as the JSON of squad builders (XWS) or as in a record, and what was agreed.
pub(super) fn setup(asked: Value) -> Result<Setup, Refusal> {
    let Asked { squads: [first, second], options } = parse(asked)?;
    Ok(Setup { squads: [squad(first)?, squad(second)?], options })
}

fn squad(asked: Value) -> Result<Squad, Refusal> {
    let unreadable = |error: UnreadableSquad| Refusal::new("bad-setup", error.to_string());
    match asked {
        Value::String(line) => Squad::line(&line).map_err(unreadable),
        list if list.get("pilots").is_some() => Squad::from_xws(&list).map_err(unreadable),
        whole => parse(whole),
    }
}
