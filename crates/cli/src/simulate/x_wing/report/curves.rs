//! Damage by round: a curve for each side.

use super::super::summary::RoundResult;
use super::plot::{DATA, DRAWN, FAINT, INK, MARK, Plot, TEXT};
use plotters::prelude::{
    ChartBuilder, Circle, Color, DashedLineSeries, EmptyElement, IntoFont, LineSeries, Rectangle, Text,
};
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// The mean damage taken by each side, round by round, over the games that got so far.
pub fn draw(rounds: &[RoundResult], plot: Plot) -> String {
    let points = |side: usize| -> Vec<(f64, f64)> {
        let mean = |round: &RoundResult| round.suffered[side] as f64 / round.games.max(1) as f64;
        rounds.iter().map(|round| (round.round as f64, mean(round))).collect()
    };
    let (first, second) = (points(0), points(1));
    let highest = first.iter().chain(&second).map(|(_, damage)| *damage).fold(0.1, f64::max) * 1.18;
    let last = rounds.len().max(2) as f64;
    plot.svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(10)
            .x_label_area_size(44)
            .y_label_area_size(52)
            .build_cartesian_2d(0.7..last + 0.3, 0.0..highest)
            .expect(DRAWN);
        chart
            .configure_mesh()
            .light_line_style(FAINT.mix(0.0))
            .bold_line_style(FAINT)
            .disable_x_mesh()
            .x_labels(rounds.len().clamp(2, (plot.width / 45) as usize))
            .y_labels(6)
            .x_label_formatter(&|round| format!("{round:.0}"))
            .y_label_formatter(&|damage| format!("{damage:.1}"))
            .label_style(("sans-serif", TEXT - 1).into_font().color(&INK))
            .axis_desc_style(("sans-serif", TEXT).into_font().color(&INK))
            .x_desc("Round")
            .y_desc("Damage taken a game")
            .draw()
            .expect(DRAWN);
        chart.draw_series(LineSeries::new(first.clone(), DATA.stroke_width(3))).expect(DRAWN);
        chart.draw_series(DashedLineSeries::new(second.clone(), 9, 6, MARK.stroke_width(3))).expect(DRAWN);
        chart.draw_series(first.iter().map(|at| Circle::new(*at, 5, DATA.filled()))).expect(DRAWN);
        let square = |at: &(f64, f64)| EmptyElement::at(*at) + Rectangle::new([(-4, -4), (4, 4)], MARK.filled());
        chart.draw_series(second.iter().map(square)).expect(DRAWN);
        for (row, (name, ink)) in [("side 0, full line", DATA), ("side 1, dashed", MARK)].into_iter().enumerate() {
            let style = ("sans-serif", TEXT).into_font().color(&ink).pos(Pos::new(HPos::Right, VPos::Top));
            let place = (last + 0.2, highest * (0.985 - 0.07 * row as f64 * 400.0 / f64::from(plot.height)));
            chart.draw_series([Text::new(name, place, style)]).expect(DRAWN);
        }
    })
}
