import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Outbox } from '../src/kiosk/outbox.js';
import type { Outcome } from '../src/kiosk/sender.js';
import { Terminal } from '../src/kiosk/terminal.js';

async function setUp(...outcomes: Outcome['kind'][]) {
  const sent: { path: string; body: string }[] = [];
  const sender = {
    send: (path: string, body: string): Promise<Outcome> => {
      sent.push({ path, body });
      const kind = outcomes.shift() ?? 'done';
      return Promise.resolve(kind === 'refused' ? { kind, message: 'no' } : kind === 'done' ? { kind, body: {} } : { kind });
    },
  };
  const file = join(mkdtempSync(join(tmpdir(), 'outbox-')), 'outbox.json');
  const parts = { file, kiosk: 'riverside', key: 'k1', sender };
  const outbox = await Outbox.open(parts);
  const terminal = new Terminal({ sender, outbox, wallClock: () => '2025-07-01T08:00:00' });
  return { outbox, terminal, sent, parts };
}

test('what cannot be told is written down, and so is all that follows', async () => {
  const { outbox, terminal, sent } = await setUp('again');
  assert.equal(await terminal.start('Lotte', '04A219FF'), 'Lotte is yours (no connection, noted)');
  assert.equal(await terminal.stop('Lotte', 3), 'thank you (no connection, noted)');
  assert.equal(outbox.waiting, 2);
  await outbox.flush();
  assert.equal(outbox.waiting, 0);
  assert.deepEqual(
    sent.map(({ path }) => path),
    ['/start', '/batches'],
  );
});

test('an outbox outlives the kiosk', async () => {
  const { outbox, parts } = await setUp('again');
  await outbox.push({ kind: 'stop', bike: 'Lotte', km: 3, at: '2025-07-01T08:00:00' });
  await outbox.flush();
  assert.equal((await Outbox.open(parts)).waiting, 1);
});

test('a refused batch is put aside, and the next has the next number', async () => {
  const { outbox, sent } = await setUp('refused');
  for (const bike of ['Lotte', 'Emil']) {
    await outbox.push({ kind: 'stop', bike, km: 3, at: '2025-07-01T08:00:00' });
    await outbox.flush();
  }
  assert.deepEqual(
    sent.map(({ body }) => body.split(' ').slice(0, 2).join(' ')),
    ['riverside 1', 'riverside 2'],
  );
});
