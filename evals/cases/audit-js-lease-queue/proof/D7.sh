#!/bin/sh
# A lease that ends now is not free: history/02 had mended that.
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
await queue.add('mail', {});
await queue.take();
now += 30_000;
const job = await queue.take();
console.log('taken when the lease ends:', JSON.stringify(job));
process.exitCode = job === null ? 1 : 0;
EOF
