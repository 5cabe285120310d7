# shellcheck shell=bash
LIBRARY=${LIBRARY:-/srv/choir}

die() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit 1
}

# put NAME VALUE: sets a variable by its name.
put() {
  eval "$1=\$2"
}

# read_fields PREFIX FIELD... : reads lines of KEY: VALUE, and sets PREFIX_FIELD for each field that was named.
read_fields() {
  local prefix=$1 key value field
  shift
  while IFS=': ' read -r key value; do
    for field in "$@"; do
      [ "$key" != "$field" ] || put "${prefix}_$field" "$value"
    done
  done
}

html() {
  sed 's/&/\&amp;/g; s/</\&lt;/g; s/>/\&gt;/g; s/"/\&quot;/g' <<<"$1"
}
