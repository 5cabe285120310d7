#!/bin/sh
# The catalogue is saved while slides are still being copied: what is not done yet is missing in it.
set -eu
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive } from './src/archive.js';
import { importFolder } from './src/import.js';
process.env.PREVIEW = 'true';
const top = await mkdtemp(join(tmpdir(), 'slides-'));
for (const at of [1, 2, 3]) await writeFile(join(top, `${at}.tif`), `II*\0 slide ${at}`);
const { added } = await importFolder(await Archive.open(join(top, 'archive')), top);
const kept = (await Archive.open(join(top, 'archive'))).size;
await new Promise((resolve) => setTimeout(resolve, 300));
await rm(top, { recursive: true, force: true });
console.log(`of 3 slides ${kept} are in the catalogue`);
process.exitCode = added === 3 && kept === 3 ? 0 : 10;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
