import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { withTemporaryFolder } from '../../files/temporary-folder.ts';
import { runGit, type Repository } from '../git.ts';
import { listWithoutSizes, readBlobs, records } from '../objects/objects.ts';

/**
 * Which paths are ignored by the `.gitignore` files of one of these trees, or by the user's own excludes where that tree does not
 * override them. git itself decides, and for that the ignore files must be in a folder.
 */
export async function ignoredByTrees(
  repository: Repository,
  trees: readonly string[],
  paths: readonly string[],
): Promise<ReadonlySet<string>> {
  const ignored = new Set<string>();
  if (paths.length === 0) return ignored;
  for (const tree of new Set(trees)) {
    for (const path of await ignoredBy(repository, tree, paths)) ignored.add(path);
  }
  return ignored;
}

async function ignoredBy(
  repository: Repository,
  tree: string,
  paths: readonly string[],
): Promise<readonly string[]> {
  return withTemporaryFolder(async (folder) => {
    await layIgnoreFiles(repository, tree, folder);
    const place = [`--git-dir=${repository.gitDir}`, `--work-tree=${folder}`];
    const input = paths.map((path) => `${path}\0`).join('');
    const ask = [...place, 'check-ignore', '--no-index', '-z', '--stdin'];
    return records((await runGit(folder, ask, { input, answers: [0, 1] })).stdout);
  });
}

async function layIgnoreFiles(repository: Repository, tree: string, folder: string): Promise<void> {
  const files = (await listWithoutSizes(repository, tree)).filter(
    // Like git, do not follow a link of that name.
    ({ mode, path }) => basename(path) === '.gitignore' && mode.startsWith('100'),
  );
  const texts = await readBlobs(
    repository,
    files.map(({ oid }) => oid),
  );
  for (const { path, oid } of files) {
    await mkdir(join(folder, dirname(path)), { recursive: true });
    await writeFile(join(folder, path), texts.get(oid) ?? '');
  }
}
