//! `holotable join`: a bot of one's own takes a seat in a room of a running server, as any player would.

mod address;
mod connection;
mod guest;
mod known;
mod player;

use crate::failure::Failure;
use crate::simulate::budget::Allowance;
use address::Address;
use clap::Args;
use connection::{Connection, NoConnection, Told};
use games::with_game;
use guest::Guest;
use room_protocol::Refusal;
use std::io::{Write, stdout};
use text::{Language, Texts};

/// Lets a bot, or a program of your own, take a seat in a room and play
#[derive(Args)]
#[command(
    after_help = "It plays game after game until it is stopped (Ctrl-C), and goes on when the connection was lost.\n\
    Example: holotable join http://localhost:7788/#/room/ab3cd4ef5gh6 --bot \"exec:python3 examples/seat_bot.py\""
)]
pub struct Arguments {
    /// The link of the room, as the page shows it
    #[arg(value_name = "URL")]
    link: String,
    /// Who plays: a bot by its name, or exec:COMMAND for a program that speaks the seat protocol
    #[arg(long, value_name = "NAME|exec:COMMAND")]
    bot: String,
    /// What it is called at the table
    #[arg(long, value_name = "NAME")]
    name: Option<String>,
    /// Which seat it takes, counted from 1; otherwise the first that is free
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=8))]
    seat: Option<u8>,
    /// The squad that it brings to X-Wing, as a line of text
    #[arg(long, value_name = "SQUAD")]
    squad: Option<String>,
    /// How much it thinks about a choice: rounds of search, as in 1000, or time, as in 50ms
    #[arg(long, value_name = "BUDGET", default_value = "1000ms")]
    budget: Allowance,
    /// Leave after one game
    #[arg(long)]
    once: bool,
}

/// Plays until it is told to stop, or cannot go on.
pub fn run(arguments: Arguments) -> Result<(), Failure> {
    let address = arguments.link.parse().map_err(Failure::Unusable)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|error| Failure::Unusable(format!("cannot begin: {error}")))?;
    runtime.block_on(join(address, arguments))
}

async fn join(address: Address, arguments: Arguments) -> Result<(), Failure> {
    let mut cookie = None;
    let mut connection = Connection::open(&address, &mut cookie).await.map_err(|no| match no {
        NoConnection::Never(why) => Failure::Unusable(why),
        NoConnection::NotNow(why) => Failure::Unusable(format!("{} cannot be reached: {why}", address.host())),
    })?;
    let gone = |_| Failure::Unusable(format!("{} closed the connection without a word", address.host()));
    let all = match connection.hear().await.map_err(gone)? {
        Told::No(no) => return Err(Failure::Unusable(sentence(&no))),
        told => told,
    };
    let known = known::Known::new(all).ok_or_else(|| Failure::Unusable(unknown_words(&address)))?;
    let plays = known.room.plays.clone();
    with_game!(
        plays.as_str(),
        G => Guest::<G>::new(address, arguments, cookie, known)?.play(connection).await,
        unknown => Err(Failure::Unusable(format!(
            "in this room `{unknown}` is played, which this program does not know; it knows {}", games::names()
        )))
    )
}

fn unknown_words(address: &Address) -> String {
    format!("{} speaks in a way that this program does not understand; is one of the two older?", address.host())
}

/// Why something was refused, with all that is wrong.
fn sentence(no: &Refusal) -> String {
    let texts = Texts::new(Language::En);
    let id = format!("room-refused-{}", no.reason);
    let said = match texts.has(&id) {
        true => texts.message(&id, &[]),
        false => text::refusal(Language::En, &no.reason),
    };
    [&[said], no.details.as_slice()].concat().join(" ")
}

/// Says how it goes.
fn tell(line: &str) -> Result<(), Failure> {
    let mut out = stdout();
    writeln!(out, "{line}")?;
    Ok(out.flush()?)
}
