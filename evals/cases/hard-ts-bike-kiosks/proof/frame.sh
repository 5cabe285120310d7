#!/bin/sh
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
import { readBatch, writeBatch } from './src/sync/batch.ts';
import { SyncService } from './src/sync/service.ts';
const folder = mkdtempSync(join(tmpdir(), 'proof-'));
const clock = { at: Date.UTC(2025, 6, 1, 12), now: () => clock.at };
const ledger = new Ledger(join(folder, 'ledger'));
const members = new Register([{ id: 'M1', name: 'Ana', card: '04a2 19ff' }]);
const journal = new Journal(join(folder, 'journal'));
const fleet = new Fleet(['Lotte', 'Emil', 'Ida']);
const desk = new HireDesk({ fleet, members, ledger, journal, clock });
const sync = new SyncService({ desk, journal, clock });
const keys = new Map([['riverside', 'k1']]);
const batch = (seq, ...events) => readBatch(writeBatch('riverside', seq, events, 'k1'), keys);
const start = (bike, card = '04A219FF') => ({ kind: 'start', bike, card, at: '2025-07-01T08:00:00' });
const stop = (bike) => ({ kind: 'stop', bike, km: 4, at: '2025-07-01T09:30:00' });
{{proof}}
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
