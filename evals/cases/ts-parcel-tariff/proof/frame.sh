#!/bin/sh
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'EOF' || seen=$?
{{proof}}
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
