#!/bin/sh
# The timer of a job that failed beats for ever: it keeps the process alive, and the lease.
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
let beats = 0;
queue.beat = async () => {
  beats += 1;
};
await runWorker(queue, async () => { throw new Error('no route'); }, { beatMs: 10 });
await new Promise((resolve) => setTimeout(resolve, 200));
console.log(`${beats} beats after the end`);
process.exit(beats > 0 ? 1 : 0);
EOF
