#!/bin/sh
# What is on hold is destroyed in the same night, even if its term has not ended.
command -v sqlite3 >/dev/null || exit 2
node --input-type=module - <<'EOF'
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Db } from './src/db.js';
import { destroyExpired } from './src/destroy.js';
import { Files } from './src/files.js';
import { takeIn } from './src/intake.js';
import { noticeFor } from './src/notices.js';
import { answer } from './src/server.js';
import { allDocuments } from './src/store.js';
const top = mkdtempSync(join(tmpdir(), 'archive-'));
const db = new Db(join(top, 'archive.db'));
const files = new Files(top);
const letter = { title: 'A', folder: 'Post', kind: 'letter', arrived: '2020-01-05', scan: 'Dear all' };
const hold = (folder, reason) => answer({ db, files }, { path: '/hold', body: JSON.stringify({ folder, reason }) });
const id = takeIn(db, files, { ...letter, arrived: '2025-12-01' });
const before = destroyExpired(db, files, new Date('2026-03-01T00:00:00Z'));
hold('Post', 'Case 12');
const gone = destroyExpired(db, files, new Date('2026-03-01T00:00:00Z'));
console.log('destroyed before the hold:', JSON.stringify(before), 'under it:', JSON.stringify(gone));
process.exitCode = gone.includes(id) ? 10 : 0;
EOF
case $? in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
