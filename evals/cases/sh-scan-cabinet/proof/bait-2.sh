#!/bin/sh
# A slash in a name: refused by name_of, so it never comes into the expression of sed.
set -eu
CABINET=$(mktemp -d)
export CABINET
trap 'rm -rf "$CABINET"' EXIT
letter=$CABINET/letter.pdf
echo one >"$letter"
bin/scan-add Miller 2025-04-01 "$letter"
if bin/scan-rename Miller 'a/b' 2>/dev/null; then exit 1; fi
[ -d "$CABINET/Miller" ]
