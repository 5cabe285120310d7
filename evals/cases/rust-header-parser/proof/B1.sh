# A payload of six bytes comes back with two.
    let read = frames::payload::payload(b"FR\x00\x06abcdef").unwrap();
    assert_eq!(read, b"abcdef");
