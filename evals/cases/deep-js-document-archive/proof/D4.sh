#!/bin/sh
# The notice of a shelf with an umlaut is written where nobody looks for it.
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
const seen = ['Post', 'Prüfberichte'].map((folder) => {
  hold(folder, 'Case 12');
  return `${folder}: ${noticeFor(files, folder)?.trim() ?? 'no notice'}`;
});
console.log(seen.join(', '));
process.exitCode = seen[1].endsWith('no notice') ? 10 : 0;
EOF
case $? in 0) exit 0 ;; 10) exit 1 ;; *) exit 2 ;; esac
