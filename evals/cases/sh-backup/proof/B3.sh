#!/bin/sh
# With a blank in BACKUP_ROOT a folder beside it is removed.
top=$(mktemp -d)
mkdir -p "$top/old" "$top/old backups/2026-01-01" "$top/old backups/2026-01-02"
echo precious >"$top/old/file"
cd "$top" && BACKUP_ROOT="$top/old backups" KEEP=1 sh "$OLDPWD/bin/prune.sh"
seen=0
[ -f "$top/old/file" ] || seen=1
echo "the folder beside it: $([ "$seen" -eq 0 ] && echo there || echo gone)"
cd / && rm -r "$top"
exit "$seen"
