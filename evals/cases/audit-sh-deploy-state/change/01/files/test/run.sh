#!/usr/bin/env bash
# Tests of deployctl: a failed check is printed, and the exit status is 1 if there was one.
set -u
top=$(cd "$(dirname "$0")/.." && pwd)
failed=0

fresh() {
  DEPLOYCTL_HOME=$(mktemp -d)
  export DEPLOYCTL_HOME
}

ctl() { bash "$top/bin/deployctl" "$@" 2>/dev/null; }

check() { # WHAT EXPECTED ACTUAL
  [ "$2" = "$3" ] && return
  echo "FAILED: $1: expected '$2', got '$3'"
  failed=1
}

fresh
check 'nothing runs at first' 'idle - attempt 0' "$(ctl status)"
ctl begin 2.4.0
check 'a deployment has begun' 'running 2.4.0 attempt 1' "$(ctl status)"
ctl begin 2.5.0
check 'only one at a time' 3 $?
ctl note 'waiting for the database'
check 'notes are shown' '  waiting for the database' "$(ctl status | tail -n 1)"
ctl finish
check 'it has ended' 'idle - attempt 1' "$(ctl status | head -n 1)"
ctl finish
check 'nothing to finish' 4 $?

fresh
ctl begin 2.4.0 &
ctl begin 2.5.0 &
wait
check 'one of two at once' 1 "$(ctl status | grep -c '^running')"
ctl note 'still waiting'
check 'notes of the one that won' '  still waiting' "$(ctl status | tail -n 1)"

fresh
ctl begin '../x y'
check 'names are checked' 2 $?

fresh
# Broken on purpose: a state that cannot be read must not be replaced.
echo '{"phase": ' >"$DEPLOYCTL_HOME/state.json"
ctl begin 2.4.0
check 'a broken state is left alone' '{"phase": ' "$(cat "$DEPLOYCTL_HOME/state.json")"

fresh
mkdir "$DEPLOYCTL_HOME/in" && echo hello >"$DEPLOYCTL_HOME/in/a.txt"
tar -C "$DEPLOYCTL_HOME/in" -cf "$DEPLOYCTL_HOME/a.tar" .
ctl unpack web "$DEPLOYCTL_HOME/a.tar"
check 'unpacks' hello "$(cat "$DEPLOYCTL_HOME/artifacts/web/a.txt")"
ctl drop web
check 'drops' '' "$(ls "$DEPLOYCTL_HOME/artifacts")"

# shellcheck disable=SC2086 # made by mktemp: no blanks
rm -rf $DEPLOYCTL_HOME
exit "$failed"
