#!/bin/sh
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debug-assertions=yes --crate-type lib --crate-name name_table -o "$work/libname_table.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use name_table::table::Table;

fn main() {
{{proof}}
}
EOF
rustc --edition 2021 -C debug-assertions=yes --extern name_table="$work/libname_table.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof"
