#!/bin/sh
# A damaged length allocates gigabytes (with less memory: aborts), and all that follows is cut off.
RUST_BACKTRACE=0; export RUST_BACKTRACE
cat >tests/proof.rs <<'EOF'
#![allow(unused_imports)]
use record_log::{Log, SharedLog};
use std::fs;
use std::path::PathBuf;

fn fresh() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("proof-{}", std::process::id()));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).unwrap();
    folder.join("log")
}

#[test]
fn proof() {
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
