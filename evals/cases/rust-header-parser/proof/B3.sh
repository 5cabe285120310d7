# A frame that is shorter than it says panics instead of being refused.
    assert!(frames::payload::payload(b"FR\x00\x06a").is_err());
