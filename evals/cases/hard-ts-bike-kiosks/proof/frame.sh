#!/bin/sh
set -eu
loader=$(cd "$(dirname "$0")/../../../.." && pwd)/node_modules/tsx/dist/loader.mjs
seen=0
node --import "$loader" --input-type=module - <<'END' || seen=$?
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ledger } from './src/billing/ledger.ts';
import { Fleet } from './src/bikes/fleet.ts';
import { HireDesk } from './src/hire/desk.ts';
import { Register } from './src/members/register.ts';
import { Journal } from './src/storage/journal.ts';
{{proof}}
END
case $seen in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
