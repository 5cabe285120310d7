use contact_sheet::{picture::Picture, PictureError};

fn three_by_three() -> Picture {
    Picture::new(3, 3, (0..36).collect()).unwrap()
}

#[test]
fn the_left_upper_corner() {
    let part = three_by_three().part(0, 0, 2, 2).unwrap();
    assert_eq!(part.row(0), &[0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(part.row(1), &[12, 13, 14, 15, 16, 17, 18, 19]);
}

#[test]
fn not_within_the_picture() {
    assert_eq!(
        three_by_three().part(2, 0, 2, 1),
        Err(PictureError::Outside)
    );
    // Its right edge is beyond what a u32 can say.
    assert_eq!(
        three_by_three().part(u32::MAX, 0, 2, 1),
        Err(PictureError::Outside)
    );
}
