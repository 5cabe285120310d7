# The answer to a batch is lost, and meanwhile somebody takes a bike.
import { Outbox } from './src/kiosk/outbox.ts';
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
