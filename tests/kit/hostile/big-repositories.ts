import { spawn, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';

const MIB = 1024 * 1024;
const PROSE = 'export const answer = 42; // a line as people write them\n';

/** A repository written by `git fast-import`: commits of files, each with a content given by its number. */
type Commit = Iterable<readonly [path: string, content: Buffer]>;

/** Text of that many MiB, in one line or in lines of a usual length. */
export function bigText(mebibytes: number, lines: 'one line' | 'many lines'): Buffer {
  return Buffer.alloc(mebibytes * MIB, lines === 'many lines' ? PROSE : PROSE.trimEnd());
}

/** Files of a few bytes in folders of a hundred. */
export function* manyFiles(count: number, content: string): Generator<readonly [string, Buffer]> {
  for (let i = 0; i < count; i += 1) {
    yield [`src/f${Math.floor(i / 100)}/m${i}.ts`, Buffer.from(`export const n${i} = ${i};\n${content}`)];
  }
}

/** @param commits in order, each on top of the one before; `main` ends at the first, `work` is checked out at the last */
export async function importRepository(
  top: string,
  commits: readonly Commit[],
  env: NodeJS.ProcessEnv,
): Promise<void> {
  mkdirSync(top, { recursive: true });
  const git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: top, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  git('init', '--quiet', '--initial-branch=main');
  const child = spawn('git', ['fast-import', '--quiet'], {
    cwd: top,
    env,
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  const write = async (bytes: string | Buffer): Promise<void> => {
    if (!child.stdin.write(bytes)) await once(child.stdin, 'drain');
  };
  for (const [i, files] of commits.entries()) {
    const who = `committer A Developer <developer@example.com> ${1_700_000_000 + i} +0000\n`;
    await write(`commit refs/heads/${i === 0 ? 'main' : 'work'}\n${who}data 9\na change\n`);
    if (i === 1) await write('from refs/heads/main\n');
    for (const [path, content] of files) {
      await write(`M 100644 inline ${path}\ndata ${content.length}\n`);
      await write(content);
      await write('\n');
    }
  }
  child.stdin.end();
  await once(child, 'close');
  git('symbolic-ref', 'HEAD', commits.length > 1 ? 'refs/heads/work' : 'refs/heads/main');
  git('reset', '--quiet', '--hard');
}
