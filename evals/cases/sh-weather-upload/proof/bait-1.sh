#!/bin/sh
# sed ends after the batch without harm, also with pipefail: twelve full batches arrive, each line once.
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
seq 1 60000 >"$STATION/readings.log"
BATCH=5000 bin/weather-upload
cmp "$STATION/readings.log" "$STATION/received"
