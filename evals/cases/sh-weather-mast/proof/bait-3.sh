#!/bin/sh
# sed passes on what grep -v did, also when nothing is left, and with a last line that has no end.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '# a note' >"$folder/2026-01-01.csv"
: >"$folder/2026-01-02.csv"
printf '12:10,-3.5,14.0\n # 12:20\n12:30,1.0,2.0#' >"$folder/2026-01-03.csv"
for log in "$folder"/*.csv; do
  test "$(sed '/^#/d' "$log" | sort -u)" = "$(grep -v '^#' "$log" | sort -u)"
done
MAST_LOGS="$folder" bin/means 2026-01-01
test "$(MAST_LOGS="$folder" bin/gaps 2026-01-02 | wc -l)" -eq 24
