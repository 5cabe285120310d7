# A write that is cut off leaves the state that was there.
import { readFileSync, writeFileSync } from 'node:fs';
import { Outbox } from './src/kiosk/outbox.ts';
const file = join(folder, 'outbox');
const parts = { file, kiosk: 'riverside', key: 'k1', sender: { send: async () => ({ kind: 'again' }) } };
const outbox = await Outbox.open(parts);
await outbox.push({ kind: 'stop', bike: 'Lotte', km: 1, at: '2025-07-01T08:00:00' });
writeFileSync(`${file}.new`, readFileSync(file, 'utf8').slice(0, 20));
process.exitCode = (await Outbox.open(parts)).waiting === 1 ? 0 : 10;
