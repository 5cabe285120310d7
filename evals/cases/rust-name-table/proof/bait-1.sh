#!/bin/sh
# Every number below the length of the other table has a name; so has each of our own after it was absorbed.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debug-assertions=yes --crate-type lib --crate-name name_table -o "$work/libname_table.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use name_table::table::Table;

fn main() {
    let mut theirs = Table::default();
    for name in ["a", "", "b"] {
        theirs.add(name);
    }
    theirs.forget_from(2);
    let mut ours = Table::default();
    assert_eq!(ours.absorb(&theirs), [0, 1]);
    assert_eq!(ours.name(1), Some(""));
}
EOF
rustc --edition 2021 -C debug-assertions=yes --extern name_table="$work/libname_table.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof"
