#!/bin/sh
# The bracket expression escapes each of its characters: a sender made of them is renamed, and no other.
set -eu
CABINET=$(mktemp -d)
export CABINET
trap 'rm -rf "$CABINET"' EXIT
letter=$CABINET/letter.pdf
echo one >"$letter"
bin/scan-add 'A.*[x]^$\n' 2025-04-01 "$letter"
bin/scan-add 'A..x' 2025-04-01 "$letter"
bin/scan-rename 'A.*[x]^$\n' Plain
[ "$(cut -f 1,3 "$CABINET/index.tsv")" = "$(printf 'Plain\tPlain/2025-04-01 letter.pdf\nA..x\tA..x/2025-04-01 letter.pdf')" ]
