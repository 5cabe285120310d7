# A log that was cut off within a length panics when it is opened: against the rule of bytes.
    let path = fresh();
    let mut log = Log::open(&path).unwrap();
    log.append(b"a", b"1").unwrap();
    drop(log);
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend_from_slice(&[1, 0, 0]);
    fs::write(&path, &bytes).unwrap();
    assert_eq!(Log::open(&path).unwrap().len(), 1);
}
EOF
cargo test --offline --quiet --test proof || exit 1
