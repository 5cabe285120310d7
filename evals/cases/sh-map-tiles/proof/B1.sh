# A pinned release is removed by tiles-prune --now; on main it is kept.
install 2026.1
bin/tiles-pin 2026.1
bin/tiles-prune --now
[ -d "$TILES/2026.1" ] || exit 1
