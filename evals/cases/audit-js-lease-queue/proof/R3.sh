#!/bin/sh
# QA-003 is not fixed: the timer lets the process end, but it still beats for a job that failed.
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
