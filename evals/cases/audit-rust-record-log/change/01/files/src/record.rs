//! Records as bytes.

use std::io::{self, Error, ErrorKind, Read};

/// No record is longer.
pub const MAX_RECORD: usize = 64 * 1024 * 1024;

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
    let mut header = Vec::with_capacity(8);
    from.by_ref().take(8).read_to_end(&mut header)?;
    if header.is_empty() {
        return Ok(None);
    }
    let key_length = u32::from_le_bytes(header[..4].try_into().unwrap()) as usize;
    let value_length = u32::from_le_bytes(header[4..].try_into().unwrap()) as usize;
    if key_length > MAX_RECORD || value_length > MAX_RECORD - key_length {
        return Err(Error::new(ErrorKind::InvalidData, "a record is too long: the log is damaged"));
    }
    let (Some(key), Some(value)) = (bytes(from, key_length)?, bytes(from, value_length)?) else {
        return Ok(None);
    };
    Ok(Some(Record { key, value }))
}

fn bytes(from: &mut impl Read, length: usize) -> io::Result<Option<Vec<u8>>> {
    let mut bytes = vec![0; length];
    match from.read_exact(&mut bytes) {
        Ok(()) => Ok(Some(bytes)),
        Err(error) if error.kind() == ErrorKind::UnexpectedEof => Ok(None),
        Err(error) => Err(error),
    }
}
