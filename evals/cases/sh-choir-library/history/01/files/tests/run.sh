#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
LIBRARY=$(mktemp -d)
export LIBRARY
trap 'rm -rf "$LIBRARY"' EXIT
mkdir "$LIBRARY/inbox"
cd "$LIBRARY"
printf 'title: Ubi caritas <5 voices>\ncomposer: Anonymous\n' >card
echo pdf >score.pdf
cd - >/dev/null

bin/choir-add 17 "$LIBRARY/card" "$LIBRARY/score.pdf"
grep -q 'caritas &lt;5 voices&gt;' "$LIBRARY/public/17/index.html"
# It has to be refused: no number.
if bin/choir-add ../17 "$LIBRARY/card" "$LIBRARY/score.pdf" 2>/dev/null; then exit 1; fi
echo ok
