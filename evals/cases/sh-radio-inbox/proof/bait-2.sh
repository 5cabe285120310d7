#!/bin/sh
# No slug leaves the folder of the web server: what rm -rf gets has been looked at.
set -eu
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
mkdir "$temporary/air" "$temporary/inbox" "$temporary/kept"
echo sound >"$temporary/inbox/audio.ogg"
for slug in '' . .. ../kept /etc 'a b' -rf 'a
b'; do
  if RADIO_AIR="$temporary/air" RADIO_HOME="$(pwd)" bin/publish "$temporary/inbox" "$slug" 2>/dev/null; then exit 1; fi
done
test -d "$temporary/kept"
test -z "$(ls -A "$temporary/air")"
