# The kind of a frame without a payload panics instead of being refused.
    assert!(frames::payload::kind(b"FR\x00\x00").is_err());
