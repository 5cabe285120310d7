# shellcheck shell=bash
# One function a command. Arguments have been counted, and names of releases checked, by bin/deployctl.

IDLE='.phase == "idle"'
RUNNING='.phase == "running"'

notify() {
  [ -z "${DEPLOYCTL_NOTIFY:-}" ] || "$DEPLOYCTL_NOTIFY" "$1" >/dev/null 2>&1 || true
}

require_running() {
  [ "$(state_read .phase)" = running ] || {
    echo "deployctl: no deployment is running" >&2
    exit 4
  }
}

cmd_begin() {
  state_change "$IDLE" 3 '.phase = "running" | .release = $release | .attempts = 1 | .notes = []' --arg release "$1"
  notify "begin $1"
}

cmd_note() {
  state_change "$RUNNING" 4 ".notes += [\"$1\"]"
}

cmd_retry() {
  # error() ends jq with 5, which is our status for too many retries.
  state_change "$RUNNING" 4 '
    (.retries // 0) + 1 as $n
    | if $n > $max then error("too many retries") else .retries = $n | .attempts += 1 end
  ' --argjson max "${DEPLOYCTL_MAX_RETRIES:-3}"
}

cmd_finish() {
  local release
  require_running
  release=$(state_read .release)
  if [ -n "${DEPLOYCTL_HOOK:-}" ]; then
    if ! "$DEPLOYCTL_HOOK" "$release" 2>&1 | tee -a "$DEPLOYCTL_HOME/hook.log"; then
      echo "deployctl: the hook failed" >&2
      exit 6
    fi
  fi
  state_change "$RUNNING" 4 '.phase = "idle" | .release = null'
  notify "finish $release"
}

cmd_status() {
  state_read '"\(.phase) \(.release // "-") attempt \(.attempts)"'
  state_read '.notes[] | "  " + .'
}
