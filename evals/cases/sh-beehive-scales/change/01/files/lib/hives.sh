# shellcheck shell=bash
HIVES=${HIVES:-/var/lib/hives}

die() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit 1
}

hive() {
  [[ $1 =~ ^[a-z]{2}[0-9]+$ ]] || die "no hive: $1"
  printf '%s\n' "$1"
}

# hives: their names.
hives() {
  local file
  for file in "$HIVES"/*; do
    [ ! -f "$file" ] || printf '%s\n' "${file##*/}"
  done
}

# last_weights HIVE N: its last N weights, oldest first.
last_weights() {
  tail -n "$2" "$HIVES/$1" | cut -d ' ' -f 2
}
