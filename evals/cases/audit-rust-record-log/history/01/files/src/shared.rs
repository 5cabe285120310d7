//! A log for several threads.

use crate::log::Log;
use std::io;
use std::sync::{Arc, Mutex, MutexGuard};

#[derive(Clone)]
pub struct SharedLog {
    log: Arc<Mutex<Log>>,
}

impl SharedLog {
    pub fn new(log: Log) -> SharedLog {
        SharedLog { log: Arc::new(Mutex::new(log)) }
    }

    fn lock(&self) -> MutexGuard<'_, Log> {
        self.log.lock().expect("a thread panicked while it held the log; see README.md")
    }

    pub fn get(&self, key: &[u8]) -> Option<Vec<u8>> {
        self.lock().get(key).map(<[u8]>::to_vec)
    }

    pub fn append(&self, key: &[u8], value: &[u8]) -> io::Result<()> {
        self.lock().append(key, value)
    }

    /// Keeps a value unless the key has one. Of several threads exactly one is answered true.
    pub fn append_new(&self, key: &[u8], value: &[u8]) -> io::Result<bool> {
        if self.get(key).is_some() {
            return Ok(false);
        }
        self.append(key, value)?;
        Ok(true)
    }

    pub fn compact(&self) -> io::Result<()> {
        self.lock().compact()
    }
}
