import { TEXT_DIFF } from '../change/text-diff.ts';
import { linesOf, spliceLines, type Replaced } from '../../diff/splice-lines.ts';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import { readGit, type Repository } from '../../io/git/git.ts';
import { listWithoutSizes, readBlobs } from '../../io/git/objects/objects.ts';
import { treeChanges } from '../../io/git/objects/tree-changes.ts';
import { treeWith, type TreeFile } from '../../io/git/objects/tree-with.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ChangedTogether, Part } from '../../steps/divide-work.ts';

/** The tree before several steps, and the tree with the work of all of them. */
export type SharedTrees = { readonly base: string; readonly all: string };

/** Every file that the steps together changed. A rename counts as a deleted and an added file. */
export async function changedTogether(
  repository: Repository,
  { base, all }: SharedTrees,
): Promise<ChangedTogether[]> {
  const changes = await treeChanges(repository, base, all);
  const patch = parsePatch(await zeroContext(repository, base, all));
  const texts = await textsAt(
    repository,
    all,
    changes.map(({ path }) => path),
  );
  return changes.map(({ path, from, to }) => {
    const change = patch.get(path as RepoPath);
    const isCut = change?.kind === 'text' && change.status === 'modified' && from === to;
    return {
      path: path as RepoPath,
      hunks: isCut ? change.hunks.map(({ old, new: now }): Replaced => ({ old, new: now })) : undefined,
      lines: isCut ? linesOf(texts.get(path)?.content ?? Buffer.alloc(0)) : [],
    };
  });
}

/** The tree before the steps with the work of some of them. */
export async function composeParts(
  repository: Repository,
  { base, all }: SharedTrees,
  parts: readonly Part[],
): Promise<string> {
  const cut = new Map<string, Replaced[]>();
  for (const { path, hunks } of parts.flatMap((part) => part.cut)) {
    cut.set(path, [...(cut.get(path) ?? []), ...hunks]);
  }
  const whole = parts.flatMap((part) => part.whole);
  const [before, after] = await Promise.all([
    textsAt(repository, base, [...cut.keys()]),
    textsAt(repository, all, [...cut.keys(), ...whole]),
  ]);
  const files = new Map<string, TreeFile>(
    whole.map((path) => {
      const now = after.get(path);
      return [path, now && { mode: now.mode, oid: now.oid }];
    }),
  );
  for (const [path, hunks] of cut) {
    const [old, now] = [before.get(path), after.get(path)];
    if (old === undefined || now === undefined) throw new Error(`${path} is not in both trees`);
    files.set(path, { mode: now.mode, content: spliceLines(old.content, now.content, hunks) });
  }
  return treeWith(repository, base, files);
}

/** What a change does, regardless of position: each file with its removed and added lines, in order. */
export async function changeItself(repository: Repository, from: string, to: string): Promise<string> {
  const patch = (await zeroContext(repository, from, to)).toString('latin1');
  return patch.replaceAll(/^(?:index .*|@@ .*)\n/gm, '');
}

function zeroContext(repository: Repository, from: string, to: string): Promise<Buffer> {
  const options = [...TEXT_DIFF, '--no-renames', '-U0', '--inter-hunk-context=0'];
  return readGit(repository, ['diff-tree', ...options, '--end-of-options', from, to]);
}

type TextAt = { readonly mode: string; readonly oid: string; readonly content: Buffer };

/** Files of a tree, byte for byte; entries that are not files have no content. */
async function textsAt(
  repository: Repository,
  tree: string,
  paths: readonly string[],
): Promise<Map<string, TextAt>> {
  const wanted = new Set(paths);
  const entries = (await listWithoutSizes(repository, tree)).filter(({ path }) => wanted.has(path));
  const blobs = await readBlobs(
    repository,
    entries.filter(({ type }) => type === 'blob').map(({ oid }) => oid),
  );
  return new Map(
    entries.map(({ path, mode, oid }) => [path, { mode, oid, content: blobs.get(oid) ?? Buffer.alloc(0) }]),
  );
}
