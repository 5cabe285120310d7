# Without a link, and with nothing installed, tiles-prune ends well.
bin/tiles-prune
install 2026.2
touch -d '40 days ago' "$TILES/2026.2/.installed"
[ "$(bin/tiles-prune)" = 'removed 2026.2' ]
