#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
CABINET=$(mktemp -d)
export CABINET
trap 'rm -rf "$CABINET"' EXIT
letter=$CABINET/letter.pdf
echo one >"$letter"

bin/scan-add "Dr. O'Hara" 2025-03-01 "$letter"
bin/scan-list "Dr. O'Hara" | grep -q "2025-03-01 letter.pdf"

# A name that is none: it has to be refused.
if bin/scan-add '../etc' 2025-03-01 "$letter" 2>/dev/null; then
  echo 'a sender with a slash was taken' >&2
  exit 1
fi
echo ok
