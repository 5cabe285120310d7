import type { RepoPath } from '../../../kernel/repo-path.ts';
import { runGit, type Repository } from '../git.ts';
import { listWithoutSizes, records } from '../objects/objects.ts';
import { withTemporaryIndex } from '../temporary-index.ts';
import { withoutOwnAttributes } from './own-attributes.ts';

/** By path and attribute: `set`, `unset` or a value. Unspecified attributes are left out. */
export type Attributes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * What the `.gitattributes` files of one tree say about paths, as git reads them.
 *
 * git reads the attributes of a revision only since 2.40, but it has always read those of an index. So the files are put into a
 * temporary index that holds nothing else.
 */
export async function readAttributes(
  repository: Repository,
  tree: string,
  paths: readonly RepoPath[],
  names: readonly string[],
): Promise<Attributes> {
  if (paths.length === 0) return new Map();
  const entries = await listWithoutSizes(repository, tree);
  const files = entries.filter(({ path }) => path === '.gitattributes' || path.endsWith('/.gitattributes'));
  if (files.length === 0) return new Map();
  return withoutOwnAttributes(repository, ({ gitDir }, objects) =>
    withTemporaryIndex(repository, async (index) => {
      const env = { ...index, ...objects };
      // Not `readGit`, which makes git ignore attributes.
      const git = async (args: readonly string[], input: string): Promise<Buffer> =>
        (await runGit(gitDir, [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`, ...args], { env, input }))
          .stdout;
      const lines = files.map(({ mode, oid, path }) => `${mode} ${oid}\t${path}\0`).join('');
      await git(['update-index', '-z', '--index-info'], lines);
      const asked = paths.map((path) => `${path}\0`).join('');
      return grouped(records(await git(['check-attr', '--cached', '-z', '--stdin', ...names], asked)));
    }),
  );
}

/** Groups `path`, `attribute`, `value`, `path`, … */
function grouped(fields: readonly string[]): Attributes {
  const byPath = new Map<string, Map<string, string>>();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = '', name = '', value = ''] = fields.slice(at, at + 3);
    if (value === 'unspecified') continue;
    const values = byPath.get(path) ?? new Map<string, string>();
    byPath.set(path, values.set(name, value));
  }
  return byPath;
}
