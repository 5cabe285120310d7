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
        if pixels.len() as u64 != u64::from(width * height) * PIXEL as u64 {
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

    /// The part of `width` times `height` pixels whose left upper corner is at `left`, `top`.
    pub fn part(
        &self,
        left: u32,
        top: u32,
        width: u32,
        height: u32,
    ) -> Result<Picture, PictureError> {
        let right = left.checked_add(width).ok_or(PictureError::Outside)?;
        let bottom = top.checked_add(height).ok_or(PictureError::Outside)?;
        if right > self.width || bottom > self.height {
            return Err(PictureError::Outside);
        }
        let mut pixels = Vec::with_capacity(width as usize * height as usize * PIXEL);
        for y in top..bottom {
            let row = self.row(y);
            pixels.extend_from_slice(&row[left as usize * PIXEL..width as usize * PIXEL]);
        }
        Picture::new(width, height, pixels)
    }
}
