#!/bin/sh
# The comment: sorting by name. The oldest day, touched last, is kept as if it were the newest.
BACKUP_ROOT=$(mktemp -d); export BACKUP_ROOT
mkdir "$BACKUP_ROOT/2026-01-01" "$BACKUP_ROOT/2026-01-02"
touch -d 2026-01-02 "$BACKUP_ROOT/2026-01-02"
KEEP=2 sh bin/prune.sh
left=$(ls "$BACKUP_ROOT")
rm -r "$BACKUP_ROOT"
echo "left: $left"
case $left in *2026-01-02*) exit 0 ;; *) exit 1 ;; esac
