import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ledger } from '../src/billing/ledger.js';
import { Fleet } from '../src/bikes/fleet.js';
import { HireDesk } from '../src/hire/desk.js';
import { Register } from '../src/members/register.js';
import { Journal } from '../src/storage/journal.js';
import { BatchRefused, readBatch, writeBatch } from '../src/sync/batch.js';
import type { WrittenEvent } from '../src/sync/event.js';
import { SyncService } from '../src/sync/service.js';

const KEYS = new Map([['riverside', 'k1']]);
const start = (at: string, card = '04A219FF'): WrittenEvent => ({ kind: 'start', bike: 'Lotte', card, at });
const stop = (at: string): WrittenEvent => ({ kind: 'stop', bike: 'Lotte', km: 4.2, at });
const batch = (seq: number, ...events: WrittenEvent[]) =>
  readBatch(writeBatch('riverside', seq, events, 'k1'), KEYS);

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'sync-'));
  const clock = { now: () => Date.UTC(2025, 6, 1, 20) };
  const ledger = new Ledger(join(folder, 'ledger'));
  const members = new Register([{ id: 'M1', name: 'Ana', card: '04a2 19ff' }]);
  const journal = new Journal(join(folder, 'journal'));
  const desk = new HireDesk({ fleet: new Fleet(['Lotte']), members, ledger, journal, clock });
  return { sync: new SyncService({ desk, journal, clock }), ledger, journal, desk, clock };
}

test('a batch is applied once, however often it comes', async () => {
  const { sync, ledger } = setUp();
  const one = batch(1, start('2025-07-01T08:00:00'), stop('2025-07-01T09:30:00'));
  assert.deepEqual(await sync.accept(one), { seq: 1, applied: 2, leftOut: [] });
  assert.deepEqual(await sync.accept(one), { seq: 1, applied: 0, leftOut: [] });
  assert.equal(ledger.owed('M1'), 500);
});

test('what is not allowed is left out, and the rest is applied', async () => {
  const { sync } = setUp();
  const { applied, leftOut } = await sync.accept(
    batch(1, stop('2025-07-01T07:00:00'), start('2025-07-01T08:00:00'), stop('2025-07-01T08:10:00')),
  );
  assert.equal(applied, 2);
  assert.deepEqual(leftOut, [{ line: 2, message: 'Lotte is not out' }]);
});

test('a third bike of a day is left out', async () => {
  const { sync } = setUp();
  const hires = ['08', '10', '12'].flatMap((hour) => [start(`2025-07-01T${hour}:00:00`), stop(`2025-07-01T${hour}:30:00`)]);
  const { leftOut } = await sync.accept(batch(1, ...hires));
  assert.deepEqual(
    leftOut.map(({ line }) => line),
    [6, 7],
  );
});

test('a server that was started anew goes on where it was', async () => {
  const { sync, journal, desk, clock } = setUp();
  const one = batch(1, start('2025-07-01T08:00:00'), stop('2025-07-01T09:30:00'));
  await sync.accept(one);
  const again = new SyncService({ desk, journal, clock });
  again.restore(await journal.read());
  assert.equal((await again.accept(one)).applied, 0);
});

test('a batch of another key is none', () => {
  const text = writeBatch('riverside', 1, [stop('2025-07-01T07:00:00')], 'another key');
  assert.throws(() => readBatch(text, KEYS), BatchRefused);
});

test('a line that is no event is told', () => {
  const text = writeBatch('riverside', 1, [stop('yesterday')], 'k1');
  assert.throws(() => readBatch(text, KEYS), /line 2 is no event/);
});
