# A write that fails half-way is not undone: later records stand behind half of one and are lost.
}

#[test]
fn small() {
    let path = fresh();
    let mut log = Log::open(&path).unwrap();
    log.append(b"a", b"1").unwrap();
    // The limit of the size of files stands for a full disk.
    assert!(log.append(b"big", &[7; 20_000]).is_err());
    let pid = format!("--pid={}", std::process::id());
    assert!(std::process::Command::new("prlimit").args([&pid, "--fsize=unlimited:"]).status().unwrap().success());
    log.append(b"b", b"2").unwrap();
    drop(log);
    assert_eq!(Log::open(&path).unwrap().get(b"b"), Some(&b"2"[..]));
}
EOF
cargo test --offline --quiet --no-run --test proof
(trap "" XFSZ; ulimit -S -f 16; cargo test --offline --quiet --test proof small) || exit 1
