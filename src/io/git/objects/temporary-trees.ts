import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { RepoPath } from '../../../kernel/repo-path.ts';
import { readGit, type GitOptions, type Repository } from '../git.ts';

/** A file of a tree with new content, or with the content of an existing git object. */
export type Replacement = { readonly path: RepoPath; readonly mode: string } & (
  { readonly content: Uint8Array } | { readonly oid: string }
);

/** `tree` undefined: start from an empty one. */
type Wanted = { readonly tree?: string; readonly replace: readonly Replacement[] };

export type TemporaryTrees = {
  /** Ids of the trees, in the order of the request. */
  readonly trees: readonly string[];
  /** For a git that is to read them. */
  readonly env: Readonly<Record<string, string>>;
};

/** No split or sparse index: the file is self-contained and lists every file. */
const INDEX_OPTIONS = [
  '-c',
  'core.splitIndex=false',
  '-c',
  'core.sparseCheckout=false',
  '-c',
  'index.sparse=false',
];

/**
 * Trees of the repository in which some files have other content, for as long as `use` runs. Their new objects are in a separate
 * folder: nothing is written into the repository.
 *
 * @param above where git finds objects that are not the repository's: those of earlier temporary trees
 */
export async function withTemporaryTrees<T>(
  repository: Repository,
  wanted: readonly Wanted[],
  use: (made: TemporaryTrees) => Promise<T>,
  above: Readonly<Record<string, string>> = {},
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'correctless-trees-'));
  try {
    const env = { GIT_OBJECT_DIRECTORY: await objectFolder(repository, folder, above) };
    const trees: string[] = [];
    for (const { tree, replace } of wanted) {
      const index = { ...env, GIT_INDEX_FILE: join(folder, `index-${trees.length}`) };
      trees.push(
        tree !== undefined && replace.length === 0
          ? tree
          : await replacedIn(repository, tree, replace, index),
      );
    }
    return await use({ trees, env });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * An object store that extends the repository's. The link is in a file, because a list in the environment splits names at colons.
 */
async function objectFolder(
  repository: Repository,
  folder: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const objects = join(folder, 'objects');
  await mkdir(join(objects, 'info'), { recursive: true });
  const said = await readGit(repository, ['rev-parse', '--git-path', 'objects'], { env });
  const original = resolve(repository.gitDir, said.toString('utf8').replace(/\r?\n$/, ''));
  await writeFile(join(objects, 'info', 'alternates'), `${original}\n`);
  return objects;
}

async function replacedIn(
  repository: Repository,
  tree: string | undefined,
  replace: readonly Replacement[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const git = async (args: readonly string[], options: GitOptions = {}): Promise<string> =>
    (await readGit(repository, [...INDEX_OPTIONS, ...args], { ...options, env })).toString('latin1').trim();
  const lines: string[] = [];
  for (const file of replace) {
    const oid =
      'oid' in file
        ? file.oid
        : await git(['hash-object', '-w', '--no-filters', '--stdin'], { input: file.content });
    lines.push(`${file.mode} ${oid}\t${file.path}\0`);
  }
  if (tree !== undefined) await git(['read-tree', tree]);
  await git(['update-index', '-z', '--index-info'], { input: lines.join('') });
  return git(['write-tree', '--missing-ok']);
}
