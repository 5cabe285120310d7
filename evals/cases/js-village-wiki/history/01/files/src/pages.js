import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { git } from './git.js';

/** The text of a page; empty where nobody has written one. */
export async function readPage(folder, name) {
  try {
    return await readFile(join(folder, `${name}.txt`), 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return '';
    throw error;
  }
}

/** Writes a page. `why` is what the writer says about it. */
export async function writePage(folder, name, text, why) {
  await writeFile(join(folder, `${name}.txt`), text);
  await git(folder, 'add', '--', `${name}.txt`);
  await git(folder, 'commit', '--quiet', '--allow-empty', `--message=${why || 'no reason given'}`);
}
