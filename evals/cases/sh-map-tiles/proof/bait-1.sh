# A link to a folder is replaced, and not filled, by mv -T.
install 2026.1
bin/tiles-link
install 2026.2
bin/tiles-link
[ "$(readlink "$TILES/current")" = 2026.2 ]
[ ! -e "$TILES/2026.1/.current" ] && [ ! -e "$TILES/.current" ]
