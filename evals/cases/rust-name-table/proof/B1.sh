#!/bin/sh
# A name absorbed out of order is not found again, and added a second time. Not for main, which has no absorb.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debuginfo=0 --crate-type lib --crate-name name_table -o "$work/libname_table.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use name_table::table::Table;

fn main() {
    let mut ours = Table::default();
    ours.add("exit");
    ours.add("main");
    let mut theirs = Table::default();
    theirs.add("abort");
    let numbers = ours.absorb(&theirs);
    let found = ours.find("abort");
    println!("absorbed as {numbers:?}, found as {found:?}");
    if found != Some(numbers[0]) || ours.add("abort") != numbers[0] {
        std::process::exit(1);
    }
}
EOF
rustc --edition 2021 -C debuginfo=0 --extern name_table="$work/libname_table.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof"
