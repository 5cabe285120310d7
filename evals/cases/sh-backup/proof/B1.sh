#!/bin/sh
# Three days, KEEP=2: one is left.
BACKUP_ROOT=$(mktemp -d); export BACKUP_ROOT
mkdir "$BACKUP_ROOT/2026-01-01" "$BACKUP_ROOT/2026-01-02" "$BACKUP_ROOT/2026-01-03"
KEEP=2 sh bin/prune.sh
left=$(ls "$BACKUP_ROOT" | wc -l)
rm -r "$BACKUP_ROOT"
echo "left of 3, with KEEP=2: $left"
[ "$left" -eq 2 ]
