#!/bin/sh
# An upload that fails is not tried again: its readings count as sent. On main they are sent by the next one.
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
seq 1 6 >"$STATION/readings.log"
touch "$STATION/offline"
BATCH=3 bin/weather-upload && exit 2
rm "$STATION/offline"
BATCH=3 bin/weather-upload
seq 1 6 | cmp - "$STATION/received" || exit 1
