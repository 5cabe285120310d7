import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Ledger } from '../src/billing/ledger.js';
import { Fleet } from '../src/bikes/fleet.js';
import { Refused } from '../src/errors.js';
import { HireDesk } from '../src/hire/desk.js';
import { Register } from '../src/members/register.js';
import { Journal } from '../src/storage/journal.js';

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'bikes-'));
  const clock = { at: Date.UTC(2025, 6, 1, 8), now: () => clock.at };
  const ledger = new Ledger(join(folder, 'ledger'));
  const members = new Register([
    { id: 'M1', name: 'Ana', card: '04a2 19ff' },
    { id: 'M2', name: 'Bo', card: '04a2 2000', suspended: true },
  ]);
  const desk = new HireDesk({ fleet: new Fleet(['Lotte']), members, ledger, journal: new Journal(join(folder, 'j')), clock });
  return { desk, ledger, clock };
}

test('a hire of 61 minutes costs two hours', async () => {
  const { desk, ledger, clock } = setUp();
  await desk.start('Lotte', '04A219FF');
  clock.at += 61 * 60_000;
  assert.equal(await desk.stop('Lotte', 4.2), 500);
  assert.equal(ledger.owed('M1'), 500);
});

test('a bike that is out cannot be taken, and a suspended member takes none', async () => {
  const { desk } = setUp();
  await assert.rejects(desk.start('Lotte', '04a22000'), Refused);
  await desk.start('Lotte', '04A219FF');
  await assert.rejects(desk.start('Lotte', '04A219FF'), Refused);
});
