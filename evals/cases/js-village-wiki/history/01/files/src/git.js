import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Runs git in a folder. Answers what it printed. */
export async function git(folder, ...args) {
  const { stdout } = await run('git', ['-C', folder, '-c', 'user.name=wiki', '-c', 'user.email=wiki@village.example', ...args]);
  return stdout;
}
