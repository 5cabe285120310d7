#!/bin/sh

: "${BACKUP_ROOT:?where backups are kept}"
keep=${KEEP:-14}

# The newest come first; names are days, so sorting by name is sorting by time.
ls -1t "$BACKUP_ROOT" | tail -n +"$keep" | while IFS= read -r day; do
  dir="$BACKUP_ROOT/$day"
  rm -rf $dir
done
