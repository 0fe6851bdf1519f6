//! The same bits everywhere: one number over many results, recorded once.

#[path = "../../../wasm-check/src/table.rs"]
mod table;

/// `cargo xtask wasm` compares the same number with WebAssembly's.
#[test]
fn results_have_the_recorded_bits() {
    assert_eq!(format!("{:016x}", table::table_bits(3000)), "ceecb59ded32a7cb");
}
