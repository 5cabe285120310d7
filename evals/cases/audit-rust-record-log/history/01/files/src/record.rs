//! Records as bytes.

use std::io::{self, ErrorKind, Read};

/// No record is longer.
pub const MAX_RECORD: usize = 16 * 1024 * 1024;

pub struct Record {
    pub key: Vec<u8>,
    pub value: Vec<u8>,
}

impl Record {
    /// Bytes of the record in a file.
    pub fn size(&self) -> u64 {
        8 + self.key.len() as u64 + self.value.len() as u64
    }
}

/// The bytes of a record. The caller has compared both lengths with `MAX_RECORD`.
pub fn encode(key: &[u8], value: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(8 + key.len() + value.len());
    #[allow(clippy::cast_possible_truncation)] // At most MAX_RECORD, see above.
    bytes.extend_from_slice(&(key.len() as u32).to_le_bytes());
    #[allow(clippy::cast_possible_truncation)]
    bytes.extend_from_slice(&(value.len() as u32).to_le_bytes());
    bytes.extend_from_slice(key);
    bytes.extend_from_slice(value);
    bytes
}

/// The next record, or None at the end of the file or where a record was cut off.
pub fn decode(from: &mut impl Read) -> io::Result<Option<Record>> {
    let (Some(key_length), Some(value_length)) = (length(from)?, length(from)?) else {
        return Ok(None);
    };
    let (Some(key), Some(value)) = (bytes(from, key_length)?, bytes(from, value_length)?) else {
        return Ok(None);
    };
    Ok(Some(Record { key, value }))
}

fn length(from: &mut impl Read) -> io::Result<Option<usize>> {
    let mut bytes = [0; 4];
    match from.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(u32::from_le_bytes(bytes) as usize)),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}

fn bytes(from: &mut impl Read, length: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = vec![0; length];
    match from.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}
