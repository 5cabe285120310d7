//! Names of a symbol file, each kept once.

pub mod symbols;
pub mod table;
