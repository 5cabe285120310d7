# README.md: a record is at most 16 MiB long. Nothing had asked for more.
    let mut log = Log::open(&fresh()).unwrap();
    assert!(log.append(b"a", &vec![0; 17 * 1024 * 1024]).is_err(), "17 MiB were taken");
}
EOF
cargo test --offline --quiet --test proof || exit 1
