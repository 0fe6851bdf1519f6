//! Nothing there yet, on its way, and gone wrong: each with a picture and a sentence.

use leptos::prelude::*;

/// Nothing is there: the outline of what will be, a sentence, and what to do.
#[component]
pub fn Empty(#[prop(into)] says: Signal<String>, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <div class="state">
            <svg viewBox="0 0 96 96" aria-hidden="true">
                <path d="M48 12 62 44 48 38 34 44Z" fill="none" stroke="var(--light)" stroke-width="2.5" stroke-dasharray="5 5"/>
                <ellipse cx="48" cy="72" rx="38" ry="12" fill="none" stroke="var(--line-2)" stroke-width="2.5" stroke-dasharray="6 6"/>
            </svg>
            <p>{says}</p>
            {children.map(|children| children())}
        </div>
    }
}

/// On its way; not shown before it has taken a moment.
#[component]
pub fn Loading(#[prop(into)] says: Signal<String>) -> impl IntoView {
    view! {
        <div class="state loading" role="status">
            <svg class="team-red" viewBox="-84 -84 168 168" aria-hidden="true">
                <circle class="ring" r="76"/><circle class="run" r="76"/>
                <use_ href="#s-t65" x="-46" y="-46" width="92" height="92"/>
            </svg>
            <p>{says}</p>
        </div>
    }
}

/// It went wrong: what, what is safe, and one way on.
#[component]
pub fn Failed(#[prop(into)] says: Signal<String>, #[prop(optional)] children: Option<Children>) -> impl IntoView {
    view! {
        <div class="state" role="alert">
            <svg viewBox="-50 -40 100 80" aria-hidden="true">
                <path d="M34,-12 L30,16 L8,30 L-18,26 L-36,6 L-30,-18 L-8,-30 L18,-28 Z" fill="#5b483b"/>
                <path d="M-36,6 L-30,-18 L-8,-30 L18,-28 L34,-12 L4,-2 Z" fill="#8f745c"/><path d="M-30,-18 L-8,-30 L18,-28 L-6,-12 Z" fill="#b99a7c"/>
            </svg>
            <p>{says}</p>
            {children.map(|children| children())}
        </div>
    }
}
