#!/bin/sh
# A pinned release is removed by tiles-prune --now; on main it is kept.
set -eu
TILES=$(mktemp -d)
export TILES
trap 'rm -rf "$TILES"' EXIT
install() {
  mkdir -p "$TILES/$1"
  touch "$TILES/$1/.installed"
}
install 2026.1
bin/tiles-pin 2026.1
bin/tiles-prune --now
[ -d "$TILES/2026.1" ] || exit 1
