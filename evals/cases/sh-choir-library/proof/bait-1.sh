#!/bin/sh
# A member of a package that leads out of the folder: tar refuses it, and so does choir-import.
set -eu
LIBRARY=$(mktemp -d)
export LIBRARY
trap 'rm -rf "$LIBRARY"' EXIT
mkdir "$LIBRARY/inbox" "$LIBRARY/in"
echo pdf >"$LIBRARY/in/score.pdf"
printf 'title: Sanctus\n' >"$LIBRARY/in/card"
tar -cPf "$LIBRARY/inbox/a.tar" --transform "s,score.pdf,../../../../../..$LIBRARY/out.pdf," -C "$LIBRARY/in" card score.pdf
if bin/choir-import 3 a.tar 2>/dev/null; then exit 1; fi
[ ! -e "$LIBRARY/out.pdf" ] && [ ! -e "$LIBRARY/public" ]
