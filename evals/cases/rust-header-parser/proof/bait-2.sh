#!/bin/sh
# A length beyond MAX_FRAME is refused before anything is allocated.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debuginfo=0 --crate-type lib --crate-name frames -o "$work/libframes.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
fn main() {
    assert_eq!(frames::payload::payload(b"FR\xff\xff"), Err(frames::FrameError::TooLong(65535)));
}
EOF
rustc --edition 2021 -C debuginfo=0 --extern frames="$work/libframes.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof" 2>"$work/said" || {
  head -n 3 "$work/said"
  exit 1
}
