//! The page: plots and the numbers behind them, in one file that asks nothing of the network and runs no script.

mod curves;
mod map;

use super::super::numbers::{grouped, percent};
use super::super::page::Page;
use super::super::shares::{self, Row};
use super::super::{lengths, plot};
use super::heat::SQUARES;
use super::summary::Summary;

/// The whole page.
pub fn page(summary: &Summary) -> String {
    let mut page = Page::new(&format!("{} games of X-Wing", grouped(summary.common.games)));
    introduction(&mut page, summary);
    victories(&mut page, summary);
    rounds(&mut page, summary);
    damage(&mut page, summary);
    places(&mut page, summary);
    ships(&mut page, summary);
    page.finish()
}

fn introduction(page: &mut Page, summary: &Summary) {
    let run = &summary.common.run;
    page.paragraph(&format!(
        "Seed {}. {} games with {} rounds took {:.1} seconds on {}. The same games again:",
        run.seed,
        grouped(summary.common.games),
        grouped(summary.rounds),
        run.seconds,
        run.threads(),
    ));
    page.code(&run.command);
    let rows = summary.by_side.iter().enumerate().map(|(number, side)| {
        vec![format!("Side {number}"), run.bots[number].clone(), side.points.to_string(), side.squad.clone()]
    });
    page.table("The squads", &["", "Bot", "Points", "Squad"], rows);
}

fn victories(page: &mut Page, summary: &Summary) {
    page.section("Who wins");
    page.paragraph(
        "Each line is the range that holds the true share with 95 % certainty, the dot is the share counted; the dashed \
         line is where both sides would be equal without draws.",
    );
    let sides = summary.by_side.iter().enumerate();
    let rows =
        sides.map(|(number, side)| Row::new(&format!("Side {number}"), &summary.common.run.bots[number], side.share));
    let rows: Vec<_> = rows.collect();
    page.figure("The share of games won by each side", |size| shares::draw(&rows, 0.5, size));
    let sides = summary.by_side.iter().enumerate().map(|(number, side)| {
        let (rate, interval) = percent(&side.share);
        let destroyed = format!("{:.1}", side.points_destroyed.spread.mean);
        vec![format!("Side {number}"), grouped(side.wins), rate, interval, destroyed]
    });
    let (rate, interval) = percent(&summary.draw_share);
    let draws = vec!["Draw".to_owned(), grouped(summary.draws), rate, interval, String::new()];
    let head = ["", "Won", "Share", "95 % interval", "Points destroyed a game"];
    page.table("Games won by side", &head, sides.chain([draws]));
    page.paragraph(&format!(
        "{} games were fought out until a side had no ship left; the others ended by the limit of rounds, where the side \
         that destroyed more points wins.",
        grouped(summary.fought_out)
    ));
    if let Some(sentence) = summary.common.forfeited() {
        page.paragraph(&format!("{sentence}."));
    }
}

fn rounds(page: &mut Page, summary: &Summary) {
    let rounds = &summary.rounds_distribution;
    page.section("How long games take");
    page.paragraph(&format!(
        "Half of the games took at most {} rounds, nine in ten at most {}.",
        rounds.spread.median, rounds.spread.p90
    ));
    page.figure("The share of games by their number of rounds", |size| lengths::draw(rounds, "Rounds", size));
}

fn damage(page: &mut Page, summary: &Summary) {
    page.section("Damage over time");
    page.paragraph(
        "Shields lost and damage cards dealt in each round, from attacks, obstacles and everything else, on average over the \
         games that got so far. Side 0 is the full line with round dots, side 1 the dashed line with squares.",
    );
    page.figure("Damage taken in a round by each side", |size| curves::draw(&summary.by_round, size));
    let rows = summary.by_round.iter().map(|round| {
        let a_game = |count: u64| format!("{:.2}", count as f64 / round.games.max(1) as f64);
        let [first, second] = round.suffered.map(a_game);
        let hit = |side: usize| format!("{} of {}", grouped(round.hits[side]), grouped(round.shots[side]));
        vec![round.round.to_string(), grouped(round.games), first, second, hit(0), hit(1)]
    });
    let head = ["Round", "Games", "Damage to side 0", "Damage to side 1", "Hits of side 0", "Hits of side 1"];
    page.folded_table("Damage and hits by round", &head, rows);
}

fn places(page: &mut Page, summary: &Summary) {
    page.section("Where ships fly");
    let cell = summary.heat[0].iter().chain(&summary.heat[1]).flatten().fold(0.0, |most: f64, share| most.max(*share));
    page.paragraph(&format!(
        "Of all manoeuvres of a side, the share that ended in each of {SQUARES} times {SQUARES} squares of the table, the more the \
         darker; the darkest square has {:.2} %. The edge of side 0 is at the bottom, that of side 1 at the top.",
        cell * 100.0
    ));
    page.figure("Where manoeuvres of each side ended", |size| map::draw(&summary.heat, cell, size));
    for (side, heat) in summary.heat.iter().enumerate() {
        let rows = heat.iter().enumerate().rev().map(|(row, shares)| {
            let cells = shares.iter().map(|share| format!("{:.2}", share * 100.0));
            std::iter::once((row + 1).to_string()).chain(cells).collect()
        });
        let head: Vec<_> = std::iter::once("Row".to_owned()).chain((1..=SQUARES).map(|at| at.to_string())).collect();
        let head: Vec<_> = head.iter().map(String::as_str).collect();
        page.folded_table(&format!("Share of manoeuvres of side {side} by square, in per cent"), &head, rows);
    }
}

fn ships(page: &mut Page, summary: &Summary) {
    page.section("Ships");
    page.paragraph(
        "On average in a game. Damage dealt is what the defender lost from the hit to the end of the attack; damage taken \
         is that from obstacles and cards, too.",
    );
    let rows = summary.by_ship.iter().map(|ship| {
        let a_game = |count: u64| format!("{:.2}", count as f64 / summary.common.games as f64);
        let share = |count: u64| format!("{:.1} %", count as f64 * 100.0 / summary.common.games as f64);
        let [shots, hits, dealt, suffered] = [ship.shots, ship.hits, ship.dealt, ship.suffered].map(a_game);
        vec![
            ship.title.clone(),
            ship.side.to_string(),
            ship.points.to_string(),
            shots,
            hits,
            dealt,
            suffered,
            share(ship.destroyed),
            share(ship.fled),
        ]
    });
    let head = ["", "Side", "Points", "Shots", "Hits", "Damage dealt", "Damage taken", "Destroyed or fled", "Fled"];
    page.table("Ships", &head, rows);
}
