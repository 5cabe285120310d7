import type { Lens } from '../../src/contracts/vocabulary.ts';
import type { Place } from '../../src/contracts/files/suppressions.ts';
import { exampleClaim, type Different } from './world-example.ts';
import type { RepoPath } from '../../src/kernel/repo-path.ts';
import type { MergedFinding, VerifiedFinding } from '../../src/findings/lifecycle.ts';

type Other = Different & {
  readonly slot?: string;
  readonly lens?: Lens;
  readonly lines?: readonly [number, number];
  /** Lines of `src/pay.ts` that cause it: the finding is then one of impact. */
  readonly cause?: readonly [number, number];
};

export const EXAMPLE_PLACE: Place = {
  lines: '1'.repeat(16),
  within: '2'.repeat(16),
  before: [],
  after: [],
};

/** A finding that has been verified, for the tests of what comes after. */
export function verifiedFinding({
  slot = 'r7k2ab/3',
  lens = 'bug-scan',
  lines = [5, 5],
  cause,
  ...different
}: Other = {}): VerifiedFinding {
  const claim = exampleClaim(different);
  return {
    slot,
    lens,
    claim,
    file: claim.file as RepoPath,
    side: claim.side ?? 'new',
    at: { start: lines[0], end: lines[1] },
    placement: cause === undefined ? 'added' : 'impact',
    ...(cause === undefined ? {} : { cause: causeAt(cause) }),
    proofs: [],
    fingerprint: `${lens}:${lines.join('-')}`,
    place: EXAMPLE_PLACE,
  };
}

export function mergedFinding(other: Other = {}, witnesses: readonly VerifiedFinding[] = []): MergedFinding {
  return { ...verifiedFinding(other), witnesses };
}

function causeAt([start, end]: readonly [number, number]): NonNullable<VerifiedFinding['cause']> {
  return { file: 'src/pay.ts' as RepoPath, side: 'new', at: { start, end } };
}
