//! All rules, to read.

use crate::ui::state::state;
use leptos::prelude::*;

/// Every statement by section; one of them can be pointed at.
#[component]
pub fn RulesPage(id: Option<String>) -> impl IntoView {
    let state = state();
    if let Some(wanted) = id.clone() {
        request_animation_frame(move || {
            if let Some(rule) = document().get_element_by_id(&wanted) {
                rule.scroll_into_view();
            }
        });
    }
    let sections = move || {
        let texts = state.texts();
        let mut sections: Vec<(String, Vec<(&'static str, String)>)> = Vec::new();
        for rule in rulebook::SUPER_TEAMS.rules().chain(rulebook::TABLE.rules()) {
            let prefix = rule.id.rsplit_once('-').map_or(rule.id, |(prefix, _)| prefix);
            let heading = texts.message(&format!("rule-section-{prefix}"), &[]);
            if sections.last().is_none_or(|(last, _)| *last != heading) {
                sections.push((heading, Vec::new()));
            }
            if let Some((_, rules)) = sections.last_mut() {
                rules.push((rule.id, texts.rule(rule.id).unwrap_or_default()));
            }
        }
        let wanted = id.clone();
        let show = move |(heading, rules): (String, Vec<(&'static str, String)>)| {
            let rows = rules.into_iter().map(|(id, statement)| {
                let here = wanted.as_deref() == Some(id);
                view! { <dt id=id class:here=here>{id}</dt><dd class:here=here>{statement}</dd> }
            });
            view! { <section><h2>{heading}</h2><dl>{rows.collect_view()}</dl></section> }
        };
        sections.into_iter().map(show).collect_view()
    };
    view! {
        <main class="page rules">
            <h1>{move || state.say("web-rules-title")}</h1>
            {sections}
        </main>
    }
}
