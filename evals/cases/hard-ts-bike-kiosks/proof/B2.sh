# The report of a month in which a batch came.
import { readBatch, writeBatch } from './src/sync/batch.ts';
import { SyncService } from './src/sync/service.ts';
import { monthly } from './src/report/monthly.ts';
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
await sync.accept(batch(1, start('Lotte'), stop('Lotte')));
try {
  process.exitCode = monthly(await journal.read(), '2025-07').hires === 1 ? 0 : 11;
} catch (error) {
  console.log(error.message.slice(0, 60));
  process.exitCode = 10;
}
