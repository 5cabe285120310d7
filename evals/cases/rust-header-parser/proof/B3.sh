#!/bin/sh
# A frame that is shorter than it says panics instead of being refused.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debuginfo=0 --crate-type lib --crate-name frames -o "$work/libframes.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
fn main() {
    assert!(frames::payload::payload(b"FR\x00\x06a").is_err());
}
EOF
rustc --edition 2021 -C debuginfo=0 --extern frames="$work/libframes.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof" 2>"$work/said" || {
  head -n 3 "$work/said"
  exit 1
}
