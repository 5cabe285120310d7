#!/bin/sh
# README.md: a record is at most 16 MiB long. Nothing had asked for more.
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
    let mut log = Log::open(&fresh()).unwrap();
    assert!(log.append(b"a", &vec![0; 17 * 1024 * 1024]).is_err(), "17 MiB were taken");
}
EOF
cargo test --offline --quiet --test proof || exit 1
