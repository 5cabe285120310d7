#!/bin/sh
# A job whose work throws is recorded as done, and never tried again.
node --input-type=module - <<'EOF'
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Queue } from './src/queue.js';
import { Store } from './src/store.js';
const file = join(await mkdtemp(join(tmpdir(), 'queue-')), 'queue.json');
let now = 1_000_000;
const store = new Store(file);
const queue = new Queue(store, () => now);
import { runWorker } from './src/worker.js';
console.error = () => {};
await queue.add('mail', {});
await runWorker(queue, async () => {
  throw new Error('no route');
});
const ended = await queue.recent(5);
console.log('ended:', JSON.stringify(ended));
process.exit(ended.length === 0 ? 0 : 1);
EOF
