//! Keys and values in one file; see README.md.

pub mod log;
pub mod record;
pub mod shared;

pub use log::Log;
pub use shared::SharedLog;
