#!/bin/sh
# recent(0) answers every job.
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
for (const n of [1, 2]) {
  await queue.add('mail', { n });
  await queue.done(n);
}
const none = await queue.recent(0);
console.log('recent(0):', JSON.stringify(none));
process.exitCode = none.length === 0 ? 0 : 1;
EOF
