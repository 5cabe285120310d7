pub mod header;
pub mod payload;

/// No frame is longer, header included.
pub const MAX_FRAME: usize = 16 * 1024;

#[derive(Debug, PartialEq)]
pub enum FrameError {
    TooShort,
    TooLong(usize),
    BadMagic,
}
