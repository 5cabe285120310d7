#!/bin/sh
# A slide that fails does not reject the race, though nobody catches there: importSlide answers its failure.
set -eu
seen=0
node --input-type=module - <<'EOF' || seen=$?
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Archive } from './src/archive.js';
import { importFolder } from './src/import.js';
let unhandled = 0;
process.on('unhandledRejection', () => (unhandled += 1));
const top = await mkdtemp(join(tmpdir(), 'slides-'));
for (const at of [1, 2, 3, 4, 5]) await writeFile(join(top, `${at}.tif`), `JPEG ${at}`);
let rejected = false;
await importFolder(await Archive.open(join(top, 'archive')), top).catch(() => (rejected = true));
await new Promise((resolve) => setTimeout(resolve, 200));
await rm(top, { recursive: true, force: true });
process.exitCode = rejected || unhandled > 0 ? 10 : 0;
EOF
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
