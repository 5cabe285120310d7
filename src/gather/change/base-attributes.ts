import type { RepoPath } from '../../kernel/repo-path.ts';
import { readAttributes } from '../../io/git/on-disk/attributes.ts';
import type { Repository } from '../../io/git/git.ts';
import type { PathAttributes } from '../../scope/skip.ts';

/** What the `.gitattributes` files of a tree say about paths. Those of the change itself are ignored. */
export async function baseAttributes(
  repository: Repository,
  tree: string,
  paths: readonly RepoPath[],
): Promise<(path: RepoPath) => PathAttributes> {
  const names = ['linguist-generated', 'linguist-vendored', 'diff'] as const;
  const values = await readAttributes(repository, tree, paths, names);
  return (path) => {
    const of = (name: (typeof names)[number]) => values.get(path)?.get(name);
    return {
      generated: truth(of('linguist-generated')),
      vendored: truth(of('linguist-vendored')),
      noDiff: of('diff') === 'unset',
    };
  };
}

/** `set` and `true` are yes, `unset` and `false` are no; anything else says nothing. */
function truth(value: string | undefined): boolean | undefined {
  if (value === 'set' || value === 'true') return true;
  return value === 'unset' || value === 'false' ? false : undefined;
}
