#!/bin/sh
# Signatures of other lengths are refused, and nothing throws a RangeError.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'END' || seen=$?
import { Refused } from './src/errors.ts';
import { BatchRefused, readBatch } from './src/sync/batch.ts';
const keys = new Map([['riverside', 'k1']]);
for (const signature of ['', ' ab', ` ${'a'.repeat(64)}`, ` ${'a'.repeat(66)}`, ` ${'é'.repeat(64)}`]) {
  try {
    readBatch(`riverside 1${signature}`, keys);
    process.exitCode = 10;
  } catch (error) {
    if (!(error instanceof Refused) && !(error instanceof BatchRefused)) process.exitCode = 10;
  }
}
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
