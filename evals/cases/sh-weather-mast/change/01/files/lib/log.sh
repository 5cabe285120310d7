# shellcheck shell=sh
# Sourced by the scripts in bin/, which say where the logs are (MAST_LOGS).

# fail STATUS TEXT: ends the script, or the command substitution that it stands in.
fail() {
  echo "${0##*/}: $2" >&2
  exit "$1"
}

# log_of DAY: the path of its log.
log_of() {
  case $1 in
    [0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]) ;;
    *) fail 2 "$1 is no day" ;;
  esac
  [ -f "$MAST_LOGS/$1.csv" ] || fail 3 "no log of $1"
  printf '%s\n' "$MAST_LOGS/$1.csv"
}

# readings LOG: by time, each once, without the notes of technicians.
readings() {
  # shellcheck disable=SC2086 # MAST_SORT holds flags, each of them a word
  sed '/^#/d' "$1" | LC_ALL=C sort -u ${MAST_SORT:-}
}
