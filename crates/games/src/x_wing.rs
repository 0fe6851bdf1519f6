//! What X-Wing brings beside its rules.

use crate::Listed;
use bots::Roster;
use protocol::Refusal;
use protocol::referee::parse;
use serde::Deserialize;
use serde_json::Value;
use x_wing::{Options, Setup, Squad, XWing};
use x_wing_squads::{UnreadableSquad, read_line, read_xws_value};

impl Listed for XWing {
    const BOTS: Roster<XWing> = x_wing_bots::BOTS;

    type Scenes = x_wing_scenes::XWingScenes;

    fn setup_asked(asked: Value) -> Result<Setup, Refusal> {
        setup(asked)
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Asked {
    squads: [Value; 2],
    #[serde(default)]
    options: Options,
}

/// Two squads, each as a line of text, as the JSON of squad builders (XWS) or as in a record, and what was agreed.
fn setup(asked: Value) -> Result<Setup, Refusal> {
    let Asked { squads: [first, second], options } = parse(asked)?;
    let squad = |asked, field| squad(asked).map_err(|refusal| refusal.inside(field));
    Ok(Setup { squads: [squad(first, "squads[0]")?, squad(second, "squads[1]")?], options })
}

fn squad(asked: Value) -> Result<Squad, Refusal> {
    let unreadable = |error: UnreadableSquad| Refusal::new("bad-setup", error.to_string());
    match asked {
        Value::String(line) => read_line(&line).map_err(unreadable),
        list if list.get("pilots").is_some() => read_xws_value(&list).map_err(unreadable),
        whole => parse(whole),
    }
}
