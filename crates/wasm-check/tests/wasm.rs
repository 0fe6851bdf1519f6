//! The same games, natively and in WebAssembly, go through the same positions to the same hashes. The module is built by `cargo xtask wasm`, which also says
//! where it is.

use play::{Game, Session};
use protocol::record::{Notes, text};
use wasm_check::{dogfight, fingerprint, race, table_bits};
use wasmi::{Engine, Instance, Linker, Module, Store};

const GAMES: u32 = 36;
const TABLES: u32 = 3000;

#[test]
#[ignore = "needs the rules built for WebAssembly: cargo xtask wasm"]
fn races_go_through_the_same_positions() {
    let mut rules = Rules::load();
    let inputs: usize = (0..GAMES).map(|number| rules.compare("play_race", number, &race(number))).sum();
    println!(
        "{GAMES} games of Super Teams with {inputs} inputs: the same positions and hashes here and in WebAssembly"
    );
}

#[test]
#[ignore = "needs the rules built for WebAssembly: cargo xtask wasm"]
fn dogfights_go_through_the_same_positions() {
    let mut rules = Rules::load();
    let inputs: usize = (0..GAMES).map(|number| rules.compare("play_dogfight", number, &dogfight(number))).sum();
    println!("{GAMES} games of X-Wing with {inputs} inputs: the same positions and hashes here and in WebAssembly");
}

#[test]
#[ignore = "needs the rules built for WebAssembly: cargo xtask wasm"]
fn an_edited_record_is_found_out() {
    let mut rules = Rules::load();
    for record in [text(&race(0), &Notes::default()), text(&dogfight(0), &Notes::default())] {
        assert_ne!(rules.verify(record.as_bytes()), 0);
        assert_eq!(rules.verify(record.replacen("\"ms\":750", "\"ms\":751", 1).as_bytes()), 0);
    }
}

#[test]
#[ignore = "needs the rules built for WebAssembly: cargo xtask wasm"]
fn the_geometry_has_the_same_bits() {
    let measured = Rules::load().number("table", TABLES);
    assert_eq!(measured, table_bits(TABLES), "{TABLES} X-Wing tables");
    println!("{TABLES} X-Wing tables: the same bits here and in WebAssembly ({measured:016x})");
}

/// The module.
struct Rules {
    store: Store<()>,
    instance: Instance,
}

impl Rules {
    fn load() -> Rules {
        let file = std::env::var("HOLOTABLE_WASM").expect("HOLOTABLE_WASM names the module; run `cargo xtask wasm`");
        let bytes = std::fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let engine = Engine::default();
        let module = Module::new(&engine, &bytes[..]).unwrap();
        let mut store = Store::new(&engine, ());
        let instance = Linker::new(&engine).instantiate_and_start(&mut store, &module).unwrap();
        Rules { store, instance }
    }

    /// Plays a game in the module, and verifies there the record made here. Gives the number of inputs.
    #[track_caller]
    fn compare<G: Game>(&mut self, play: &str, number: u32, session: &Session<G>) -> usize {
        let native = fingerprint(session);
        assert_eq!(self.number(play, number), native, "game {number}");
        let record = text(session, &Notes::default());
        assert_eq!(self.verify(record.as_bytes()), native, "the record of game {number}");
        session.entries().len()
    }

    fn number(&mut self, function: &str, argument: u32) -> u64 {
        let function = self.instance.get_typed_func::<u32, u64>(&self.store, function).unwrap();
        function.call(&mut self.store, argument).unwrap()
    }

    fn verify(&mut self, record: &[u8]) -> u64 {
        let push = self.instance.get_typed_func::<u32, ()>(&self.store, "push").unwrap();
        for byte in record {
            push.call(&mut self.store, u32::from(*byte)).unwrap();
        }
        let verify = self.instance.get_typed_func::<(), u64>(&self.store, "verify").unwrap();
        verify.call(&mut self.store, ()).unwrap()
    }
}
