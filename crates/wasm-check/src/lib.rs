//! The rules compiled to WebAssembly, for the tests to compare with the native ones.
//!
//! `cargo xtask wasm` plays and verifies the same games natively and in here. A module's door passes numbers only, so a
//! record goes in byte by byte.

mod table;

pub use table::table_bits;

use dice::Dice;
use play::{Game, Hash, Session, laws};
use protocol::record::Record;
use std::sync::Mutex;
use super_teams::{Setup, SuperTeams, boards};

static RECORD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Plays a random game: the players, board and option follow from the number, chance from it as the seed.
pub fn play_game(number: u32) -> Session<SuperTeams> {
    let names: Vec<_> = boards::names().collect();
    let board = boards::named(names[number as usize % names.len()]).expect("our own board").board;
    let players = 2 + (number / 3 % 3) as u8;
    let setup = Setup { tow_chain: number.is_multiple_of(2), ..Setup::usual(players, board) };
    let mut session = Session::new(SuperTeams::new(setup).expect("a usual set-up"));
    let mut dice = Dice::new(u64::from(number), 0);
    while let Some(input) = laws::random_input(session.game(), session.position(), &mut dice) {
        let ms = u64::from(session.entries().len() as u32) * 750;
        session.apply(input, ms).expect("a random input is legal");
    }
    session
}

/// The first eight bytes of the last hash of a game.
pub fn fingerprint(hash: Hash) -> u64 {
    hash.0[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Plays a game in here and gives its fingerprint.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn play(number: u32) -> u64 {
    fingerprint(play_game(number).hash())
}

/// Takes one more byte of a record.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn push(byte: u32) {
    RECORD.lock().expect("nobody else is here").push(byte as u8);
}

/// Verifies the record pushed and gives its fingerprint; 0 if anything differs.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn verify() -> u64 {
    let bytes = std::mem::take(&mut *RECORD.lock().expect("nobody else is here"));
    let Ok(record) = Record::<SuperTeams>::read(&bytes) else { return 0 };
    record.verify().map_or(0, |session| fingerprint(session.hash()))
}

/// Measures random tables in here and gives the bits.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn table(tables: u32) -> u64 {
    table_bits(tables)
}
