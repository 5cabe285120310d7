pub mod page;
pub mod picture;
pub mod raw;

/// What can be wrong with a picture.
#[derive(Debug, PartialEq, Eq)]
pub enum PictureError {
    /// The pixels are not as many as width and height say.
    WrongSize,
    /// Not our raw form, or it ends too early.
    BadHeader,
    /// A part that is not within the picture.
    Outside,
}

#[cfg(target_pointer_width = "16")]
compile_error!("sizes of pictures are u32 and become usize");
