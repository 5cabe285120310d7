# A damaged length allocates gigabytes (with less memory: aborts), and all that follows is cut off.
}

#[test]
fn small() {
    let path = fresh();
    let mut log = Log::open(&path).unwrap();
    log.append(b"a", b"1").unwrap();
    log.append(b"b", b"2").unwrap();
    drop(log);
    let mut bytes = fs::read(&path).unwrap();
    bytes[4..8].fill(0xff);
    fs::write(&path, &bytes).unwrap();
    let opened = Log::open(&path).is_ok();
    assert!(!opened, "opened; {} of 20 bytes are left", fs::metadata(&path).unwrap().len());
}
EOF
cargo test --offline --quiet --no-run --test proof
(ulimit -v 3000000; cargo test --offline --quiet --test proof small) || exit 1
