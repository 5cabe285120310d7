import type { Repository } from '../../io/git/git.ts';
import { readSharedBlobs } from '../../io/git/objects/shared-blobs.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readsOtherwise } from '../../scope/declared-encoding.ts';
import type { Contents } from '../change/contents.ts';
import { withLateDeclarations } from './late-declaration.ts';
import type { Candidate } from './skipped-by-content.ts';

const AT_ONCE = 50;

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
  const readable = texts.filter(({ after }) => (facts.get(after ?? '')?.bytes ?? Infinity) <= LARGEST_TEXT);
  for (let at = 0; at < readable.length; at += AT_ONCE) {
    const some = readable.slice(at, at + AT_ONCE);
    const late = await withLate(
      repository,
      some.flatMap(({ after }) => after ?? []),
    );
    for (const { change, before = '', after = '' } of some) {
      const now = late.get(after);
      if (now === undefined) continue;
      const was = before === '' ? new Map<string, Buffer>() : await withLate(repository, [before]);
      if (readsOtherwise(was.get(before), now)) misread.add(change.path);
    }
  }
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

/** Those of the texts that declare an encoding late, with the declaration in front. */
async function withLate(repository: Repository, oids: readonly string[]): Promise<Map<string, Buffer>> {
  const blobs = await readSharedBlobs(repository, oids);
  return new Map(
    [...blobs].flatMap(([oid, content]) => {
      const declared = withLateDeclarations(content);
      return declared === undefined ? [] : [[oid, declared] as const];
    }),
  );
}
