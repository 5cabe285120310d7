#!/bin/sh
# Without a link, and with nothing installed, tiles-prune ends well.
set -eu
TILES=$(mktemp -d)
export TILES
trap 'rm -rf "$TILES"' EXIT
install() {
  mkdir -p "$TILES/$1"
  touch "$TILES/$1/.installed"
}
bin/tiles-prune
install 2026.2
touch -d '40 days ago' "$TILES/2026.2/.installed"
[ "$(bin/tiles-prune)" = 'removed 2026.2' ]
