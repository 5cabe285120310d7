#!/bin/sh
# A log that was cut off within a length panics when it is opened: against the rule of bytes.
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
    drop(log);
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend_from_slice(&[1, 0, 0]);
    fs::write(&path, &bytes).unwrap();
    assert_eq!(Log::open(&path).unwrap().len(), 1);
}
EOF
cargo test --offline --quiet --test proof || exit 1
