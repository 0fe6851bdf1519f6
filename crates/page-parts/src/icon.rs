//! Signs on buttons, drawn with one line.

use leptos::prelude::*;

/// A sign.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(missing_docs, reason = "the names say it")]
pub enum Icon {
    Back,
    Rules,
    Sound,
    Silence,
    Say,
    Globe,
    Menu,
    Theme,
    People,
    Person,
    Clock,
    Home,
    Screen,
    Replays,
    Arrow,
    Log,
    Close,
    Plus,
    Minus,
    Frame,
    Eye,
    Lock,
    Left,
    Hint,
    Layers,
    Arc,
    Ruler,
    Path,
}

impl Icon {
    fn line(self) -> &'static str {
        match self {
            Icon::Back => "M9 14 4 9l5-5 M4 9h10a6 6 0 0 1 0 12h-3",
            Icon::Rules => "M5 4h9a4 4 0 0 1 4 4v12H8a3 3 0 0 1-3-3z M5 17a3 3 0 0 1 3-3h10",
            Icon::Sound => "M4 9v6h4l5 4V5L8 9z M16.5 8.5a5 5 0 0 1 0 7 M19 6a9 9 0 0 1 0 12",
            Icon::Silence => "M4 9v6h4l5 4V5L8 9z M17 9.5l5 5 M22 9.5l-5 5",
            Icon::Say => "M4 5h16v11H9l-5 4z",
            Icon::Globe => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M3 12h18 M12 3c3 3 3 15 0 18 M12 3c-3 3-3 15 0 18",
            Icon::Menu => "M4 7h16 M4 12h16 M4 17h16",
            Icon::Theme => {
                "M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8z M12 2v2.5 M12 19.5V22 M2 12h2.5 M19.5 12H22 M5 5l1.8 1.8 M17.2 17.2 19 19 M19 5l-1.8 1.8 M6.8 17.2 5 19"
            }
            Icon::People => {
                "M9 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M2 21c0-4 3-6 7-6s7 2 7 6 M16 3.5a4 4 0 0 1 0 7.2 M18.5 15.4c2.2.8 3.5 2.6 3.5 5.6"
            }
            Icon::Person => "M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8z M4 21c0-4.5 3.5-6.5 8-6.5s8 2 8 6.5",
            Icon::Clock => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18z M12 7v5l3.5 2",
            Icon::Home => "M4 11l8-7 8 7 M6 10v10h12V10",
            Icon::Screen => "M3 5h18v11H3z M8 20h8 M12 16v4",
            Icon::Replays => "M4 20V4 M4 20h16 M8 16l4-5 3 3 5-7",
            Icon::Arrow => "M5 12h14 M13 6l6 6-6 6",
            Icon::Log => "M5 6h.01 M5 12h.01 M5 18h.01 M9 6h11 M9 12h11 M9 18h11",
            Icon::Close => "M6 6l12 12 M18 6 6 18",
            Icon::Plus => "M12 5v14 M5 12h14",
            Icon::Minus => "M5 12h14",
            Icon::Frame => "M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5",
            Icon::Eye => "M2 12c5-8 15-8 20 0-5 8-15 8-20 0z M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z",
            Icon::Lock => "M6 11h12v9H6z M8.5 11V7.5a3.5 3.5 0 0 1 7 0V11",
            Icon::Left => "M19 12H5 M11 6l-6 6 6 6",
            Icon::Layers => "M12 3 3 8l9 5 9-5z M3 12.5l9 5 9-5 M3 16.5l9 5 9-5",
            Icon::Arc => "M12 20 4 7a15 15 0 0 1 16 0z M7 12a10 10 0 0 1 10 0",
            Icon::Ruler => "M3.5 16.5l13-13 4 4-13 13z M7.5 12.5l2 2 M11 9l2 2 M14.5 5.5l2 2",
            Icon::Path => "M5 20c0-9 13-5 13-14 M14.5 8.5 18 5l3.5 3.5",
            Icon::Hint => {
                "M9 18h6 M10 21h4 M12 3a6 6 0 0 0-3.5 10.8c.6.5 1 1.2 1 2V16h5v-.2c0-.8.4-1.5 1-2A6 6 0 0 0 12 3z"
            }
        }
    }
}

/// A sign as a drawing; the words beside it say what it means.
pub fn icon(which: Icon) -> impl IntoView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=which.line()/></svg> }
}

/// The mark of Holotable: a ship of light over a table.
pub fn brand() -> impl IntoView {
    view! {
        <svg viewBox="0 0 32 32" aria-hidden="true">
            <ellipse cx="16" cy="25" rx="14" ry="4.6" fill="none" stroke="var(--you)" stroke-width="2"/>
            <path d="M5 23.4 13.4 9h5.2L27 23.4" fill="#74f2da" opacity=".2"/>
            <path d="M16 2.5 20.6 13 16 11.2 11.4 13Z" fill="#74f2da"/>
            <ellipse cx="16" cy="25" rx="6" ry="1.9" fill="#74f2da" opacity=".75"/>
        </svg>
    }
}
