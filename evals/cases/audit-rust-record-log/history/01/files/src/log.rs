//! A log and its index.

use crate::record::{decode, encode, MAX_RECORD};
use std::collections::HashMap;
use std::fs::{self, File, OpenOptions};
use std::io::{self, BufReader, ErrorKind, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

pub struct Log {
    path: PathBuf,
    file: File,
    values: HashMap<Vec<u8>, Vec<u8>>,
}

impl Log {
    pub fn open(path: &Path) -> io::Result<Log> {
        let mut file = OpenOptions::new().read(true).write(true).create(true).open(path)?;
        let (values, end) = read_all(&file)?;
        file.set_len(end)?;
        file.seek(SeekFrom::Start(end))?;
        Ok(Log { path: path.to_path_buf(), file, values })
    }

    pub fn get(&self, key: &[u8]) -> Option<&[u8]> {
        self.values.get(key).map(Vec::as_slice)
    }

    pub fn len(&self) -> usize {
        self.values.len()
    }

    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// Keeps a value. When this has answered Ok, the value is on the disk.
    pub fn append(&mut self, key: &[u8], value: &[u8]) -> io::Result<()> {
        if key.len() > MAX_RECORD || value.len() > MAX_RECORD - key.len() {
            return Err(io::Error::new(ErrorKind::InvalidInput, "the record is too long"));
        }
        self.file.write_all(&encode(key, value))?;
        self.file.sync_data()?;
        self.values.insert(key.to_vec(), value.to_vec());
        Ok(())
    }

    /// Rewrites the file without the records that no longer count.
    pub fn compact(&mut self) -> io::Result<()> {
        let beside = self.path.with_extension("compact");
        let mut file = File::create(&beside)?;
        for (key, value) in &self.values {
            file.write_all(&encode(key, value))?;
        }
        file.sync_all()?;
        let _ = fs::rename(&beside, &self.path);
        Ok(())
    }
}

/// The values of all whole records, and where the last one ends.
fn read_all(file: &File) -> io::Result<(HashMap<Vec<u8>, Vec<u8>>, u64)> {
    let mut from = BufReader::new(file);
    let mut values = HashMap::new();
    let mut end = 0;
    while let Some(record) = decode(&mut from)? {
        end += record.size();
        values.entry(record.key).or_insert(record.value);
    }
    Ok((values, end))
}
