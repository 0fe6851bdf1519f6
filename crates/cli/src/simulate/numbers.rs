//! Numbers for people to read.

use super::interval::Share;
use std::time::Duration;

/// Games a second, rounded.
pub fn a_second(games: u64, seconds: f64) -> u64 {
    let nanoseconds = Duration::from_secs_f64(seconds).as_nanos().max(1);
    u64::try_from(u128::from(games) * 1_000_000_000 / nanoseconds).unwrap_or(u64::MAX)
}

/// A share and its interval in per cent.
pub fn percent(share: &Share) -> (String, String) {
    let percent = |share: f64| format!("{:.1}", share * 100.0);
    (format!("{} %", percent(share.rate)), format!("{} to {} %", percent(share.low), percent(share.high)))
}

/// A number with commas between the thousands.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_set_apart() {
        assert_eq!([0, 999, 1000, 12_345_678].map(grouped), ["0", "999", "1,000", "12,345,678"]);
    }
}
