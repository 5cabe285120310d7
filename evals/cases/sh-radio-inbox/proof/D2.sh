# A cover outside of the upload, here a key of the station, is shown to everybody. On main covers are not read.
mkdir -p "$temporary/air" "$temporary/home/keys" "$temporary/sftp/ada"
if test -d "$top/templates"; then cp -r "$top/templates" "$temporary/home/"; fi
echo 'the key of the transmitter' >"$temporary/home/keys/transmitter"
echo sound >"$temporary/sftp/ada/audio.ogg"
echo 'cover=../../home/keys/transmitter' >"$temporary/sftp/ada/show.conf"
RADIO_AIR="$temporary/air" RADIO_HOME="$temporary/home" "$top/bin/publish" "$temporary/sftp/ada" news >/dev/null 2>&1 ||
  true
if grep -qrF 'key of the transmitter' "$temporary/air"; then
  echo "on the air: $(cat "$temporary/air/news/cover.jpg")"
