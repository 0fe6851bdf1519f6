//! Weights that were fitted to games, and the chance to win that follows from them.

/// The weights of an evaluator, from a small text: a name and a number in each line, `#` before a note.
///
/// ```
/// let weights = bots::Weights::read("# by hand\nlead 2.0\ncards 0.5\n", "", &["lead", "cards"]);
/// assert_eq!(weights.chance(&[0.0, 0.0]), 0.5);
/// assert!(weights.chance(&[1.0, 0.0]) > 0.85);
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights<const N: usize>([f32; N]);

impl<const N: usize> Weights<N> {
    /// Reads them, each name after this prefix. The text belongs to the program: if it is broken, that is a fault of the program.
    pub fn read(text: &str, prefix: &str, names: &[&str; N]) -> Weights<N> {
        let weight = |name: &&str| {
            let found = text.lines().find_map(|line| {
                let (word, number) = line.strip_prefix(prefix)?.split_once(' ')?;
                (word == *name).then(|| number.trim().parse().expect("a weight is a number"))
            });
            found.unwrap_or_else(|| panic!("there is no weight `{prefix}{name}`"))
        };
        Weights(std::array::from_fn(|place| weight(&names[place])))
    }

    /// The chance to win of somebody of whom so much is to be said; with everything turned around the rest of 1.
    #[inline]
    pub fn chance(&self, features: &[f32; N]) -> f32 {
        let sum: f32 = self.0.iter().zip(features).map(|(weight, feature)| weight * feature).sum();
        1.0 / (1.0 + libm::expf(-sum))
    }
}
