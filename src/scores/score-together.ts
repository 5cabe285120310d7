import { MAX_SCORED_TOGETHER } from '../contracts/vocabulary.ts';
import type { MergedFinding } from '../findings/lifecycle.ts';
import { overlaps } from '../kernel/line-span.ts';

/**
 * Which findings share a scorer: those of one side of one file, so that its packet shows the change around them once.
 *
 * Never two that a reader could take for one another. What is caused elsewhere is scored alone, for another file belongs
 * to it. Every finding is in exactly one batch; batches are in the order of their first findings.
 */
export function scoreTogether(findings: readonly MergedFinding[]): readonly (readonly MergedFinding[])[] {
  const batches: MergedFinding[][] = [];
  for (const finding of findings) {
    const open = batches.find(
      (batch) => batch.length < MAX_SCORED_TOGETHER && batch.every((other) => areToldApart(finding, other)),
    );
    if (open === undefined) batches.push([finding]);
    else open.push(finding);
  }
  return batches.map((batch) => batch.toSorted((a, b) => a.at.start - b.at.start));
}

function areToldApart(a: MergedFinding, b: MergedFinding): boolean {
  return (
    a.file === b.file &&
    a.side === b.side &&
    a.cause === undefined &&
    b.cause === undefined &&
    !overlaps(a.at, b.at) &&
    plain(a.claim.title) !== plain(b.claim.title) &&
    plain(a.claim.verification.code_examined) !== plain(b.claim.verification.code_examined)
  );
}

/** Without case, punctuation and white space. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}_$]/gu, '');
}
