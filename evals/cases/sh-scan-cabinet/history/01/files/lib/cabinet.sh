# shellcheck shell=bash
# The cabinet: where it is, and how its index is read and written.

CABINET=$(realpath -m -- "${CABINET:-/srv/cabinet}")
index=$CABINET/index.tsv

die() {
  printf '%s: %s\n' "${0##*/}" "$1" >&2
  exit 1
}

# name_of TEXT: prints a name of a sender or a file, or refuses it.
name_of() {
  case $1 in
    '' | .* | *$'\t'* | *$'\n'* | */*) die "no name: $1" ;;
  esac
  printf '%s\n' "$1"
}

open_cabinet() {
  mkdir -p "$CABINET"
  touch "$index"
  exec 9>"$CABINET/.lock"
  flock -w 10 9 || die 'the cabinet is in use'
}

# letters_of SENDER: lines of the index.
letters_of() {
  SENDER=$1 awk -F '\t' '$1 == ENVIRON["SENDER"]' "$index"
}
