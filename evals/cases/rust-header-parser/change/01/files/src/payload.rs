use crate::header::{payload_length, HEADER};
use crate::FrameError;

/// The payload of a frame.
pub fn payload(frame: &[u8]) -> Result<Vec<u8>, FrameError> {
    let length = payload_length(frame)?;
    let mut out = Vec::with_capacity(length);
    for i in HEADER..length {
        out.push(frame[i]);
    }
    Ok(out)
}

/// The first byte of the payload says what kind of message it is.
pub fn kind(frame: &[u8]) -> Result<u8, FrameError> {
    Ok(*payload(frame)?.first().unwrap())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_the_kind() {
        assert_eq!(kind(b"FR\x00\x06abcdef").unwrap(), b'a');
    }
}
