#!/bin/sh
# The card names a file outside of the package, and it is served. Not for main, which has no choir-import.
set -eu
LIBRARY=$(mktemp -d)
export LIBRARY
trap 'rm -rf "$LIBRARY"' EXIT
mkdir "$LIBRARY/inbox" "$LIBRARY/in"
echo pdf >"$LIBRARY/in/score.pdf"
echo secret >"$LIBRARY/secret"
printf 'title: Sanctus\nfile: ../../../../../../../..%s/secret\n' "$LIBRARY" >"$LIBRARY/in/card"
tar -cf "$LIBRARY/inbox/a.tar" -C "$LIBRARY/in" card score.pdf
bin/choir-import 3 a.tar || :
if grep -s secret "$LIBRARY/public/3/score.pdf"; then exit 1; fi
