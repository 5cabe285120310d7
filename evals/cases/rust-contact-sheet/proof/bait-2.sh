#!/bin/sh
# The slice from the fourth byte on: get has seen that there are four.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debuginfo=0 --crate-type lib --crate-name contact_sheet -o "$work/libcontact_sheet.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use contact_sheet::{raw, PictureError};

fn main() {
    for length in 0..12 {
        assert_eq!(raw::decode(&b"RAW1\x01\0\0\0\x01\0\0\0"[..length]), Err(PictureError::BadHeader));
    }
}
EOF
rustc --edition 2021 -C debuginfo=0 --extern contact_sheet="$work/libcontact_sheet.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof" 2>"$work/said" || {
  grep -m 1 -v "^$" "$work/said" || true
  exit 1
}
