//! How many games took how long.

use super::outcome::Counted;
use super::plot::{DATA, DRAWN, FAINT, INK, MARK, Plot, TEXT};
use plotters::prelude::{ChartBuilder, Color, IntoFont, PathElement, Rectangle, Text};
use plotters::style::text_anchor::{HPos, Pos, VPos};

/// Bars, each of a few numbers of turns or rounds, and a line at the median.
pub fn draw(turns: &Counted, unit: &str, plot: Plot) -> String {
    let bins = bins(turns, plot.width / 20);
    let total: u64 = turns.counts.iter().map(|(_, count)| count).sum();
    let share = |count: u64| count as f64 * 100.0 / total.max(1) as f64;
    let highest = bins.iter().map(|bin| share(bin.count)).fold(0.0, f64::max) * 1.15;
    let (first, last) = (bins.first().map_or(0, |bin| bin.from), bins.last().map_or(1, |bin| bin.to));
    plot.svg(|area| {
        let mut chart = ChartBuilder::on(area)
            .margin(8)
            .x_label_area_size(44)
            .y_label_area_size(52)
            .build_cartesian_2d(f64::from(first)..f64::from(last), 0.0..highest)
            .expect(DRAWN);
        chart
            .configure_mesh()
            .disable_x_mesh()
            .light_line_style(FAINT.mix(0.0))
            .bold_line_style(FAINT)
            .x_labels((plot.width / 70) as usize)
            .y_labels(6)
            .x_label_formatter(&|turns| format!("{turns:.0}"))
            .y_label_formatter(&|share| format!("{share:.0} %"))
            .label_style(("sans-serif", TEXT - 1).into_font().color(&INK))
            .axis_desc_style(("sans-serif", TEXT).into_font().color(&INK))
            .x_desc(unit)
            .draw()
            .expect(DRAWN);
        let bars = bins.iter().map(|bin| {
            let corners = [(f64::from(bin.from), 0.0), (f64::from(bin.to), share(bin.count))];
            let mut bar = Rectangle::new(corners, DATA.filled());
            bar.set_margin(0, 0, 1, 1);
            bar
        });
        chart.draw_series(bars).expect(DRAWN);
        let median = f64::from(turns.spread.median) + 0.5;
        chart
            .draw_series([PathElement::new([(median, 0.0), (median, highest * 0.97)], MARK.stroke_width(2))])
            .expect(DRAWN);
        let right = turns.spread.median > first.midpoint(last);
        let (side, aside) = if right { (HPos::Right, -1.0) } else { (HPos::Left, 1.0) };
        let style = ("sans-serif", TEXT).into_font().color(&MARK).pos(Pos::new(side, VPos::Top));
        let aside = aside * f64::from(last - first) * 0.01;
        let label = format!("median {}", turns.spread.median);
        chart.draw_series([Text::new(label, (median + aside, highest * 0.99), style)]).expect(DRAWN);
    })
}

/// From `from` up to but not including `to`.
struct Bin {
    from: u32,
    to: u32,
    count: u64,
}

/// At most this many bins, all of the same width.
fn bins(turns: &Counted, most: u32) -> Vec<Bin> {
    let (min, max) = (turns.spread.min, turns.spread.max);
    let width = (max - min + 1).div_ceil(most.max(1)).max(1);
    let mut bins: Vec<_> =
        (min..=max).step_by(width as usize).map(|from| Bin { from, to: from + width, count: 0 }).collect();
    for (number, count) in &turns.counts {
        bins[((number - min) / width) as usize].count += count;
    }
    bins
}
