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

# state_change GUARD STATUS FILTER [ARGUMENTS OF JQ…]: replaces the state by what the filter makes of it, if GUARD
# holds; otherwise gives STATUS. Both are asked under one lock.
state_change() {
  local guard=$1 status=$2 filter=$3 next
  shift 3
  (
    flock -w 5 9 || exit 75
    jq -e "$guard" "$(state_file)" >/dev/null || exit "$status"
    next=$(mktemp "$DEPLOYCTL_HOME/next.XXXXXX")
    jq "$@" "$filter" "$(state_file)" >"$next" && mv "$next" "$(state_file)"
  ) 9>"$(state_file).lock"
}
