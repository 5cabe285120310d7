#!/bin/sh
# A write that is cut off leaves the state that was there.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'END' || seen=$?
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Outbox } from './src/kiosk/outbox.ts';
const file = join(mkdtempSync(join(tmpdir(), 'proof-')), 'outbox');
const parts = { file, kiosk: 'riverside', key: 'k1', sender: { send: async () => ({ kind: 'again' }) } };
const outbox = await Outbox.open(parts);
await outbox.push({ kind: 'stop', bike: 'Lotte', km: 1, at: '2025-07-01T08:00:00' });
writeFileSync(`${file}.new`, readFileSync(file, 'utf8').slice(0, 20));
process.exitCode = (await Outbox.open(parts)).waiting === 1 ? 0 : 10;
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
