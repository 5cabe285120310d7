import type { Repository } from '../../io/git/git.ts';
import { readSharedBlobs } from '../../io/git/objects/shared-blobs.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readsOtherwise } from '../../scope/declared-encoding.ts';
import type { Contents } from '../change/contents.ts';
import type { Candidate } from './skipped-by-content.ts';

/** Texts of a change that tools, following a declared encoding, read differently from what reviewers are shown. */
export async function misreadTexts(
  repository: Repository,
  contents: Contents,
  candidates: readonly Candidate[],
): Promise<ReadonlySet<RepoPath>> {
  const texts = candidates.filter(({ change, before, after }) => change.kind === 'text' && before !== after);
  const facts = await contents.facts(texts.flatMap(({ after }) => after ?? []));
  const suspects = texts.filter(({ after }) => facts.get(after ?? '')?.declaresOther === true);
  const misread = new Set<RepoPath>();
  // One by one: in a project that uses such an encoding these are all of its files.
  for (const { change, before = '', after = '' } of suspects) {
    const blobs = await readSharedBlobs(
      repository,
      [before, after].filter((oid) => oid !== ''),
    );
    if (readsOtherwise(blobs.get(before), blobs.get(after) ?? Buffer.of())) misread.add(change.path);
  }
  return misread;
}
