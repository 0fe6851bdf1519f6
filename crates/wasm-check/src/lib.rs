//! The rules compiled to WebAssembly, for the tests to compare with the native ones.
