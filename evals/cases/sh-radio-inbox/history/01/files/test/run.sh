#!/bin/sh
set -eu

here=$(cd "$(dirname "$0")/.." && pwd)
RADIO_AIR=$(mktemp -d)
RADIO_HOME=$here
export RADIO_AIR RADIO_HOME
trap 'rm -rf "$RADIO_AIR"' EXIT

upload="$RADIO_AIR/inbox"
mkdir "$upload"
echo sound >"$upload/audio.ogg"

"$here/bin/publish" "$upload" harbour-news
test "$(cat "$RADIO_AIR/harbour-news/audio.ogg")" = sound

# A slug that climbs is refused.
if "$here/bin/publish" "$upload" ../inbox 2>/dev/null; then exit 1; fi

echo ok
