#!/bin/sh
# The lock is given back while the slide is still being copied.
set -eu
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive } from './src/archive.js';
import { importFolder } from './src/import.js';
process.env.PREVIEW = 'true';
const top = await mkdtemp(join(tmpdir(), 'slides-'));
await writeFile(join(top, '1.tif'), 'II*\0 slide 1');
const archive = await Archive.open(join(top, 'archive'));
const put = archive.put.bind(archive);
let held;
archive.put = async (id, ...rest) => {
  await new Promise((resolve) => setTimeout(resolve, 100));
  held = existsSync(archive.path(`${id}.lock`));
  await put(id, ...rest);
};
await importFolder(archive, top);
await new Promise((resolve) => setTimeout(resolve, 500));
await rm(top, { recursive: true, force: true });
console.log('the lock while copying:', held ? 'held' : 'given back');
process.exitCode = held ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
