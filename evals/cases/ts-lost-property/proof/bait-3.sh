#!/bin/sh
# Days are whole across both changes of the clock, wherever the office stands.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'EOF' || seen=$?
process.env.TZ = 'Europe/Berlin';
const { daysBetween } = await import('./src/days.ts');
const all = [['2026-03-28', '2026-03-30', 2], ['2026-10-24', '2026-10-26', 2], ['2025-12-31', '2026-12-31', 365]];
process.exitCode = all.every(([from, to, days]) => daysBetween(from, to) === days) ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
