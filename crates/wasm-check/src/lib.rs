//! The rules compiled to WebAssembly, for the tests to compare with the native ones.
//!
//! `cargo xtask wasm` plays and verifies the same games natively and in here. A module's door passes numbers only, so a
//! record goes in byte by byte.

mod games;
mod table;

pub use games::{dogfight, race};
pub use table::table_bits;

use ::games::with_game;
use play::{Game, Hash, Session, Step, canonical};
use protocol::record::{self, Record};
use std::sync::Mutex;

static RECORD: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// The first eight bytes of a hash of all of a game: its record, and every bit of every position that it went through.
pub fn fingerprint<G: Game>(session: &Session<G>) -> u64 {
    let game = session.game();
    let mut position = game.start();
    let mut hash = Hash::of(&[&session.hash().0, &canonical(&position)]);
    for (entry, number) in session.entries().iter().zip(1..) {
        match entry.step {
            Step::Input(input) => game.advance(&mut position, &input, &mut ()),
            Step::TakeBack(_) => position = session.position_after(number).expect("an entry leads somewhere"),
        }
        hash = Hash::of(&[&hash.0, &canonical(&position)]);
    }
    hash.0[..8].iter().fold(0, |number, byte| number << 8 | u64::from(*byte))
}

/// Plays a game of Super Teams in here and gives its fingerprint.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn play_race(number: u32) -> u64 {
    fingerprint(&race(number))
}

/// Plays a game of X-Wing in here and gives its fingerprint.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn play_dogfight(number: u32) -> u64 {
    fingerprint(&dogfight(number))
}

/// Takes one more byte of a record.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn push(byte: u32) {
    RECORD.lock().expect("nobody else is here").push(byte as u8);
}

/// Verifies the record pushed, of whichever game, and gives its fingerprint; 0 if anything differs.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn verify() -> u64 {
    let bytes = std::mem::take(&mut *RECORD.lock().expect("nobody else is here"));
    let Ok(game) = record::game(&bytes) else { return 0 };
    with_game!(game.as_str(), G => verified::<G>(&bytes), _unknown => 0)
}

fn verified<G: Game>(bytes: &[u8]) -> u64 {
    let Ok(record) = Record::<G>::read(bytes) else { return 0 };
    record.verify().map_or(0, |session| fingerprint(&session))
}

/// Measures random tables in here and gives the bits.
#[expect(unsafe_code, reason = "a WebAssembly module is called by unmangled names")]
#[unsafe(no_mangle)]
pub extern "C" fn table(tables: u32) -> u64 {
    table_bits(tables)
}
