#!/bin/sh
# For every page that zod lets through, old and new code give the same.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
trap 'rm -f src/before.ts' EXIT
git show main:src/paging.ts >src/before.ts
node --import "$loader" --input-type=module - <<'EOF'
import { deepStrictEqual } from 'node:assert';
import { page as old } from './src/before.ts';
import { page } from './src/paging.ts';
for (let length = 0; length < 9; length += 1)
  for (let number = 1; number < 7; number += 1)
    for (let size = 1; size < 5; size += 1) {
      const items = Array.from({ length }, (_, i) => i);
      deepStrictEqual(page(items, number, size), old(items, number, size));
    }
EOF
