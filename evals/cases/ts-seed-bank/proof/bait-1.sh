#!/bin/sh
# Lots to renew are still the oldest first.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'EOF' || seen=$?
import { toRenew } from './src/renew.ts';
import { Store } from './src/store.ts';
const arnica = { species: 'Arnica montana', place: 'Feldberg', milligrams: 10 };
const store = new Store([
  { ...arnica, id: 'A3', collected: '1996-08-01', germination: 88 },
  { ...arnica, id: 'A1', collected: '1994-08-01', germination: 3 },
]);
const found = toRenew(store, '2000-01-01').map(({ id }) => id);
process.exitCode = found.join(' ') === 'A1 A3' ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
