#!/bin/sh
# CLAUDE.md (or AGENTS.md, which it names) wants set -eu in every script.
grep -q '^set -eu$' bin/prune.sh || {
  echo 'bin/prune.sh has no set -eu'
  exit 1
}
