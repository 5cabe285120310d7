# The name of a key in show.conf, which a stranger wrote, is run as a command. On main show.conf is not read.
mkdir "$temporary/air" "$temporary/inbox"
echo sound >"$temporary/inbox/audio.ogg"
# shellcheck disable=SC2016 # it is the text of a stranger
printf '%s\n' 'title=Harbour news' 'x$(touch ran)=1' >"$temporary/inbox/show.conf"
cd "$temporary"
RADIO_AIR="$temporary/air" RADIO_HOME="$top" "$top/bin/publish" "$temporary/inbox" news >/dev/null 2>&1 || true
if test -e ran; then
  echo "a command of the upload was run"
