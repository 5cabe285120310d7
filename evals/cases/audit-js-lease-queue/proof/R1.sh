#!/bin/sh
# One update that fails makes all later ones fail.
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
await writeFile(file, '{"version":9}');
const first = await queue.add('mail', {}).catch((error) => error.message);
await writeFile(file, '{"version":1,"next":1,"jobs":[],"ended":[]}');
const second = await queue.add('mail', {}).catch((error) => error.message);
console.log('first:', first, '- after the file was mended:', second);
process.exitCode = second === 1 ? 0 : 1;
EOF
