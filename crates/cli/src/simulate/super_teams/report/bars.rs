//! Bonus cards drawn and played, by kind.

use super::super::summary::BonusResult;
use super::plot::{DATA, DRAWN, INK, Plot, TEXT};
use plotters::prelude::{ChartBuilder, Color, IntoFont, Rectangle, Text};
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// For each kind an outlined bar for those drawn and a filled one for those played, with their numbers.
pub fn draw(bonus: &[BonusResult], games: u64, plot: Plot) -> String {
    let a_game = |count: u64| count as f64 / games as f64;
    let most = bonus.iter().map(|bonus| a_game(bonus.drawn)).fold(0.01, f64::max) * 1.4;
    let plot = Plot { height: 72 * bonus.len() as u32 + 16, ..plot };
    plot.svg(|area| {
        let mut chart =
            ChartBuilder::on(area).margin(8).build_cartesian_2d(0.0..most, -(bonus.len() as f64)..0.0).expect(DRAWN);
        for (row, bonus) in bonus.iter().enumerate() {
            let top = -(row as f64);
            let style = || ("sans-serif", TEXT).into_font().color(&INK);
            let name = Text::new(bonus.kind.name().to_owned(), (0.0, top - 0.04), style());
            chart.draw_series([name]).expect(DRAWN);
            let bars = [
                (a_game(bonus.drawn), "drawn", DATA.stroke_width(2), 0.32),
                (a_game(bonus.played), "played", DATA.filled(), 0.62),
            ];
            for (count, what, style_of_bar, below) in bars {
                let corners = [(0.0, top - below), (count, top - below - 0.24)];
                chart.draw_series([Rectangle::new(corners, style_of_bar)]).expect(DRAWN);
                let place = (count + most * 0.01, top - below - 0.12);
                let style = style().pos(Pos::new(HPos::Left, VPos::Center));
                let label = Text::new(format!("{count:.2} {what}"), place, style);
                chart.draw_series([label]).expect(DRAWN);
            }
        }
    })
}
