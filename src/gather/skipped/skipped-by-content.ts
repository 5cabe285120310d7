import type { FileChange } from '../../diff/changed-lines.ts';
import type { Repository } from '../../io/git/git.ts';
import { readBlobs } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { textIn } from '../../scope/decode-text.ts';
import { namedAsBundle } from '../../scope/third-party-name.ts';
import { isLockFile, lockFileNamed } from '../../scope/lock-file.ts';
import { skippedByFacts, type SkipDecision } from '../../scope/skip.ts';
import { contentFactsOf } from '../change/content-facts-of.ts';

/** A changed file with the object ids of its two sides; undefined if the file is missing there. */
export type Candidate = {
  readonly change: FileChange;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

type Skip = {
  readonly reason: 'generated' | 'minified' | 'lockfile';
  readonly decided_by: SkipDecision;
};

/** The files that are left out because of their content: lock files, generated and minified ones. */
export async function skippedByWhatTheyAre(
  repository: Repository,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<RepoPath, Skip>> {
  const locks = await lockFiles(repository, candidates);
  const others = candidates.filter(({ change }) => !locks.has(change.path));
  return new Map([
    ...locks,
    ...(await asBefore(repository, others)),
    ...(await newBundles(repository, others)),
  ]);
}

/** A file that became a lock file, or had another kind of name before, is shown. */
async function lockFiles(
  repository: Repository,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<RepoPath, Skip>> {
  const named = candidates.filter(
    ({ change }) => lockFileNamed(change.path) && lockFileNamed(oldNameOf(change)),
  );
  const skips = new Map<RepoPath, Skip>();
  for (const { change, before, after } of named) {
    const oid = after ?? before ?? '';
    const content = (await readBlobs(repository, [oid])).get(oid);
    if (content !== undefined && isLockFile(change.path, textIn(content) ?? ''))
      skips.set(change.path, { reason: 'lockfile', decided_by: 'content' });
  }
  return skips;
}

function oldNameOf(change: FileChange): RepoPath {
  return change.kind === 'deleted' ? change.path : (change.from ?? change.path);
}

function isSameName(change: FileChange): boolean {
  return oldNameOf(change) === change.path;
}

/** What a file was at base under its name and, unless deleted, still is. */
async function asBefore(
  repository: Repository,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<RepoPath, Skip>> {
  const reasons = new Map<RepoPath, Skip>();
  const judge = async (side: 'before' | 'after', judged: readonly Candidate[]): Promise<void> => {
    const facts = await contentFactsOf(
      repository,
      judged.flatMap((candidate) => candidate[side] ?? []),
    );
    for (const { change, [side]: oid } of judged) {
      const content = facts.get(oid ?? '');
      if (content === undefined) continue;
      const reason = skippedByFacts(change.path, content);
      if (reason === undefined) reasons.delete(change.path);
      else reasons.set(change.path, { reason, decided_by: 'base' });
    }
  };
  const old = candidates.filter(({ change, before }) => before !== undefined && isSameName(change));
  await judge('after', old);
  await judge(
    'before',
    old.filter(({ change, after }) => after === undefined || reasons.has(change.path)),
  );
  return reasons;
}

/**
 * New files with unreadable lines. Nothing at base vouches for them, so they are a gap. What a new file says about
 * itself (a generator's marker) is not read at all: the change could write it there to hide code.
 */
async function newBundles(
  repository: Repository,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<RepoPath, Skip>> {
  const fresh = candidates.filter(
    ({ change, before, after }) =>
      after !== undefined && (before === undefined || !isSameName(change)) && namedAsBundle(change.path),
  );
  const facts = await contentFactsOf(
    repository,
    fresh.flatMap(({ after }) => after ?? []),
  );
  return new Map(
    fresh.flatMap(({ change: { path }, after }): [RepoPath, Skip][] => {
      const content = facts.get(after ?? '');
      const isMinified =
        content !== undefined && skippedByFacts(path, { ...content, signed: false }) !== undefined;
      return isMinified ? [[path, { reason: 'minified', decided_by: 'nobody' }]] : [];
    }),
  );
}
