#!/bin/sh
# A link to a folder is replaced, and not filled, by mv -T.
set -eu
TILES=$(mktemp -d)
export TILES
trap 'rm -rf "$TILES"' EXIT
install() {
  mkdir -p "$TILES/$1"
  touch "$TILES/$1/.installed"
}
install 2026.1
bin/tiles-link
install 2026.2
bin/tiles-link
[ "$(readlink "$TILES/current")" = 2026.2 ]
[ ! -e "$TILES/2026.1/.current" ] && [ ! -e "$TILES/.current" ]
