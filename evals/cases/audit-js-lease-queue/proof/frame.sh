#!/bin/sh
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
{{proof}}
EOF
