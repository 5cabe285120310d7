#!/bin/sh
set -eu
: "${LOANS_DB:?}"
cd "$(dirname "$0")/.."
# shellcheck disable=SC2086 # a command with its flags
python3 -m loans.remind "$LOANS_DB" | ${PRINTER:-lp -s}
