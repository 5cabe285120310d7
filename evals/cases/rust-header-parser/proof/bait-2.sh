# A length beyond MAX_FRAME is refused before anything is allocated.
    assert_eq!(frames::payload::payload(b"FR\xff\xff"), Err(frames::FrameError::TooLong(65535)));
