#!/bin/sh
set -eu
TILES=$(mktemp -d)
export TILES
trap 'rm -rf "$TILES"' EXIT
install() {
  mkdir -p "$TILES/$1"
  touch "$TILES/$1/.installed"
}
{{proof}}
