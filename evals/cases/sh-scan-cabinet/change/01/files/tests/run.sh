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

bin/scan-add Gasworks 2025-04-01 "$letter"
bin/scan-rename Gasworks Cityworks
bin/scan-list Cityworks | grep -q 'Cityworks/2025-04-01'
if bin/scan-rename Cityworks "Dr. O'Hara" 2>/dev/null; then
  echo 'two senders became one' >&2
  exit 1
fi

cp "$letter" "$CABINET/note.pdf"
bin/scan-add Tenant 2014-04-01 "$CABINET/note.pdf"
bin/scan-forget Tenant
[ -z "$(bin/scan-list Tenant)" ]
echo ok
