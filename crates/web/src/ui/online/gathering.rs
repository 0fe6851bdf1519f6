//! Before the game: the seats with their colours, and what is played.

use crate::messages::{ClientMessage, Options};
use crate::ui::online::Link;
use crate::ui::online::options::OptionsForm;
use crate::ui::parts::badges;
use crate::ui::state::state;
use leptos::prelude::*;
use page_parts::room::{Gathering, SeatSigns};

/// A room in which people gather.
#[component]
pub fn BeforeGame(link: Link) -> impl IntoView {
    let state = state();
    let bot_called = move |bot: &str| state.say(&format!("web-bot-{bot}"));
    let colours = move |index: usize| {
        link.known(|online| online.room.seats.get(index).map(|seat| seat.game.colours.clone())).flatten()
    };
    let signs = SeatSigns {
        bots: Callback::new(move |()| super_teams_bots::LEVELS.map(|bot| (bot, bot_called(bot))).to_vec()),
        bot_name: Callback::new(move |(index, bot): (usize, String)| {
            let name = state.say_with("web-bot-name", &[("number", (index as i64 + 1).into())]);
            state.say_with("web-bot-of-level", &[("name", name.into()), ("bot", bot_called(&bot).into())])
        }),
        sign: Callback::new(move |index| badges(state, &colours(index).unwrap_or_default()).into_any()),
        below: Callback::new(|_| ().into_any()),
    };
    let options = Signal::derive(move || link.known(|online| online.room.options.clone()).unwrap_or_default());
    let decide = Callback::new(move |options: Options| link.say(&ClientMessage::Options(options)));
    view! { <Gathering link opened=state.opened signs><OptionsForm options decide/></Gathering> }
}
