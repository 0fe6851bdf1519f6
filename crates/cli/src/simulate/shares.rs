//! The share of games that each seat or side won, with its interval.

use super::interval::Share;
use super::numbers::percent;
use super::plot::{DATA, DRAWN, FAINT, INK, MARK, Plot, TEXT};
use plotters::prelude::{ChartBuilder, Circle, Color, DashedLineSeries, IntoFont, PathElement, Text};

/// Who won so often.
pub struct Row {
    label: String,
    share: Share,
}

impl Row {
    /// A row about a seat or a side, and who played it.
    pub fn new(name: &str, who: &str, share: Share) -> Row {
        Row { label: format!("{name}, {}", shortened(who)), share }
    }
}

/// A line of text, an interval and a dot for each row, and a line where all would be equal.
pub fn draw(seats: &[Row], equal: f64, plot: Plot) -> String {
    let low = seats.iter().map(|seat| seat.share.low).fold(equal, f64::min);
    let high = seats.iter().map(|seat| seat.share.high).fold(equal, f64::max);
    let room = ((high - low) * 0.15).max(0.01);
    let (low, high) = ((low - room).max(-0.02), (high + room).min(1.02));
    let rows = seats.len() as f64;
    let plot = Plot { height: 64 * seats.len() as u32 + 70, ..plot };
    plot.svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(12)
            .x_label_area_size(44)
            .build_cartesian_2d(low..high, -rows..0.0)
            .expect(DRAWN);
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .light_line_style(FAINT.mix(0.0))
            .bold_line_style(FAINT)
            .x_labels((plot.width / 90) as usize)
            .x_label_formatter(&|share| format!("{:.1} %", share * 100.0))
            .label_style(("sans-serif", TEXT - 1).into_font().color(&INK))
            .axis_desc_style(("sans-serif", TEXT).into_font().color(&INK))
            .x_desc("Share of games won")
            .draw()
            .expect(DRAWN);
        for (row, seat) in seats.iter().enumerate() {
            let (top, middle) = (-(row as f64) - 0.06, -(row as f64) - 0.68);
            let (rate, interval) = percent(&seat.share);
            let text = format!("{}: {rate} ({interval})", seat.label);
            let style = ("sans-serif", TEXT).into_font().color(&INK);
            chart.draw_series([Text::new(text, (low, top), style)]).expect(DRAWN);
            let line = [(equal, middle - 0.32), (equal, middle + 0.24)];
            chart.draw_series(DashedLineSeries::new(line, 6, 4, MARK.stroke_width(2))).expect(DRAWN);
            let bar = |from: (f64, f64), to: (f64, f64)| PathElement::new([from, to], DATA.stroke_width(3));
            let share = seat.share;
            let end = |at: f64| bar((at, middle - 0.12), (at, middle + 0.12));
            chart
                .draw_series([bar((share.low, middle), (share.high, middle)), end(share.low), end(share.high)])
                .expect(DRAWN);
            chart.draw_series([Circle::new((share.rate, middle), 6, DATA.filled())]).expect(DRAWN);
        }
    })
}

/// A program's command line can be long.
fn shortened(bot: &str) -> String {
    if bot.chars().count() <= 24 {
        return bot.to_owned();
    }
    bot.chars().take(23).chain(['…']).collect()
}
