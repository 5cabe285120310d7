#!/bin/sh
# nightly.sh TOP: what happens every night at two.
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
cp "$1/archive.db" "$1/archive.db.bak"
node "$here/src/cli.js" "$1" >>"$1/nightly.log"
