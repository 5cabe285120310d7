#!/bin/sh
# With a release and its preview, the preview becomes current. Not for main, which has no tiles-link.
set -eu
TILES=$(mktemp -d)
export TILES
trap 'rm -rf "$TILES"' EXIT
install() {
  mkdir -p "$TILES/$1"
  touch "$TILES/$1/.installed"
}
install 2026.3-rc1
install 2026.3
bin/tiles-link
[ "$(readlink "$TILES/current")" = 2026.3 ] || exit 1
