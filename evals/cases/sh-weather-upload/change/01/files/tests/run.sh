#!/usr/bin/env bash
set -euo pipefail
cd "$(dirname "$0")/.."
STATION=$(mktemp -d)
COLLECTOR=$STATION/put
export STATION COLLECTOR
trap 'rm -rf "$STATION"' EXIT
cat >"$COLLECTOR" <<'PUT'
#!/bin/sh
cat >>"$STATION/received"
PUT
chmod +x "$COLLECTOR"

seq 1 3 >"$STATION/readings.log"
bin/weather-upload
cmp "$STATION/received" "$STATION/readings.log"

# A collector that is not there.
rm "$STATION/.sent"
if COLLECTOR=/nonexistent bin/weather-upload 2>/dev/null; then exit 1; fi

rm -f "$STATION/.sent" "$STATION/received"
seq 1 12 >"$STATION/readings.log"
BATCH=4 bin/weather-upload
cmp "$STATION/received" "$STATION/readings.log"
echo ok
