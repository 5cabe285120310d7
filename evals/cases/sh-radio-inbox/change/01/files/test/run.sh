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
cmp -s "$here/templates/cover.jpg" "$RADIO_AIR/harbour-news/cover.jpg"

# A slug that climbs is refused.
if "$here/bin/publish" "$upload" ../inbox 2>/dev/null; then exit 1; fi

# A title stays text, whatever it holds.
# shellcheck disable=SC2016 # $(id) is meant to stand there as it is
printf '%s\n' 'title=Rock <b>& $(id) `id`' 'host=Ada "the" Lark' 'cover=boat.jpg' >"$upload/show.conf"
echo boat >"$upload/boat.jpg"
"$here/bin/publish" "$upload" rock
# shellcheck disable=SC2016
grep -qF '<h1>Rock &lt;b&gt;&amp; $(id) `id`</h1>' "$RADIO_AIR/rock/index.html"
test "$(cat "$RADIO_AIR/rock/cover.jpg")" = boat

echo ok
