# After compact, values go to a file without a name: they are gone when the log is opened again.
    let path = fresh();
    let mut log = Log::open(&path).unwrap();
    log.append(b"a", b"1").unwrap();
    log.compact().unwrap();
    log.append(b"b", b"2").unwrap();
    drop(log);
    assert_eq!(Log::open(&path).unwrap().get(b"b"), Some(&b"2"[..]));
}
EOF
cargo test --offline --quiet --test proof || exit 1
