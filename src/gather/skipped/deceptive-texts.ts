import type { Repository } from '../../io/git/git.ts';
import { readBlobs } from '../../io/git/objects/objects.ts';
import { eachBlob } from '../../io/git/objects/stream-blobs.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { declaresOther, readsOtherwise } from '../../scope/declared-encoding.ts';
import { isLfsPointer } from '../../scope/lfs-pointer.ts';
import { withLateDeclarations } from './late-declaration.ts';
import type { Candidate } from './skipped-by-content.ts';

/**
 * Texts of a change that are not what reviewers would be shown: pointers of Git LFS, whose content is in no object of the
 * repository, and texts that tools read otherwise, because they follow a declared encoding.
 */
export async function deceptiveTexts(
  repository: Repository,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<RepoPath, 'lfs' | 'misread'>> {
  const texts = candidates.filter(({ change, before, after }) => change.kind === 'text' && before !== after);
  const pointers = new Set<string>();
  const suspects = new Set<string>();
  const ids = texts.flatMap(({ after }) => after ?? []);
  await eachBlob(repository, ids, (oid, content) => {
    if (isLfsPointer(content)) pointers.add(oid);
    else if (declaresOther(content) || withLateDeclarations(content) !== undefined) suspects.add(oid);
  });
  const found = new Map<RepoPath, 'lfs' | 'misread'>();
  // One by one: in a project that uses such an encoding these are all of its files.
  for (const { change, before, after = '' } of texts) {
    if (pointers.has(after)) found.set(change.path, 'lfs');
    if (suspects.has(after) && (await isMisread(repository, before, after)))
      found.set(change.path, 'misread');
  }
  return found;
}

async function isMisread(
  repository: Repository,
  before: string | undefined,
  after: string,
): Promise<boolean> {
  const blobs = await readBlobs(repository, before === undefined ? [after] : [before, after]);
  const [was, now = Buffer.of()] = [blobs.get(before ?? ''), blobs.get(after)];
  const late = withLateDeclarations(now);
  return (
    readsOtherwise(was, now) || (late !== undefined && readsOtherwise(was && withLateDeclarations(was), late))
  );
}
