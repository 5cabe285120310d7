#!/bin/sh
# A part that does not begin at the left edge: a panic or too few bytes. Not for main, which has no parts.
set -eu
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
rustc --edition 2021 -C debuginfo=0 --crate-type lib --crate-name contact_sheet -o "$work/libcontact_sheet.rlib" src/lib.rs
cat >"$work/proof.rs" <<'EOF'
use contact_sheet::picture::Picture;

fn main() {
    let picture = Picture::new(3, 3, (0..36).collect()).unwrap();
    let part = picture.part(2, 1, 1, 2).map(|part| part.row(0).to_vec());
    if part != Ok(vec![20, 21, 22, 23]) {
        eprintln!("got {part:?}");
        std::process::exit(1);
    }
}
EOF
rustc --edition 2021 -C debuginfo=0 --extern contact_sheet="$work/libcontact_sheet.rlib" -o "$work/proof" "$work/proof.rs" || exit 2
"$work/proof" 2>"$work/said" || {
  grep -m 1 -v "^$" "$work/said" || true
  exit 1
}
