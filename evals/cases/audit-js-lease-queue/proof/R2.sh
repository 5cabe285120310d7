#!/bin/sh
# Nothing counts attempts any more: a job that always fails is tried for ever.
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
let failures = 0;
while (failures < 20 && (await queue.take()) !== null) {
  failures += 1;
  await queue.fail(1, 'no route');
}
console.log(`${failures} failures, attempts: ${(await store.read()).jobs[0]?.attempts}`);
process.exitCode = failures === 3 ? 0 : 1;
EOF
