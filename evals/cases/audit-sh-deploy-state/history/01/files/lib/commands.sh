# shellcheck shell=bash
# One function a command. Arguments have been counted, and names of releases checked, by bin/deployctl.

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
  if [ "$(state_read .phase)" = running ]; then
    echo "deployctl: $(state_read .release) is being deployed" >&2
    exit 3
  fi
  state_update '.phase = "running" | .release = $release | .attempts = 1 | .notes = []' --arg release "$1"
  notify "begin $1"
}

cmd_note() {
  require_running
  state_update '.notes += [$text]' --arg text "$1"
}

cmd_retry() {
  require_running
  state_update '.attempts += 1'
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
  state_update '.phase = "idle" | .release = null'
  notify "finish $release"
}

cmd_status() {
  state_read '"\(.phase) \(.release // "-") attempt \(.attempts)"'
  state_read '.notes[] | "  " + .'
}
