#!/bin/sh
# compact says Ok although the file could not be renamed.
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
    fs::remove_file(&path).unwrap();
    fs::create_dir(&path).unwrap();
    let answer = log.compact();
    assert!(answer.is_err(), "compact answered {answer:?}");
}
EOF
cargo test --offline --quiet --test proof || exit 1
