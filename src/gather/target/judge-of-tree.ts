import type { Repository } from '../../io/git/git.ts';
import { listTree, type TreeEntry } from '../../io/git/objects/objects.ts';
import { eachFile } from '../../io/git/objects/stream-blobs.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { textIn } from '../../scope/decode-text.ts';
import { isLfsPointer } from '../../scope/lfs-pointer.ts';
import { isLockFile } from '../../scope/lock-file.ts';
import { skippedAtBase, skippedByContent, type SkipReason } from '../../scope/skip.ts';
import { baseAttributes } from '../change/base-attributes.ts';
import { readSkipRules } from '../skipped/skip-rules.ts';

/** Why a text is left out; undefined if it is audited. */
export type Judge = (path: RepoPath, content: Buffer) => SkipReason | undefined;

/** Judges a whole commit: by what `believed` says about its files, and by their content. */
export async function judgeOfTree(
  repository: Repository,
  believed: string,
  entries: readonly TreeEntry[],
): Promise<Judge> {
  const [attributes, rules, isMarked] = await Promise.all([
    baseAttributes(
      repository,
      believed,
      entries.map(({ path }) => path),
    ),
    readSkipRules(repository, believed),
    markedAt(repository, believed, entries),
  ]);
  return (path, content) => {
    const said = attributes(path);
    const reason = skippedAtBase(said, rules(path))?.reason;
    if (reason !== undefined) return reason;
    if (isLfsPointer(content)) return 'lfs';
    const text = textIn(content);
    if (text === undefined) return 'binary';
    if (said.generated === false) return undefined;
    if (isLockFile(path, text)) return 'lockfile';
    const byContent = skippedByContent(path, content);
    return byContent === 'generated' && !isMarked(path) ? undefined : byContent;
  };
}

/** Whether a generator's marker in a file is trusted: it is unchanged, or the file had one before. Anybody can write one. */
async function markedAt(
  repository: Repository,
  tree: string,
  entries: readonly TreeEntry[],
): Promise<(path: RepoPath) => boolean> {
  const then = new Map((await listTree(repository, tree)).map((entry) => [entry.path, entry]));
  const changed = entries.filter(({ path, oid }) => then.get(path)?.oid !== oid);
  const unmarked = new Set(changed.map(({ path }) => path));
  const before = changed.flatMap(({ path }) => then.get(path) ?? []);
  const files = before.filter(({ type, size }) => type === 'blob' && size !== null);
  await eachFile(repository, files, ({ path }, content) => {
    if (skippedByContent(path, content) === 'generated') unmarked.delete(path);
  });
  return (path) => !unmarked.has(path);
}
