# What a writer says stays a message, even if it looks like an option.
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git } from './src/git.js';
import { writePage } from './src/pages.js';
const folder = await mkdtemp(join(tmpdir(), 'wiki-'));
await git(folder, 'init', '--quiet');
await writePage(folder, 'bus', 'Tuesdays', '--file=/etc/hostname; touch made');
const message = await git(folder, 'log', '--format=%s');
const made = existsSync(join(folder, 'made'));
await rm(folder, { recursive: true, force: true });
process.exitCode = message.trim() === '--file=/etc/hostname; touch made' && !made ? 0 : 10;
