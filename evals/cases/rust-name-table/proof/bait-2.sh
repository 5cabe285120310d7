#!/bin/sh
# What is left after forget_from is found, and nothing of the rest.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debug-assertions=yes --crate-type lib --crate-name name_table -o "$work/libname_table.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use name_table::table::Table;

fn main() {
    let mut names = Table::default();
    for name in ["m", "z", "a"] {
        names.add(name);
    }
    names.forget_from(1);
    assert_eq!((names.find("m"), names.find("a"), names.find("z")), (Some(0), None, None));
    names.forget_from(0);
    assert!(names.is_empty() && names.find("m").is_none());
}
EOF
rustc --edition 2021 -C debug-assertions=yes --extern name_table="$work/libname_table.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof"
