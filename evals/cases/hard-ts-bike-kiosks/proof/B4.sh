# One batch, from the kiosk and from a telephone at the same time.
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
const one = batch(1, start('Lotte'), stop('Lotte'));
await Promise.all([sync.accept(one), sync.accept(one)]);
console.log('owed', ledger.owed('M1'), 'and it should be 500');
process.exitCode = ledger.owed('M1') === 500 ? 0 : 10;
