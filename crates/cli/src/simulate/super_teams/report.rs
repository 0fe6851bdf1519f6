//! The page: plots and the numbers behind them, in one file that asks nothing of the network and runs no script.

mod bars;
mod track;

use super::super::numbers::{grouped, percent};
use super::super::page::Page;
use super::super::shares::{self, Row};
use super::super::{lengths, plot};
use super::summary::Summary;
use super_teams::boards::DrawnBoard;

/// The whole page.
pub fn page(summary: &Summary, drawn: &DrawnBoard) -> String {
    let title = format!("{} games of Super Teams on the {} board", grouped(summary.common.games), summary.board);
    let mut page = Page::new(&title);
    introduction(&mut page, summary);
    turns(&mut page, summary);
    victories(&mut page, summary);
    track(&mut page, summary, drawn);
    bonus_cards(&mut page, summary);
    page.finish()
}

fn introduction(page: &mut Page, summary: &Summary) {
    let run = &summary.common.run;
    page.paragraph(&format!(
        "{} players, seed {}. {} games with {} turns took {:.1} seconds on {}. The same games again:",
        run.players,
        run.seed,
        grouped(summary.common.games),
        grouped(summary.turns),
        run.seconds,
        run.threads(),
    ));
    page.code(&run.command);
}

fn turns(page: &mut Page, summary: &Summary) {
    let turns = &summary.turns_distribution;
    page.section("How long games take");
    page.paragraph(&format!(
        "A turn is one movement card played. Half of the games took at most {} turns, nine in ten at most {}.",
        turns.spread.median, turns.spread.p90
    ));
    page.figure("The share of games by their number of turns", |size| lengths::draw(turns, "Turns", size));
    let rows = [("Turns", turns), ("Rounds", &summary.rounds_distribution)].map(|(name, counted)| {
        let spread = counted.spread;
        let mean = format!("{:.1}", spread.mean);
        vec![
            name.to_owned(),
            spread.min.to_string(),
            spread.median.to_string(),
            mean,
            spread.p90.to_string(),
            spread.max.to_string(),
        ]
    });
    page.table("Turns and rounds a game", &["", "Fewest", "Median", "Mean", "90 % at most", "Most"], rows);
}

fn victories(page: &mut Page, summary: &Summary) {
    page.section("Who wins");
    page.paragraph(
        "Each line is the range that holds the true share with 95 % certainty, the dot is the share counted; the dashed \
         line is where all sides would be equal.",
    );
    let equal = if summary.common.run.players == 3 { 1.0 / 3.0 } else { 0.5 };
    let rows: Vec<_> =
        summary.by_seat.iter().map(|seat| Row::new(&format!("Seat {}", seat.seat), &seat.bot, seat.share)).collect();
    page.figure("The share of games won by each seat", |size| shares::draw(&rows, equal, size));
    let by_seat = summary.by_seat.iter().map(|seat| {
        let (rate, interval) = percent(&seat.share);
        vec![format!("Seat {}", seat.seat), seat.bot.clone(), grouped(seat.wins), rate, interval]
    });
    page.table("Games won by seat", &["", "Bot", "Won", "Share", "95 % interval"], by_seat);
    let by_bot = summary.common.by_bot.iter().map(|bot| {
        let (rate, interval) = percent(&bot.share);
        let seats: Vec<_> = bot.seats.iter().map(ToString::to_string).collect();
        vec![bot.bot.clone(), seats.join(", "), rate, interval]
    });
    page.table("Share of games won by a seat of each bot", &["", "Seats", "Share", "95 % interval"], by_bot);
    if let Some(sentence) = summary.common.forfeited() {
        page.paragraph(&format!("{sentence}."));
    }
    page.paragraph(&format!("Opposing sides shared the victory in {} games.", grouped(summary.shared)));
}

fn track(page: &mut Page, summary: &Summary, drawn: &DrawnBoard) {
    page.section("Where ships spend their time");
    page.paragraph(
        "Of all turns of all ships under way, the share in which a ship stood on each space, in per cent; the more, the \
         darker. Below each space its number and kind: S start, B bonus, H hyperspace, A asteroid field, M Maw, F final \
         planet, nothing for a normal space.",
    );
    page.wide_figure("The board with the share of time on each space", &track::draw(summary, drawn));
    let rows = summary
        .spaces
        .iter()
        .map(|space| vec![space.space.to_string(), space.kind.clone(), format!("{:.2} %", space.share * 100.0)]);
    page.folded_table("Share of time on each space", &["Space", "Kind", "Share"], rows);
    let a_game = summary.thrown_back as f64 / summary.common.games as f64;
    page.paragraph(&format!("The Maw threw a ship back {a_game:.1} times a game."));
}

fn bonus_cards(page: &mut Page, summary: &Summary) {
    page.section("Bonus cards");
    page.paragraph("How many of each kind were drawn (outlined) and played (filled) in a game.");
    page.figure("Bonus cards drawn and played in a game, by kind", |size| {
        bars::draw(&summary.bonus, summary.common.games, size)
    });
    let a_game = |count: u64| format!("{:.2}", count as f64 / summary.common.games as f64);
    let rows = summary.bonus.iter().map(|bonus| {
        vec![
            bonus.kind.name().to_owned(),
            grouped(bonus.drawn),
            grouped(bonus.played),
            a_game(bonus.drawn),
            a_game(bonus.played),
        ]
    });
    page.table("Bonus cards", &["", "Drawn", "Played", "Drawn a game", "Played a game"], rows);
}
