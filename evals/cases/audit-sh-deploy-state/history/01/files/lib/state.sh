# shellcheck shell=bash
# The state of deployments: one JSON file, changed under a lock.

state_file() { printf '%s/state.json' "$DEPLOYCTL_HOME"; }

state_init() {
  local first
  mkdir -p "$DEPLOYCTL_HOME"
  [ -e "$(state_file)" ] && return
  first=$(mktemp "$DEPLOYCTL_HOME/first.XXXXXX")
  printf '%s\n' '{"release":null,"phase":"idle","attempts":0,"notes":[]}' >"$first"
  # Another deployctl may have been faster; -n keeps its file.
  mv -n "$first" "$(state_file)"
  rm -f "$first"
}

# state_read FILTER: what the filter gives of the state.
state_read() { jq -r "$1" "$(state_file)"; }

# state_update FILTER [ARGUMENTS OF JQ…]: replaces the state by what the filter makes of it.
state_update() {
  local filter=$1 next
  shift
  next=$(mktemp "$DEPLOYCTL_HOME/next.XXXXXX")
  (
    flock -w 5 9 || exit 75
    jq "$@" "$filter" "$(state_file)" >"$next" && mv "$next" "$(state_file)"
  ) 9>"$(state_file).lock"
}
