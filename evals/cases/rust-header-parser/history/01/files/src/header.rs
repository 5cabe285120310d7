use crate::{FrameError, MAX_FRAME};

pub const HEADER: usize = 4;

/// Length of the payload, as the header says it: two bytes, big endian, after the magic `FR`.
///
/// The length does not count the header.
pub fn payload_length(frame: &[u8]) -> Result<usize, FrameError> {
    let head: [u8; HEADER] = frame
        .get(..HEADER)
        .and_then(|h| h.try_into().ok())
        .ok_or(FrameError::TooShort)?;
    if &head[..2] != b"FR" {
        return Err(FrameError::BadMagic);
    }
    let length = u16::from_be_bytes([head[2], head[3]]) as usize;
    if length + HEADER > MAX_FRAME {
        return Err(FrameError::TooLong(length));
    }
    Ok(length)
}
