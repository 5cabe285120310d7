# The answer to a batch is lost, and meanwhile somebody takes a bike.
import { readBatch, writeBatch } from './src/sync/batch.ts';
import { SyncService } from './src/sync/service.ts';
import { Outbox } from './src/kiosk/outbox.ts';
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
let lost = 1;
const sender = {
  send: async (path, body) => {
    const answer = await sync.accept(readBatch(body, keys));
    return lost-- > 0 ? { kind: 'again' } : { kind: 'done', body: answer };
  },
};
const outbox = await Outbox.open({ file: join(folder, 'outbox'), kiosk: 'riverside', key: 'k1', sender });
await outbox.push(start('Lotte'));
await outbox.flush();
await outbox.push(start('Emil'));
await outbox.flush();
let out = false;
try { fleet.takeOut('Emil'); } catch { out = true; }
console.log('waiting:', outbox.waiting, 'bike out:', out);
process.exitCode = outbox.waiting > 0 || out ? 0 : 10;
