use contact_sheet::{picture::Picture, raw, PictureError};

#[test]
fn there_and_back() {
    let picture = Picture::new(2, 1, (0..8).collect()).unwrap();
    assert_eq!(raw::decode(&raw::encode(&picture)), Ok(picture));
}

#[test]
fn a_torn_file() {
    assert_eq!(raw::decode(b"RAW1\x02\0"), Err(PictureError::BadHeader));
    assert_eq!(
        raw::decode(b"RAW1\x02\0\0\0\x01\0\0\0???"),
        Err(PictureError::WrongSize)
    );
}
