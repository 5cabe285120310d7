#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
TILES=$(mktemp -d)
export TILES
trap 'rm -rf "$TILES"' EXIT
mkdir "$TILES/.src"
echo tile >"$TILES/.src/0.png"
tar -cf "$TILES/.a.tar" -C "$TILES/.src" .

bin/tiles-install 2026.1 "$TILES/.a.tar"
bin/tiles-install 2026.2 "$TILES/.a.tar"
touch -d '40 days ago' "$TILES/2026.1/.installed"
[ "$(bin/tiles-prune)" = 'removed 2026.1' ]

# Thirteen is no month of ours.
if bin/tiles-install 2026.013 "$TILES/.a.tar" 2>/dev/null; then exit 1; fi

bin/tiles-install 2026.10 "$TILES/.a.tar"
[ "$(bin/tiles-link)" = 'current is 2026.10' ]
[ -e "$TILES/current/0.png" ]
bin/tiles-pin 2026.2
touch -d '40 days ago' "$TILES/2026.2/.installed" "$TILES/2026.10/.installed"
[ -z "$(bin/tiles-prune)" ]
echo ok
