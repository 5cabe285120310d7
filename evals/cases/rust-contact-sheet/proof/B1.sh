#!/bin/sh
# A header of 65536 times 65536 and no pixels: wraps to 0 and is taken (or panics, with checks).
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C opt-level=1 --crate-type lib --crate-name contact_sheet -o "$work/libcontact_sheet.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use contact_sheet::{raw, PictureError};

fn main() {
    let seen = raw::decode(b"RAW1\0\0\x01\0\0\0\x01\0").map(|picture| (picture.width(), picture.height()));
    if seen != Err(PictureError::WrongSize) {
        eprintln!("taken: {seen:?}");
        std::process::exit(1);
    }
}
EOF
rustc --edition 2021 -C opt-level=1 --extern contact_sheet="$work/libcontact_sheet.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof" 2>"$work/said" || {
  grep -m 1 -v "^$" "$work/said" || true
  exit 1
}
