#!/bin/sh
# A quarter past eight on the kiosk's clock, in July.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'END' || seen=$?
import { readEvent } from './src/sync/event.ts';
const event = readEvent('{"kind":"stop","bike":"Lotte","km":1,"at":"2025-07-01T08:15:00"}');
console.log(new Date(event.at).toISOString());
process.exitCode = event.at === Date.UTC(2025, 6, 1, 6, 15) ? 0 : 10;
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
