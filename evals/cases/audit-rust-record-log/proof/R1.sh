# The new file is written from its beginning: what compact had kept is overwritten.
    let path = fresh();
    let mut log = Log::open(&path).unwrap();
    log.append(b"a", b"1").unwrap();
    log.compact().unwrap();
    log.append(b"b", b"2").unwrap();
    drop(log);
    assert_eq!(Log::open(&path).unwrap().get(b"a"), Some(&b"1"[..]));
}
EOF
cargo test --offline --quiet --test proof || exit 1
