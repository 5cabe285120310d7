import assert from 'node:assert/strict';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { git } from '../src/git.js';
import { answer } from '../src/routes.js';

test('a page is written and read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wiki-'));
  await git(folder, 'init', '--quiet');
  await answer(folder, { method: 'POST', url: '/bus', form: new URLSearchParams({ text: 'Tuesdays <late>' }) });
  const { body } = await answer(folder, { method: 'GET', url: '/bus' });
  assert.equal(body, '<h1>bus</h1><p>Tuesdays &#60;late&#62;</p>');
});

test('names of other folders are no names', async () => {
  // Somebody tries to get out of the folder.
  const { status } = await answer('nowhere', { method: 'GET', url: '/..%2f..%2fetc' });
  assert.equal(status, 404);
});
