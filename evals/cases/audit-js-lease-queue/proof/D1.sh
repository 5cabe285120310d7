#!/bin/sh
# Of jobs added at once only some remain.
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
const ids = await Promise.allSettled([1, 2, 3, 4, 5].map((n) => queue.add('mail', { n })));
const { jobs } = await store.read();
console.log('ids:', ids.map(({ value, reason }) => value ?? reason.code).join(' '), 'jobs:', jobs.length);
process.exitCode = jobs.length === 5 ? 0 : 1;
EOF
