//! The hashes of version 1: over the bytes of positions, which change with every field that a position gets.

use super::{Header, Notes};
use play::{EntryOf, Game, Hash, Session, canonical};

/// The first version of the format.
pub(super) const FIRST: u32 = 1;

/// Whether the hashes of a record of version 1 still mean the same: it was made under the rules of this program, with its
/// layout of positions.
pub(super) fn are_comparable<G: Game>(game: &G, header: &Header<G::Setup>) -> bool {
    G::WRITES_AS_FIRST && header.rules == G::RULES && header.start == start(game, header.rules)
}

fn start<G: Game>(game: &G, rules: u32) -> Hash {
    Hash::of(&[G::NAME.as_bytes(), &rules.to_le_bytes(), &canonical(game.setup()), &canonical(&game.start())])
}

/// The hash of an entry that led to where the game stands.
pub(super) fn link<G: Game>(before: Hash, entry: &EntryOf<G>, session: &Session<G>) -> Hash {
    Hash::of(&[&before.0, &entry.ms.to_le_bytes(), &canonical(&entry.step), &canonical(session.position())])
}

/// The hash of the notes.
pub(super) fn seal(notes: &Notes, start: Hash) -> Hash {
    let Notes { seats, seed, stream, remarks, proof } = notes;
    let mut parts = vec![canonical(seats), canonical(seed), canonical(stream), canonical(remarks)];
    parts.extend(proof.as_ref().map(canonical));
    let parts: Vec<&[u8]> = std::iter::once(&start.0[..]).chain(parts.iter().map(Vec::as_slice)).collect();
    Hash::of(&parts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Record;
    use super_teams::SuperTeams;
    use x_wing::XWing;

    /// The hashes of a record that was written then are the ones of today if the game says so, and only then.
    fn writes_as_it_says<G: Game>(kept: &str) {
        let record = Record::<G>::read(kept.as_bytes()).unwrap();
        let game = G::new(record.header.setup.clone()).unwrap();
        assert_eq!(record.header.start == start(&game, record.header.rules), G::WRITES_AS_FIRST, "{}", G::NAME);
        assert_eq!(record.is_comparable(), G::WRITES_AS_FIRST, "{}", G::NAME);
    }

    #[test]
    fn games_know_whether_positions_are_written_as_they_were() {
        writes_as_it_says::<SuperTeams>(include_str!("../../tests/kept/version-1-super-teams.jsonl"));
        writes_as_it_says::<XWing>(include_str!("../../tests/kept/version-1-x-wing.jsonl"));
    }
}
