#!/bin/sh
# A new name with & in it: the index names a sender that there is not. Not for main, which has no scan-rename.
set -eu
CABINET=$(mktemp -d)
export CABINET
trap 'rm -rf "$CABINET"' EXIT
letter=$CABINET/letter.pdf
echo one >"$letter"
bin/scan-add Miller 2025-04-01 "$letter"
bin/scan-rename Miller 'Miller & Sons'
if [ -z "$(bin/scan-list 'Miller & Sons')" ]; then
  echo "folder: $(ls -d "$CABINET"/Miller*), index: $(cut -f 1 "$CABINET/index.tsv")"
  exit 1
fi
