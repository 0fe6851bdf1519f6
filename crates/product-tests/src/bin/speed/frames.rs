//! Frames while something flies.

use product_tests::browser::{Outcome, Page};

/// Notes every frame in which a ship is on its way: its flight has begun before this frame and the one before. The clock of a flight starts with its first
/// frame; what the page does before that (drawing what happened) delays the flight and does not make it stutter.
pub const FRAMES: &str = "(() => {
    window.gaps = [];
    let last = null;
    const frame = (now) => {
        const moves = document.getAnimations().some((one) => {
            const thing = one.effect?.target;
            if (one.startTime === null || one.startTime >= now) return false;
            return thing?.classList?.contains('ship') || thing?.id?.startsWith('ship-');
        });
        if (moves && last !== null) window.gaps.push(now - last);
        last = moves ? now : null;
        requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    return true;
})()";

/// Says how they came.
pub async fn tell(what: &str, page: &Page) -> Outcome {
    let mut gaps: Vec<f64> = serde_json::from_value(page.ask("window.gaps").await?)?;
    if gaps.is_empty() {
        return Err(format!("no frame was seen while {what} fly").into());
    }
    gaps.sort_by(f64::total_cmp);
    let total: f64 = gaps.iter().sum();
    let late = gaps.iter().filter(|gap| **gap > 25.0).count();
    println!(
        "{:.1} frames a second while {what} fly ({} frames; {late} came a frame or more late; 99 % under {:.0} ms; longest gap {:.0} ms)",
        gaps.len() as f64 * 1000.0 / total,
        gaps.len(),
        gaps[(gaps.len() - 1) * 99 / 100],
        gaps[gaps.len() - 1],
    );
    Ok(())
}
