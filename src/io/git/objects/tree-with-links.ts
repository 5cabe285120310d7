import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readGit, type Repository } from '../git.ts';

/** A tree with submodules at other commits: the ids are not looked up, so any will do. Written to the object store. */
export async function treeWithLinks(
  repository: Repository,
  tree: string,
  links: readonly { readonly path: string; readonly oid: string }[],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'correctless-links-'));
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') };
    await readGit(repository, ['read-tree', tree], { env });
    const input = links.map(({ path, oid }) => `160000 ${oid}\t${path}\0`).join('');
    await readGit(repository, ['update-index', '-z', '--index-info'], { env, input });
    return (await readGit(repository, ['write-tree'], { env })).toString('latin1').trim();
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
