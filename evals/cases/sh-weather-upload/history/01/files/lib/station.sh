# shellcheck shell=bash
# shellcheck disable=SC2034 # log is for those who source this

STATION=${STATION:-/var/lib/station}
COLLECTOR=${COLLECTOR:-collector-put}
log=$STATION/readings.log

lines_sent() {
  cat "$STATION/.sent" 2>/dev/null || echo 0
}

# note_sent N: from now on, N lines count as sent.
note_sent() {
  printf '%s\n' "$1" >"$STATION/.sent.next"
  mv "$STATION/.sent.next" "$STATION/.sent"
}
