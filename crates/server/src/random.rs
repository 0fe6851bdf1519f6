//! Numbers that nobody can guess, from the operating system.

use chance::fair::Bytes;

/// Signs that are not mistaken for each other when read aloud.
const SIGNS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz123456789";

/// 32 random bytes.
pub(crate) fn bytes() -> Bytes {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the operating system has random numbers");
    Bytes(bytes)
}

/// The id of a new room: 60 random bits, so that nobody finds a room without its link.
pub(crate) fn room_id() -> String {
    bytes().0[..12].iter().map(|byte| SIGNS[usize::from(byte % 32)] as char).collect()
}
