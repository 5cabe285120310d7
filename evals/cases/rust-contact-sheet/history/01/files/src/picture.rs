use crate::PictureError;

/// Bytes of one pixel.
pub const PIXEL: usize = 4;

/// Pixels row by row, from the top; never fewer or more than width times height.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    width: u32,
    height: u32,
    pixels: Vec<u8>,
}

impl Picture {
    pub fn new(width: u32, height: u32, pixels: Vec<u8>) -> Result<Self, PictureError> {
        let wanted = (width as usize)
            .checked_mul(height as usize)
            .and_then(|count| count.checked_mul(PIXEL))
            .ok_or(PictureError::WrongSize)?;
        if pixels.len() != wanted {
            return Err(PictureError::WrongSize);
        }
        Ok(Picture {
            width,
            height,
            pixels,
        })
    }

    pub fn width(&self) -> u32 {
        self.width
    }

    pub fn height(&self) -> u32 {
        self.height
    }

    /// The bytes of one row; none below the picture.
    pub fn row(&self, y: u32) -> &[u8] {
        if y >= self.height {
            return &[];
        }
        let stride = self.width as usize * PIXEL;
        let start = y as usize * stride;
        &self.pixels[start..start + stride]
    }
}
