#!/bin/sh
# Only the template is expanded, not what its variables hold. On main there are no pages.
set -eu
test -f lib/page.sh || exit 0
top=$(pwd)
temporary=$(mktemp -d)
trap 'rm -rf "$temporary"' EXIT
mkdir "$temporary/air" "$temporary/inbox"
echo sound >"$temporary/inbox/audio.ogg"
# shellcheck disable=SC2016 # it is the text of a stranger
printf '%s\n' 'title=$(touch ran) `touch ran`' 'host=END_OF_PAGE' >"$temporary/inbox/show.conf"
cd "$temporary"
RADIO_AIR="$temporary/air" RADIO_HOME="$top" "$top/bin/publish" "$temporary/inbox" news
test ! -e ran
# shellcheck disable=SC2016
grep -qF '<h1>$(touch ran) `touch ran`</h1>' air/news/index.html
grep -qF '<p>with END_OF_PAGE</p>' air/news/index.html
