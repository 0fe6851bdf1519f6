//! The hashes of version 1: over the bytes of positions, which change with every field that a position gets.

use super::{Header, Notes};
use play::{EntryOf, Game, Hash, Session, canonical};

/// The first version of the format.
pub(super) const FIRST: u32 = 1;

/// Whether the hashes of a record of version 1 still mean the same: it was made under the rules of this program, with its
/// layout of positions.
pub(super) fn are_comparable<G: Game>(game: &G, header: &Header<G::Setup>) -> bool {
    header.rules == G::RULES && header.start == start(game, header.rules)
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
