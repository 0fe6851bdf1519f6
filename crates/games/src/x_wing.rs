//! What X-Wing brings beside its rules.

use crate::{Listed, Playable, ReadOut};
use bots::{Advisor, Roster};
use protocol::Refusal;
use protocol::referee::parse;
use serde::Deserialize;
use serde_json::Value;
use x_wing::{Options, Setup, Squad, XWing};
use x_wing_squads::{UnreadableSquad, read_line, read_xws_value};

impl Playable for XWing {
    const BOTS: Roster<XWing> = x_wing_bots::BOTS;
    const ADVISOR: fn() -> Box<dyn Advisor<XWing> + Send> = x_wing_bots::advisor;
    const STAND_IN: &str = "hunter-1";
}

impl Listed for XWing {
    type Scenes = x_wing_scenes::XWingScenes;

    const ENTRANTS: Roster<XWing> = x_wing_bots::ENTRANTS;

    const PAGE: &str = "x-wing.html";

    const READ_OUT: Option<ReadOut> = Some(read_out);

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

/// Squads in what is said in a room: a line of text or a squad builder's list becomes what a record has.
fn read_out(said: &mut Value) -> Result<(), String> {
    let mut places = vec!["/bring".to_owned()];
    for list in ["/squads", "/options/squads"] {
        let count = said.pointer(list).and_then(Value::as_array).map_or(0, Vec::len);
        places.extend((0..count).map(|place| format!("{list}/{place}")));
    }
    for place in places {
        let Some(written) = said.pointer_mut(&place) else { continue };
        let squad = match &*written {
            Value::String(line) => read_line(line),
            list if list.get("pilots").is_some() => read_xws_value(list),
            _ => continue,
        };
        *written =
            serde_json::to_value(squad.map_err(|error| error.to_string())?).map_err(|error| error.to_string())?;
    }
    Ok(())
}
