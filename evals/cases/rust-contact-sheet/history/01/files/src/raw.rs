use crate::picture::Picture;
use crate::PictureError;

const MAGIC: &[u8; 4] = b"RAW1";

/// Reads the raw form.
pub fn decode(file: &[u8]) -> Result<Picture, PictureError> {
    let rest = file.strip_prefix(MAGIC).ok_or(PictureError::BadHeader)?;
    let (width, rest) = number(rest)?;
    let (height, pixels) = number(rest)?;
    Picture::new(width, height, pixels.to_vec())
}

/// Writes the raw form.
pub fn encode(picture: &Picture) -> Vec<u8> {
    let mut file = MAGIC.to_vec();
    file.extend_from_slice(&picture.width().to_le_bytes());
    file.extend_from_slice(&picture.height().to_le_bytes());
    for y in 0..picture.height() {
        file.extend_from_slice(picture.row(y));
    }
    file
}

fn number(bytes: &[u8]) -> Result<(u32, &[u8]), PictureError> {
    let head: [u8; 4] = bytes
        .get(..4)
        .and_then(|four| four.try_into().ok())
        .ok_or(PictureError::BadHeader)?;
    Ok((u32::from_le_bytes(head), &bytes[4..]))
}
