import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Db } from '../src/db.js';
import { Files } from '../src/files.js';
import { takeIn } from '../src/intake.js';
import { until } from '../src/retention.js';
import { answer } from '../src/server.js';
import { allDocuments } from '../src/store.js';

test('a folder on hold, and one document released', () => {
  const top = mkdtempSync(join(tmpdir(), 'archive-'));
  const archive = { db: new Db(join(top, 'archive.db')), files: new Files(top) };
  const letter = { title: 'A', folder: 'Post', kind: 'letter', arrived: '2020-01-05', scan: 'Dear all' };
  const first = takeIn(archive.db, archive.files, letter);
  takeIn(archive.db, archive.files, { ...letter, title: 'B' });
  const hold = answer(archive, { path: '/hold', body: '{"folder":"Post","reason":"Case 12"}' });
  assert.deepEqual(hold.body, { held: 2 });
  assert.equal(answer(archive, { path: `/documents/${first}/release` }).status, 204);
  assert.deepEqual(allDocuments(archive.db).map((one) => until(one)?.getUTCFullYear()), [2022, undefined]);
});
