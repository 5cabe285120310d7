#!/bin/sh
# Years of the report are those of the best and the worst lot.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'EOF' || seen=$?
import { figures } from './src/report.ts';
import { Store } from './src/store.ts';
const arnica = { species: 'Arnica montana', place: 'Feldberg', milligrams: 10 };
const store = new Store([
  { ...arnica, id: 'A1', collected: '1994-08-01', germination: 3 },
  { ...arnica, id: 'A3', collected: '2019-08-01', germination: 88 },
  { ...arnica, id: 'A2', collected: '2021-08-01' },
]);
const { years } = figures(store, 'Arnica montana');
console.log('years:', years);
process.exitCode = years === '1994–2021' ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
