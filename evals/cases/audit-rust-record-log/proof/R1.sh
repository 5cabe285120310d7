#!/bin/sh
# The new file is written from its beginning: what compact had kept is overwritten.
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
