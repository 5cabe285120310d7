# compact says Ok although the file could not be renamed.
    let path = fresh();
    let mut log = Log::open(&path).unwrap();
    log.append(b"a", b"1").unwrap();
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let answer = log.compact();
    assert!(answer.is_err(), "compact answered {answer:?}");
}
EOF
cargo test --offline --quiet --test proof || exit 1
