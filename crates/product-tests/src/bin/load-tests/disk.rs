//! How long the server's disk takes, as its own metrics tell: what people wait for on a machine whose disk is busy.

use crate::connection::request;

/// How many commits took at most so many seconds, since the server began.
pub struct Commits(Vec<(f64, u64)>);

impl Commits {
    /// Asks the server.
    pub async fn until_now(port: u16) -> Result<Commits, String> {
        let text = request(port, "GET", "/metrics", "").await?;
        let buckets = text.lines().filter_map(|line| {
            let (bound, count) = line.strip_prefix("holotable_commit_seconds_bucket{le=\"")?.split_once("\"} ")?;
            let bound = if bound == "+Inf" { f64::INFINITY } else { bound.parse().ok()? };
            Some((bound, count.parse().ok()?))
        });
        Ok(Commits(buckets.collect()))
    }

    /// Those after some earlier ones, such as "2100 commits, 99 % of them within 6.4 ms, all within 25.6 ms".
    pub fn sentence_since(&self, earlier: &Commits) -> String {
        let before = |bound: f64| earlier.0.iter().find(|(other, _)| *other == bound).map_or(0, |(_, count)| *count);
        let since: Vec<_> = self.0.iter().map(|(bound, count)| (*bound, count - before(*bound))).collect();
        let all = since.last().map_or(0, |(_, count)| *count);
        let within_ms = |percent: u64| {
            let bucket = since.iter().find(|(_, count)| count * 100 >= all * percent);
            bucket.map_or(0.0, |(bound, _)| bound * 1000.0)
        };
        format!("{all} commits, 99 % of them within {:.1} ms, all within {:.1} ms", within_ms(99), within_ms(100))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slowest_in_a_hundred_since_then_is_told() {
        let earlier = Commits(vec![(0.001, 0), (0.002, 50), (f64::INFINITY, 50)]);
        let now = Commits(vec![(0.001, 98), (0.002, 149), (f64::INFINITY, 150)]);
        assert_eq!(now.sentence_since(&earlier), "100 commits, 99 % of them within 2.0 ms, all within inf ms");
    }
}
