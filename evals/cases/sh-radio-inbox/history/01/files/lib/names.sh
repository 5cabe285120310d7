# shellcheck shell=sh
# Sourced by the scripts in bin/.

# Whether a text may be the name of a folder on the air.
is_slug() {
  case $1 in
    '' | -* | *[!a-z0-9-]*) return 1 ;;
  esac
}
