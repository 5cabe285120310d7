#!/bin/sh
# A part that is not within the picture, or whose edge a u32 cannot hold, is an error: no overflow, no allocation.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debuginfo=0 --crate-type lib --crate-name contact_sheet -o "$work/libcontact_sheet.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use contact_sheet::{picture::Picture, PictureError};

fn main() {
    let picture = Picture::new(3, 3, (0..36).collect()).unwrap();
    for (left, top, width, height) in [
        (u32::MAX, 0, 2, 1),
        (0, u32::MAX, 1, 2),
        (0, 0, u32::MAX, u32::MAX),
        (4, 0, 0, 1),
    ] {
        assert_eq!(picture.part(left, top, width, height), Err(PictureError::Outside));
    }
    assert_eq!(picture.part(0, 3, 0, 0).map(|part| part.height()), Ok(0));
}
EOF
rustc --edition 2021 -C debuginfo=0 --extern contact_sheet="$work/libcontact_sheet.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof" 2>"$work/said" || {
  grep -m 1 -v "^$" "$work/said" || true
  exit 1
}
