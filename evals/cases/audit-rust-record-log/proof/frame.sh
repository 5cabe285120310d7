#!/bin/sh
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
{{proof}}
