#!/bin/sh
# One weighing or none, and no folder at all: nothing is said, nothing fails.
set -eu
HIVES=$(mktemp -d)
export HIVES
trap 'rm -rf "$HIVES"' EXIT
case $(bin/hive-warn) in *lost*) exit 1 ;; esac
: >"$HIVES/nw2"
bin/hive-weigh nw1 9000
case $(bin/hive-warn) in *lost*) exit 1 ;; esac
[ -z "$(HIVES=$HIVES/none bin/hive-warn)" ]
