//! Links as QR codes.

use qrcode::QrCode;
use qrcode::render::{svg, unicode};

/// For a page.
pub(crate) fn picture(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    Some(code.render::<svg::Color<'_>>().min_dimensions(240, 240).build())
}

/// For a terminal.
pub(crate) fn terminal(link: &str) -> Option<String> {
    let code = QrCode::new(link).ok()?;
    Some(
        code.render::<unicode::Dense1x2>()
            .dark_color(unicode::Dense1x2::Light)
            .light_color(unicode::Dense1x2::Dark)
            .build(),
    )
}
