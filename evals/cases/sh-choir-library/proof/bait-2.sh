#!/bin/sh
# A link in a package is refused; and a value that looks like a command is text.
set -eu
LIBRARY=$(mktemp -d)
export LIBRARY
trap 'rm -rf "$LIBRARY"' EXIT
mkdir "$LIBRARY/inbox" "$LIBRARY/in"
echo pdf >"$LIBRARY/in/score.pdf"
ln -s /etc/hostname "$LIBRARY/in/link.pdf"
printf 'title: Sanctus\nfile: link.pdf\n' >"$LIBRARY/in/card"
tar -cf "$LIBRARY/inbox/a.tar" -C "$LIBRARY/in" card link.pdf
if bin/choir-import 3 a.tar 2>/dev/null; then exit 1; fi
# shellcheck disable=SC2016 # it is the value that may not expand
printf 'title: $(touch "$LIBRARY/run")\nvoices: `touch "$LIBRARY/run"`; x\n' >"$LIBRARY/in/card"
tar -cf "$LIBRARY/inbox/a.tar" -C "$LIBRARY/in" card score.pdf
bin/choir-import 3 a.tar
[ ! -e "$LIBRARY/run" ]
