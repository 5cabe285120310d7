import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWhole, pruneTrees } from './tree-cache.ts';
import { writeWhole } from './write-whole.ts';

/** Sets of packages kept when a new one is made. */
const KEPT_SETS = 8;

/** The folder of one package, from the top of the set, and its files by their paths in it. */
export type LaidPackage = { readonly folder: string; readonly files: ReadonlyMap<string, Buffer> };

/**
 * Writes packages below `<cacheRoot>/packages/<digest>` once, and returns that folder's absolute path. Plain read-only files, no
 * links. The folder is named after its content: the same packages are there once, and a damaged folder is recreated.
 */
export async function layPackages(packages: readonly LaidPackage[], cacheRoot: string): Promise<string> {
  const files = packages.flatMap(({ folder, files: own }) =>
    [...own].map(([path, content]) => ({ path: `${folder}/${path}`, content })),
  );
  const folder = join(cacheRoot, 'packages', digestOf(files));
  if (await isWhole(folder)) return folder;
  const entries = files.map(
    ({ content }) => ({ type: 'blob', mode: '100644', size: content.length }) as const,
  );
  await writeWhole(folder, entries, (draft) => {
    for (const { path, content } of files) {
      mkdirSync(join(draft, dirname(path)), { recursive: true });
      writeFileSync(join(draft, path), content, { flag: 'wx', mode: 0o444 });
    }
  });
  await pruneTrees(cacheRoot, KEPT_SETS, 'packages');
  return folder;
}

function digestOf(files: readonly { readonly path: string; readonly content: Buffer }[]): string {
  const hash = createHash('sha256');
  for (const { path, content } of files) {
    hash.update(`${path}\0${createHash('sha256').update(content).digest('hex')}\0`);
  }
  return hash.digest('hex').slice(0, 40);
}
