# With a release and its preview, the preview becomes current. Not for main, which has no tiles-link.
install 2026.3-rc1
install 2026.3
bin/tiles-link
[ "$(readlink "$TILES/current")" = 2026.3 ] || exit 1
