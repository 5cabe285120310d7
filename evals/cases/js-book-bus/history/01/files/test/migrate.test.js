import assert from 'node:assert/strict';
import { test } from 'node:test';
import { migrate, migrations } from '../src/migrate.js';

test('only files with a number are run, in order', () => {
  assert.deepEqual(migrations(['overdue.sql', '0002_b.sql', '0001_a.sql', '0003_c.sql.orig']), ['0001_a.sql', '0002_b.sql']);
});

test('what was run is not run again', () => {
  const run = [];
  migrate({ version: () => migrations().length, run: (sql) => run.push(sql), setVersion() {} });
  assert.deepEqual(run, []);
});
