import assert from 'node:assert/strict';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { purge, waiting } from '../src/admin.js';
import { Queue } from '../src/queue.js';
import { Store } from '../src/store.js';
import { runWorker } from '../src/worker.js';

async function fresh() {
  const file = join(await mkdtemp(join(tmpdir(), 'queue-')), 'queue.json');
  const time = { now: 1_000_000 };
  return { file, time, queue: new Queue(new Store(file), () => time.now) };
}

test('jobs are taken in the order in which they were added', async () => {
  const { queue } = await fresh();
  await queue.add('mail', { to: 'ann' });
  await queue.add('mail', { to: 'bo' });
  assert.deepEqual(await queue.take(), { id: 1, name: 'mail', input: { to: 'ann' } });
  assert.deepEqual(await queue.take(), { id: 2, name: 'mail', input: { to: 'bo' } });
  assert.equal(await queue.take(), null);
});

test('a lease ends', async () => {
  const { queue, time } = await fresh();
  await queue.add('mail', {});
  await queue.take();
  time.now += 30_001;
  assert.equal((await queue.take()).id, 1);
});

test('a worker ends its job', async () => {
  const { queue } = await fresh();
  await queue.add('mail', {});
  assert.equal(await runWorker(queue, async () => {}), true);
  assert.equal(await runWorker(queue, async () => {}), false);
  assert.deepEqual(await queue.recent(5), [{ id: 1, name: 'mail', result: 'done' }]);
});

test('work that throws does not end the worker', async (t) => {
  const { queue } = await fresh();
  t.mock.method(console, 'error', () => {});
  t.mock.timers.enable({ apis: ['setInterval'] });
  await queue.add('mail', {});
  assert.equal(
    await runWorker(queue, async () => {
      throw new Error('no route');
    }),
    true,
  );
});

test('a state of another version is refused', async () => {
  const { file, queue } = await fresh();
  // Not a state at all, and meant to be none.
  await writeFile(file, '{"version":9,"jobs":"?"}');
  await assert.rejects(queue.take(), /version 9/);
});

test('the command line', async () => {
  const { file, queue } = await fresh();
  await queue.add('mail', {});
  await queue.add('index', {});
  purge(file, 'mail');
  assert.deepEqual(waiting(file), { index: 1 });
});
