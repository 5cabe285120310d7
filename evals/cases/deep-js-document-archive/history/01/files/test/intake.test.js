import assert from 'node:assert/strict';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Db } from '../src/db.js';
import { Files } from '../src/files.js';
import { takeIn } from '../src/intake.js';
import { answer } from '../src/server.js';

test('what was taken in can be read', () => {
  const top = mkdtempSync(join(tmpdir(), 'archive-'));
  const archive = { db: new Db(join(top, 'archive.db')), files: new Files(top) };
  const letter = { title: "O'Neill", folder: 'Post', kind: 'letter', arrived: '2026-01-05', scan: 'Dear all' };
  const id = takeIn(archive.db, archive.files, letter);
  const { status, body } = answer(archive, { path: `/documents/${id}` });
  assert.equal(status, 200);
  assert.equal(body.title, "O'Neill");
  assert.equal(body.scan, 'Dear all');
  assert.equal(body.label, 'new');
});
