# When the log is opened again, the first value of a key counts, not the last.
    let path = fresh();
    let mut log = Log::open(&path).unwrap();
    log.append(b"a", b"1").unwrap();
    log.append(b"a", b"2").unwrap();
    drop(log);
    assert_eq!(Log::open(&path).unwrap().get(b"a"), Some(&b"2"[..]));
}
EOF
cargo test --offline --quiet --test proof || exit 1
