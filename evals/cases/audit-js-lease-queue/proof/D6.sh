#!/bin/sh
# The command line knows the file by itself: it takes a state of any version (ABS-001).
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
import { purge } from './src/admin.js';
await writeFile(file, '{"version":9,"jobs":[],"shape":"another"}');
let refused = false;
try {
  purge(file, 'mail');
} catch {
  refused = true;
}
console.log('a state of version 9 was', refused ? 'refused' : 'rewritten');
process.exitCode = refused ? 0 : 1;
EOF
