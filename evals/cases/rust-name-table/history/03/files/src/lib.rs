//! Names of a symbol file, each kept once.

pub mod demangle;
pub mod symbols;
pub mod table;
