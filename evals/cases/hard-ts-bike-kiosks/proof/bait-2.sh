#!/bin/sh
# A stop before the start costs the first hour.
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'END' || seen=$?
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ledger } from './src/billing/ledger.ts';
import { Fleet } from './src/bikes/fleet.ts';
import { HireDesk } from './src/hire/desk.ts';
import { Register } from './src/members/register.ts';
import { Journal } from './src/storage/journal.ts';
const folder = mkdtempSync(join(tmpdir(), 'proof-'));
const clock = { at: Date.UTC(2025, 6, 1, 12), now: () => clock.at };
const ledger = new Ledger(join(folder, 'ledger'));
const members = new Register([{ id: 'M1', name: 'Ana', card: '04a2 19ff' }]);
const journal = new Journal(join(folder, 'journal'));
const fleet = new Fleet(['Lotte', 'Emil', 'Ida']);
const desk = new HireDesk({ fleet, members, ledger, journal, clock });
await desk.start('Lotte', '04A219FF', clock.at);
process.exitCode = (await desk.stop('Lotte', 1, clock.at - 300_000)) === 250 ? 0 : 10;
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
