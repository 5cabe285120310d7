#!/bin/sh
# The reason of a hold is SQL: it changes a title.
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
takeIn(db, files, letter);
takeIn(db, files, { ...letter, folder: 'Contracts' });
hold('Post', "x', title = 'Forged' --");
const titles = allDocuments(db).map(({ title }) => title);
console.log('titles:', titles.join(' '));
process.exitCode = titles.includes('Forged') ? 10 : 0;
EOF
case $? in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
