# What a writer says of a change becomes markup for all readers. On main there are no versions.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './src/git.js';
import { answer } from './src/routes.js';
const folder = await mkdtemp(join(tmpdir(), 'wiki-'));
await git(folder, 'init', '--quiet');
const why = '<img src=x onerror=alert(1)>';
await answer(folder, { method: 'POST', url: '/bus', form: new URLSearchParams({ text: 'Tuesdays', why }) });
const { body } = await answer(folder, { method: 'GET', url: '/bus/versions' });
await rm(folder, { recursive: true, force: true });
console.log('in the list:', body.includes(why) ? why : 'no markup of the writer');
process.exitCode = body.includes(why) ? 10 : 0;
