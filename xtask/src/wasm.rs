//! The same games, natively and in WebAssembly, must give the same hashes.

use page_build::{TARGET, add_target, shell};
use protocol::record::{Notes, text};
use wasm_check::{fingerprint, play_game, table_bits};
use wasmi::{Engine, Instance, Linker, Module, Store};

const GAMES: u32 = 36;
const TABLES: u32 = 3000;

/// Plays games here and in the module, and verifies in the module the records made here.
pub fn compare() -> Result<(), String> {
    let mut module = load()?;
    let mut inputs = 0;
    for number in 0..GAMES {
        let session = play_game(number);
        let native = fingerprint(session.hash());
        inputs += session.entries().len();
        let played = module.play(number)?;
        if played != native {
            return Err(format!("game {number} gives {native:016x} here and {played:016x} in WebAssembly"));
        }
        let record = text(&session, &Notes::default());
        let verified = module.verify(record.as_bytes())?;
        if verified != native {
            return Err(format!("the record of game {number} does not verify in WebAssembly"));
        }
    }
    let edited = text(&play_game(0), &Notes::default()).replacen("\"ms\":750", "\"ms\":751", 1);
    if module.verify(edited.as_bytes())? != 0 {
        return Err("an edited record verifies in WebAssembly".to_owned());
    }
    println!("\n{GAMES} games with {inputs} inputs: the same hashes here and in WebAssembly");
    let (native, measured) = (table_bits(TABLES), module.table(TABLES)?);
    if measured != native {
        return Err(format!("{TABLES} X-Wing tables give {native:016x} here and {measured:016x} in WebAssembly"));
    }
    println!("{TABLES} X-Wing tables: the same bits here and in WebAssembly ({native:016x})");
    Ok(())
}

struct Rules {
    store: Store<()>,
    instance: Instance,
}

/// Builds the rules for WebAssembly and loads them.
fn load() -> Result<Rules, String> {
    add_target()?;
    shell::cargo(&["build", "--profile", "page", "--package", "wasm-check", "--target", TARGET])?;
    let file = shell::target().join(TARGET).join("page/wasm_check.wasm");
    let bytes = std::fs::read(&file).map_err(|error| format!("{}: {error}", file.display()))?;
    let engine = Engine::default();
    let module = Module::new(&engine, &bytes[..]).map_err(|error| error.to_string())?;
    let mut store = Store::new(&engine, ());
    let instance =
        Linker::new(&engine).instantiate_and_start(&mut store, &module).map_err(|error| error.to_string())?;
    Ok(Rules { store, instance })
}

impl Rules {
    fn play(&mut self, number: u32) -> Result<u64, String> {
        let play = self.instance.get_typed_func::<u32, u64>(&self.store, "play");
        play.and_then(|play| play.call(&mut self.store, number)).map_err(|error| error.to_string())
    }

    fn table(&mut self, tables: u32) -> Result<u64, String> {
        let table = self.instance.get_typed_func::<u32, u64>(&self.store, "table");
        table.and_then(|table| table.call(&mut self.store, tables)).map_err(|error| error.to_string())
    }

    fn verify(&mut self, record: &[u8]) -> Result<u64, String> {
        let failed = |error: wasmi::Error| error.to_string();
        let push = self.instance.get_typed_func::<u32, ()>(&self.store, "push").map_err(failed)?;
        for byte in record {
            push.call(&mut self.store, u32::from(*byte)).map_err(failed)?;
        }
        let verify = self.instance.get_typed_func::<(), u64>(&self.store, "verify").map_err(failed)?;
        verify.call(&mut self.store, ()).map_err(failed)
    }
}
