#!/bin/sh
set -eu

: "${BACKUP_ROOT:?where backups are kept}"
: "${SOURCE:?what is backed up}"

day=$(date +%F)
target="$BACKUP_ROOT/$day"
mkdir -p "$target"
tar -C "$SOURCE" -czf "$target/files.tar.gz" .
