import { togetherWith } from '../../audit/fix-outcomes.ts';
import type { Proof } from '../../contracts/files/proof.ts';
import { patchOf } from '../../gather/change/patch-of.ts';
import { treeOf } from '../../io/git/commits/commit-object.ts';
import type { Side } from '../../io/git/commits/merge-file.ts';
import { mergeTrees } from '../../io/git/commits/merge-trees.ts';
import type { Repository } from '../../io/git/git.ts';
import { readBlobs } from '../../io/git/objects/objects.ts';
import { writeBlob } from '../../io/git/objects/one-object.ts';
import type { Audit } from '../stored/open-audit.ts';
import { proofsOfRun } from './proofs-of-run.ts';

export type ProvenTest = NonNullable<Proof['test']>;

/** The tests that prove findings: those of one fix, or without a subject all that the audit was asked for. */
export async function provenTests({ home, file, state }: Audit, subject?: string): Promise<ProvenTest[]> {
  if (file.preset !== 'fix' || file.of === undefined) return [];
  const proofs = await proofsOfRun(home, file.of.run);
  const ids = subject === undefined ? file.of.findings : togetherWith(state, subject);
  return ids.flatMap((id) => {
    const proof = proofs.get(id);
    return proof?.outcome === 'proven' ? (proof.test ?? []) : [];
  });
}

/** What the test adds to what was reviewed. */
export function textOfTest({ home, file }: Audit, { commit }: ProvenTest): Promise<string> {
  return patchOf(home, file.start, commit);
}

/**
 * A judged tree with the tests that prove its findings: from then on they are tests like all others, and a fix with which one
 * fails is repaired or taken back. Tests that two proofs add at the end of one file both stay. Undefined if git cannot put them together.
 */
export async function withProvenTests(
  { home, file }: Audit,
  tree: string,
  tests: readonly ProvenTest[],
): Promise<string | undefined> {
  const base = await treeOf(home, file.start);
  let ours = tree;
  for (const { commit, file: path } of tests) {
    const theirs = await treeOf(home, commit);
    const merged = await mergeTrees(home, { base, ours, theirs }, async (at, sides) =>
      at === path ? appended(home, sides) : undefined,
    );
    if (merged.kind === 'conflict') return undefined;
    ours = merged.tree;
  }
  return ours;
}

/** Our file with what the other side adds at the end of it. */
async function appended(
  home: Repository,
  [base, ours, theirs]: readonly (Side | undefined)[],
): Promise<Side | undefined> {
  if (base === undefined || ours === undefined || theirs === undefined) return undefined;
  const blobs = await readBlobs(home, [base.oid, ours.oid, theirs.oid]);
  const [before, own = Buffer.alloc(0), other] = [base, ours, theirs].map(({ oid }) => blobs.get(oid));
  if (before === undefined || other?.subarray(0, before.length).equals(before) !== true) return undefined;
  const text = Buffer.concat([own, other.subarray(before.length)]);
  return { mode: ours.mode, oid: await writeBlob(home, text) };
}
