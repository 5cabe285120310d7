# A GET writes a file outside of the wiki. On main there are no versions.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './src/git.js';
import { answer } from './src/routes.js';
const top = await mkdtemp(join(tmpdir(), 'wiki-'));
const folder = join(top, 'pages');
await mkdir(folder);
await git(folder, 'init', '--quiet');
await answer(folder, { method: 'POST', url: '/bus', form: new URLSearchParams({ text: 'Tuesdays', why: 'new' }) });
const from = encodeURIComponent(`--output=${join(top, 'notes.html')}`);
await answer(folder, { method: 'GET', url: `/bus/versions?from=${from}` }).catch(() => {});
const written = existsSync(join(top, 'notes.html'));
await rm(top, { recursive: true, force: true });
console.log('written by a GET:', written ? 'notes.html' : 'nothing');
process.exitCode = written ? 10 : 0;
