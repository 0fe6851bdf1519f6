//! How long to wait before connecting again.

/// Milliseconds before attempt number `attempt` (from 0): at once at first, then twice as long each time, up to eight
/// seconds, with up to a quarter more by `luck` (0 to 255), so that not everybody comes back in the same moment.
pub fn wait_ms(attempt: u32, luck: u8) -> u32 {
    let base = match attempt {
        0 => 200,
        1..=5 => 250 << attempt,
        _ => 8000,
    };
    base + base / 4 * u32::from(luck) / 255
}

#[cfg(test)]
mod tests {
    use super::wait_ms;

    #[test]
    fn waits_grow_and_stay_bearable() {
        let waits: Vec<_> = (0..8).map(|attempt| wait_ms(attempt, 0)).collect();
        assert_eq!(waits, [200, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
        assert_eq!(wait_ms(9, 255), 10_000);
        assert_eq!(wait_ms(1, 255), 625);
    }
}
