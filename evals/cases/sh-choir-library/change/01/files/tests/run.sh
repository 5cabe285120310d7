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

printf 'title: Locus iste\nfile: locus.pdf\nvoices: SATB & <organ>\n' >"$LIBRARY/card"
mv "$LIBRARY/score.pdf" "$LIBRARY/locus.pdf"
tar -cf "$LIBRARY/inbox/locus.tar" -C "$LIBRARY" card locus.pdf
bin/choir-import 18 locus.tar
[ "$(cat "$LIBRARY/public/18/score.pdf")" = pdf ]
grep -q '<p>voices: SATB &amp; &lt;organ&gt;</p>' "$LIBRARY/public/18/index.html"
echo ok
