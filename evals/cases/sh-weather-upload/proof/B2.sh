#!/bin/sh
# After a batch that was not full, the next readings count as sent before they are written. On main they are sent.
set -eu
STATION=$(mktemp -d)
COLLECTOR=$STATION/put
export STATION COLLECTOR
trap 'rm -rf "$STATION"' EXIT
cat >"$COLLECTOR" <<'PUT'
#!/bin/sh
[ ! -e "$STATION/offline" ] || exit 1
cat >>"$STATION/received"
PUT
chmod +x "$COLLECTOR"
seq 1 3 >"$STATION/readings.log"
BATCH=5 bin/weather-upload
seq 4 8 >>"$STATION/readings.log"
BATCH=5 bin/weather-upload
seq 1 8 | cmp - "$STATION/received" || exit 1
