//! `holotable replay`, as a person and as a program uses it.

mod checked;
mod running;
mod told;
