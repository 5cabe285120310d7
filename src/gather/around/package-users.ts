import { posix } from 'node:path';
import type { ChangedSource } from '../../context/changed-source.ts';
import { familyOf } from '../../context/languages.ts';
import type { Family } from '../../context/languages/language-record.ts';
import type { TreePaths } from '../../context/graph/tree-paths.ts';
import type { RelatedFile } from '../../context/related-file.ts';
import { maskedOf } from '../../context/triggers/functions-of.ts';
import type { Repository } from '../../io/git/git.ts';
import type { TreeEntry } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readSources } from './caller-sources.ts';

export type PackageUsers = { readonly files: readonly RelatedFile[]; readonly notes: readonly string[] };

/**
 * Files that use a changed one without an import: in Go and on the JVM the files of a folder are one package. They are
 * read with one process, and a name counts if it is a whole word outside of comments and strings.
 */
export async function readPackageUsers(
  repository: Repository,
  head: ReadonlyMap<RepoPath, TreeEntry>,
  sources: readonly ChangedSource[],
  paths: TreePaths,
): Promise<PackageUsers> {
  const changed = sources.flatMap((source) => declaring(source, paths));
  const beside = [...new Set(changed.flatMap((one) => one.beside))];
  if (beside.length === 0) return { files: [], notes: [] };
  const read = await readSources(repository, head, beside);
  const words = new Map([...read.byPath].map(([path, { text }]) => [path, wordsOf(text, path)]));
  const files = changed.flatMap(({ path, names, beside: others }) =>
    others
      .filter((other) => names.some((name) => words.get(other)?.has(name)))
      .map((other): RelatedFile => ({ path: other, relation: 'uses', of: path })),
  );
  const notes =
    read.unread === 0 ? [] : [`${read.unread} files next to changed ones were not read: they are too large`];
  return { files, notes };
}

function wordsOf(text: string, path: RepoPath): ReadonlySet<string> {
  return new Set(maskedOf(text, path)?.mask.match(/\w+/g) ?? []);
}

type Declaring = {
  readonly path: RepoPath;
  readonly names: readonly string[];
  readonly beside: readonly RepoPath[];
};

// A file with more declarations is generated.
const MOST_NAMES = 200;
// `T` or `ok` says nothing about who means it.
const SHORTEST = 3;

/** Names by which neighbours may use a file without an import, each once; empty for a language with imports. */
function declaredNames({ mask }: { readonly mask: string }, { declarations }: Family): string[] {
  const names =
    declarations === undefined ? [] : [...mask.matchAll(declarations)].map(([, name = '']) => name);
  return [...new Set(names.filter((name) => name.length >= SHORTEST))].slice(0, MOST_NAMES);
}

function declaring({ change: { path }, before, after }: ChangedSource, paths: TreePaths): Declaring[] {
  const family = familyOf(path);
  const text = after ?? before;
  if (family?.declarations === undefined || text === null) return [];
  const masked = maskedOf(text, path);
  const names = masked === null ? [] : declaredNames(masked, family);
  const beside = paths
    .in(posix.dirname(path))
    .filter((other) => other !== path && familyOf(other) === family);
  return names.length === 0 ? [] : [{ path, names, beside }];
}
