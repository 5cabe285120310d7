import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { git } from '../src/git.js';
import { answer } from '../src/routes.js';

test('an old version can be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wiki-'));
  await git(folder, 'init', '--quiet');
  for (const text of ['Tuesdays', 'Fridays']) {
    await answer(folder, { method: 'POST', url: '/bus', form: new URLSearchParams({ text, why: `now on ${text}` }) });
  }
  const { body } = await answer(folder, { method: 'GET', url: '/bus/versions' });
  const [, first] = [...body.matchAll(/versions\/([0-9a-f]+)/g)].map(([, id]) => id);
  const old = await answer(folder, { method: 'GET', url: `/bus/versions/${first}` });
  assert.equal(old.body, '<h1>bus</h1><p>Tuesdays</p>');
});

test('a version of another kind is none', async () => {
  // An option where an id belongs.
  const { status } = await answer('nowhere', { method: 'GET', url: '/bus/versions/--output=x' });
  assert.equal(status, 404);
});
