#!/bin/sh
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debuginfo=0 --crate-type lib --crate-name frames -o "$work/libframes.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
fn main() {
{{proof}}
}
EOF
rustc --edition 2021 -C debuginfo=0 --extern frames="$work/libframes.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof" 2>"$work/said" || {
  head -n 3 "$work/said"
  exit 1
}
