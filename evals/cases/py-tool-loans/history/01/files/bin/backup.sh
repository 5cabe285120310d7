#!/bin/sh
set -eu
: "${LOANS_DB:?}"
sqlite3 "$LOANS_DB" ".backup '$LOANS_DB.bak'"
