//! Damage over range: two lines, the same numbers in words.

use crate::squads::chart::Chart;
use leptos::prelude::*;
use page_parts::Words;

/// The place of a value: ranges are 100 apart, and the highest value is 70 high.
fn points(values: [f64; 3], most: f64) -> [(f64, f64); 3] {
    [0, 1, 2].map(|range| (40.0 + 105.0 * range as f64, 92.0 - 70.0 * values[range] / most))
}

fn path(points: [(f64, f64); 3]) -> String {
    let [(x, y), (middle_x, middle_y), (far_x, far_y)] = points;
    format!("M{x:.1} {y:.1}L{middle_x:.1} {middle_y:.1}L{far_x:.1} {far_y:.1}")
}

#[component]
pub fn DamageChart(words: Words, attack: u8) -> impl IntoView {
    let agility = RwSignal::new(2_u8);
    let chart = Memo::new(move |_| Chart::new(attack, agility.get()));
    let picture = move || {
        let (chart, texts) = (chart.get(), words.texts());
        let most = chart.focus.iter().copied().fold(0.5, f64::max);
        let (focus, plain) = (points(chart.focus, most), points(chart.plain, most));
        let number = |(x, y): (f64, f64), value: f64, class: &str, down: f64| {
            format!(
                "<text class=\"{class}\" x=\"{x:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
                y + down,
                texts.decimal(value, 1)
            )
        };
        let marks = [0, 1, 2].map(|range| {
            let ((fx, fy), (px, py)) = (focus[range], plain[range]);
            format!(
                "<circle class=\"focus\" cx=\"{fx:.1}\" cy=\"{fy:.1}\" r=\"4.5\"/><rect class=\"plain\" x=\"{:.1}\" y=\"{:.1}\" width=\"8\" height=\"8\"/>{}{}",
                px - 4.0,
                py - 4.0,
                number(focus[range], chart.focus[range], "strong", -9.0),
                number(plain[range], chart.plain[range], "quiet", 17.0)
            )
        });
        let (line, below) = (path(focus), path(plain));
        format!(
            "<path class=\"base\" d=\"M14 92H276\"/><path class=\"wash\" d=\"{line}L250 92L40 92Z\"/><path class=\"focus-line\" d=\"{line}\"/><path class=\"plain-line\" d=\"{below}\"/>{}",
            marks.concat()
        )
    };
    let said = move || {
        let chart = chart.get();
        [1_usize, 2, 3]
            .map(|range| {
                let number = |value: f64| words.texts().decimal(value, 1);
                let arguments = [
                    ("range", range.into()),
                    ("focus", number(chart.focus[range - 1]).into()),
                    ("plain", number(chart.plain[range - 1]).into()),
                ];
                view! { <li>{words.say_with("squads-chart-words", &arguments)}</li> }
            })
            .into_iter()
            .collect_view()
    };
    let ranges = move || {
        [1_u8, 2, 3]
            .map(|range| view! { <span>{words.say_with("squads-chart-range", &[("range", range.into())])}</span> })
            .into_iter()
            .collect_view()
    };
    view! {
        <div class="damage-chart">
            <div class="chart-head"><h3 class="eyebrow">{move || words.say_with("squads-chart", &[("agility", agility.get().into())])}</h3>
                <select aria-label=words.says("squads-chart-agility") on:change=move |event| if let Ok(value) = event_target_value(&event).parse() { agility.set(value); }>
                        {[0_u8, 1, 2, 3, 4].map(|value| view! { <option value=value.to_string() selected=move || agility.get() == value>{value}</option> }).into_iter().collect_view()}
                    </select></div>
            <p class="key" aria-hidden="true"><span class="focus-key"></span>{words.says("squads-chart-focus")}<span class="plain-key"></span>{words.says("squads-chart-plain")}</p>
            <svg viewBox="0 0 290 112" aria-hidden="true" inner_html=picture></svg>
            <p class="ranges" aria-hidden="true">{ranges}</p>
            <ul class="unseen">{said}</ul>
        </div>
    }
}
