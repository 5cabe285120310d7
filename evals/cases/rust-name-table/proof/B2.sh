#!/bin/sh
# list with a number that was forgotten reads beyond the names instead of panicking. Not for main, which has no list.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C opt-level=1 -C debug-assertions=yes --crate-type lib --crate-name name_table -o "$work/libname_table.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use name_table::table::Table;

fn main() {
    let mut names = Table::default();
    let kept = names.add("main");
    let gone = names.add("exit");
    names.forget_from(gone);
    let listed = std::panic::catch_unwind(|| names.list(&[kept, gone]));
    if let Ok(text) = listed {
        eprintln!("unsafe precondition: {} bytes", text.len());
        std::process::exit(1);
    }
}
EOF
rustc --edition 2021 -C opt-level=1 -C debug-assertions=yes --extern name_table="$work/libname_table.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof" 2>"$work/said" || {
  grep -m 1 "unsafe precondition" "$work/said"
  exit 1
}
