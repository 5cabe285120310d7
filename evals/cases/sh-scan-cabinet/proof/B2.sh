#!/bin/sh
# A sender with a blank: its letters stay, and one of another sender is gone. Not for main, which has no scan-forget.
set -eu
CABINET=$(mktemp -d)
export CABINET
trap 'rm -rf "$CABINET"' EXIT
letter=$CABINET/letter.pdf
echo one >"$letter"
mkdir -p "$CABINET/Revenue"
bin/scan-add 'Old Revenue' 2014-04-01 "$letter"
echo kept >"$CABINET/Revenue/2014-04-01"
bin/scan-forget 'Old Revenue'
if [ -e "$CABINET/Old Revenue" ] || [ ! -e "$CABINET/Revenue/2014-04-01" ]; then
  find "$CABINET" -name '*2014*'
  exit 1
fi
