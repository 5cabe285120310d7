import { createHash, type Hash } from 'node:crypto';
import { join, relative, sep } from 'node:path';
import { listFiles, readBytes, readTextIfAny } from '../files/files.ts';

/** What `dist/` was built from: a line for each source folder, in the format of `sha256sum`. */
export const SUMS_FILE = 'dist/sources.sha256';

/** Folders whose sources differ from those that `dist/` was built from, or are missing; undefined when `dist/` does not say. */
export async function staleSources(top: string): Promise<string[] | undefined> {
  const list = await readTextIfAny(join(top, SUMS_FILE));
  if (list === undefined) return undefined;
  const now = new Set((await sourceSums(top)).split('\n'));
  const before = list.split('\n').filter((line) => line !== '');
  return before.filter((line) => !now.has(line)).map((line) => line.replace(/^\S+ +/, ''));
}

/**
 * `src` and each folder in it with the SHA-256 of its sources, without tests: the hash of what `sha256sum` prints for them in the
 * order of their paths. One line for each of a thousand sources was a thirtieth of `dist/`.
 */
export async function sourceSums(top: string): Promise<string> {
  const sums = new Map<string, Hash>();
  for (const file of (await listFiles(join(top, 'src'))).filter(isSource)) {
    const path = relative(top, file).split(sep).join('/');
    const folder = path.split('/').slice(0, -1).slice(0, 2).join('/');
    const sum = sums.get(folder) ?? createHash('sha256');
    sums.set(folder, sum);
    sum.update(
      `${createHash('sha256')
        .update(await readBytes(file))
        .digest('hex')}  ${path}\n`,
    );
  }
  return [...sums].map(([folder, sum]) => `${sum.digest('hex')}  ${folder}\n`).join('');
}

function isSource(path: string): boolean {
  return /\.(?:ts|cjs)$/.test(path) && !path.endsWith('.test.ts');
}
