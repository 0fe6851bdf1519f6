//! A look at a game as a page, in one file that asks nothing of the network and runs no script.

use super::figures::Analysis;
use super::print::{percent, points, worth_telling};
use crate::simulate::page::Page;
use crate::simulate::plot::{DATA, DRAWN, FAINT, INK, MARK, Plot, TEXT};
use plotters::prelude::{ChartBuilder, Circle, Color, IntoFont, LineSeries, PathElement};

/// The whole page.
pub fn page(analysis: &Analysis) -> String {
    let mut page = Page::new(&format!("A game of {}, looked at again", analysis.game));
    page.paragraph("How likely each player was to win, by playing every position on, and what the best bot would have chosen. The same numbers again:");
    page.code(&analysis.command);
    page.section("The course of the game");
    let first = &analysis.players[0].name;
    page.paragraph(&format!(
        "The chance of {first} to win, after each input of the record. Thin lines are beginnings of rounds; dots are the decisions that cost most."
    ));
    page.figure(&format!("The chance of {first} in the course of the game"), |plot| draw(analysis, plot));
    let names: Vec<_> = analysis.players.iter().map(|player| player.name.as_str()).collect();
    let rows = analysis.course.iter().map(|moment| {
        std::iter::once(moment.input.to_string()).chain(moment.chances.iter().map(|chance| percent(*chance))).collect()
    });
    page.folded_table("Chances after each input", &[&["Input"][..], &names].concat(), rows);
    luck(&mut page, analysis);
    decisions(&mut page, analysis);
    page.finish()
}

fn luck(page: &mut Page, analysis: &Analysis) {
    page.section("Luck and skill");
    page.paragraph(
        "Luck is what dice and draws gave, in points of a hundred, against what was to be expected of them. Choices is what everybody's choices gave, against \
         what is usually chosen. The cost is what a player's own choices cost against the best, by what the player could know.",
    );
    let rows = analysis.players.iter().map(|player| {
        let luck = format!("{} (± {:.1})", points(player.luck), player.luck_error * 100.0);
        let cost = format!("{:.1}", player.cost * 100.0);
        let (start, end) = (percent(player.start), percent(player.end));
        vec![player.name.clone(), start, luck, points(player.playing), points(player.table), end, cost]
    });
    let head = ["", "At the start", "Luck", "Choices", "Words of the table", "At the end", "Own cost"];
    page.table("What each player's game was made of", &head, rows);
}

fn decisions(page: &mut Page, analysis: &Analysis) {
    page.section("The decisions that cost most");
    let rows: Vec<Vec<String>> = worth_telling(analysis)
        .map(|decision| {
            let place = format!("input {}, round {}", decision.input, decision.round);
            let chosen = format!("{} ({})", decision.chosen, percent(decision.chance));
            let better = format!("{} ({})", decision.better, percent(decision.better_chance));
            vec![place, decision.player.clone(), chosen, better, format!("{:.1}", decision.cost * 100.0)]
        })
        .collect();
    match rows.is_empty() {
        true => page.paragraph("No decision cost a point or more."),
        false => page.table("The most expensive first", &["", "Player", "Chosen", "Better", "Points"], rows),
    }
}

fn draw(analysis: &Analysis, plot: Plot) -> String {
    let last = (analysis.course.len() - 1).max(1) as f64;
    let chance = |place: usize| analysis.course[place].chances[0] * 100.0;
    plot.svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .x_label_area_size(44)
            .y_label_area_size(52)
            .build_cartesian_2d(0.0..last, 0.0..100.0)
            .expect(DRAWN);
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(FAINT.mix(0.0))
            .bold_line_style(FAINT)
            .x_labels((plot.width / 90) as usize)
            .x_label_formatter(&|input| format!("{input:.0}"))
            .y_label_formatter(&|chance| format!("{chance:.0} %"))
            .label_style(("sans-serif", TEXT - 1).into_font().color(&INK))
            .axis_desc_style(("sans-serif", TEXT).into_font().color(&INK))
            .x_desc("Inputs")
            .draw()
            .expect(DRAWN);
        for place in &analysis.rounds {
            let line = PathElement::new([(*place as f64, 0.0), (*place as f64, 100.0)], FAINT);
            chart.draw_series([line]).expect(DRAWN);
        }
        let course = (0..analysis.course.len()).map(|place| (place as f64, chance(place)));
        chart.draw_series(LineSeries::new(course, DATA.stroke_width(2))).expect(DRAWN);
        let dots = worth_telling(analysis)
            .map(|decision| Circle::new((decision.place as f64, chance(decision.place)), 5, MARK.filled()));
        chart.draw_series(dots).expect(DRAWN);
    })
}
