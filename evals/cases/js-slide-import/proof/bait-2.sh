#!/bin/sh
# A preview that cannot be made rejects nothing and is written down.
set -eu
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive } from './src/archive.js';
import { makePreview } from './src/preview.js';
process.env.PREVIEW = '/nowhere/preview';
const top = await mkdtemp(join(tmpdir(), 'slides-'));
const archive = await Archive.open(top);
await makePreview(archive, 'abc');
const log = await readFile(archive.path('previews.log'), 'utf8');
await rm(top, { recursive: true, force: true });
process.exitCode = log.startsWith('abc: ') ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
