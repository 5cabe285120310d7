#!/bin/sh
# A sowing takes the best seeds where it took the oldest.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'EOF' || seen=$?
import { takeFor } from './src/sowing.ts';
import { Store } from './src/store.ts';
const arnica = { species: 'Arnica montana', place: 'Feldberg', milligrams: 10 };
const store = new Store([
  { ...arnica, id: 'A1', collected: '1994-08-01', germination: 3 },
  { ...arnica, id: 'A3', collected: '2019-08-01', germination: 88 },
]);
const taken = takeFor(store, 'Arnica montana', 10).map(({ id }) => id);
console.log('taken for a sowing:', taken.join(' '));
process.exitCode = taken[0] === 'A1' ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
