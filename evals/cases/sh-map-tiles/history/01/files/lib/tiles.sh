# shellcheck shell=bash
# Where the releases are, and what they may be called.

TILES=${TILES:-/srv/tiles}

die() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit 1
}

release() {
  [[ $1 =~ ^20[0-9]{2}\.[1-9][0-9]?(-rc[1-9][0-9]?)?$ ]] || die "no release: $1"
  printf '%s\n' "$1"
}

# releases: their names, in no order.
releases() {
  find "$TILES" -mindepth 1 -maxdepth 1 -type d -name '20*' -printf '%f\n'
}

# age_of RELEASE: days since it was installed.
age_of() {
  echo $((($(date +%s) - $(stat -c %Y "$TILES/$1/.installed")) / 86400))
}
