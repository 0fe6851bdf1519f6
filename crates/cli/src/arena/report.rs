//! The page: plots and the numbers behind them, in one file that asks nothing of the network and runs no script.

use super::summary::{Entrant, Summary};
use crate::simulate::numbers::{grouped, percent};
use crate::simulate::page::Page;
use crate::simulate::plot::{DATA, DRAWN, FAINT, INK, Plot, TEXT};
use crate::simulate::shares::{self, Row};
use plotters::prelude::{ChartBuilder, Circle, Color, IntoFont, PathElement, Text};

/// The whole page.
pub fn page(summary: &Summary) -> String {
    let [one, several] = summary.compared.words();
    let (games, game) = (grouped(summary.games), summary.game);
    let mut page = Page::new(&format!("{games} games between {several} of {game}"));
    page.paragraph(&format!(
        "Every two {several} that met played sets of games with the same chance and the seats changed, {} a choice, {:.1} seconds in all. The same \
         games again:",
        summary.budget, summary.seconds
    ));
    page.code(&summary.command);
    strengths(&mut page, summary, one, several);
    pairings(&mut page, summary, one, several);
    if let Some(sentence) = summary.forfeited() {
        page.paragraph(&format!("{sentence}."));
    }
    page.finish()
}

fn strengths(page: &mut Page, summary: &Summary, one: &str, several: &str) {
    page.section("How strong they are");
    page.paragraph(&format!(
        "In Elo points: 400 more mean ten victories for each defeat, and the mean of all {several} is 0. Each line is the range that \
         holds the true number with 95 % certainty."
    ));
    page.figure(&format!("The strength of each {one}"), |plot| draw(&summary.bots, plot));
    let rows = summary.bots.iter().map(|bot| {
        let interval = format!("{:+.0} to {:+.0}", bot.low, bot.high);
        let against = summary.bots.iter().map(|other| {
            let share = summary.share(&bot.bot, &other.bot).filter(|_| other.bot != bot.bot);
            share.map_or(String::new(), |share| percent(&share).0)
        });
        [bot.bot.clone(), format!("{:+.0}", bot.elo), interval].into_iter().chain(against).collect()
    });
    let names = summary.bots.iter().map(|bot| bot.bot.as_str());
    let head: Vec<_> = ["", "Elo", "95 % interval"].into_iter().chain(names).collect();
    page.table("Strength, and the share of victories against each other", &head, rows);
}

fn pairings(page: &mut Page, summary: &Summary, one: &str, several: &str) {
    page.section("Every two of them");
    page.paragraph(&format!(
        "The share of victories of the first {one}. The dashed line is where both would be equal."
    ));
    let row = |two: &super::summary::Two| Row::new(&two.first, &format!("against {}", two.second), two.share);
    let rows: Vec<_> = summary.pairings.iter().map(row).collect();
    page.figure(&format!("The share of victories of the first of every two {several}"), |plot| {
        shares::draw(&rows, 0.5, plot)
    });
    let rows = summary.pairings.iter().map(|two| {
        let (rate, interval) = percent(&two.share);
        let verdict = two.stronger.as_ref().map_or("not decided".to_owned(), |bot| format!("{bot} is the stronger"));
        vec![format!("{} against {}", two.first, two.second), grouped(two.games), rate, interval, verdict]
    });
    page.table(
        &format!("Games between every two {several}"),
        &["", "Games", "Share", "95 % interval", "Sequential test"],
        rows,
    );
}

/// A line of text, an interval and a dot for each bot.
fn draw(bots: &[Entrant], plot: Plot) -> String {
    let low = bots.iter().map(|bot| bot.low).fold(0.0, f64::min) - 20.0;
    let high = bots.iter().map(|bot| bot.high).fold(0.0, f64::max) + 20.0;
    let plot = Plot { height: 56 * bots.len() as u32 + 70, ..plot };
    plot.svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .x_label_area_size(44)
            .build_cartesian_2d(low..high, -(bots.len() as f64)..0.0)
            .expect(DRAWN);
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .light_line_style(FAINT.mix(0.0))
            .bold_line_style(FAINT)
            .x_labels((plot.width / 90) as usize)
            .x_label_formatter(&|elo| format!("{elo:+.0}"))
            .label_style(("sans-serif", TEXT - 1).into_font().color(&INK))
            .axis_desc_style(("sans-serif", TEXT).into_font().color(&INK))
            .x_desc("Elo")
            .draw()
            .expect(DRAWN);
        for (row, bot) in bots.iter().enumerate() {
            let (top, middle) = (-(row as f64) - 0.06, -(row as f64) - 0.68);
            let style = ("sans-serif", TEXT).into_font().color(&INK);
            let text = format!("{}: {:+.0} ({:+.0} to {:+.0})", bot.bot, bot.elo, bot.low, bot.high);
            chart.draw_series([Text::new(text, (low, top), style)]).expect(DRAWN);
            let line = PathElement::new([(bot.low, middle), (bot.high, middle)], DATA.stroke_width(3));
            chart.draw_series([line]).expect(DRAWN);
            chart.draw_series([Circle::new((bot.elo, middle), 6, DATA.filled())]).expect(DRAWN);
        }
    })
}
