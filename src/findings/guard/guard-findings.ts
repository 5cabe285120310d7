import { Failure } from '../../kernel/failure.ts';
import { sift } from '../../kernel/sifted.ts';
import { decidePlace, decideQuote, noPlace, type Decided, type GuardWorld } from './guard-places.ts';
import type { Placement } from '../placement.ts';
import type { LooseFinding } from './loose/loose-finding.ts';

export type GuardAnswer = {
  /** `error`: nothing is kept, and at least one finding could not be located. */
  readonly status: 'pass' | 'fail' | 'error';
  readonly kept: readonly KeptFinding[];
  readonly dropped: readonly GuardDrop[];
  /** How many are dropped. */
  readonly filteredCount: number;
  /** How many of these could not be located. */
  readonly unlocatableCount: number;
};

/** `by`, for people: what keeps a finding whose own lines did not change. */
export type KeptFinding = LooseFinding & Pick<Decided, 'by'>;

export type GuardDrop = {
  readonly finding: LooseFinding;
  readonly placement: Placement;
  /** For people: the part of the finding that decided. */
  readonly reason: string;
};

/**
 * Keeps, unchanged, the findings that are where the policy allows them; drops every other one with its placement.
 *
 * @throws refused/empty-change-map for a change without files: all findings would be "outside" of it, and the guard would pass
 */
export function guardFindings(findings: readonly LooseFinding[], world: GuardWorld): GuardAnswer {
  if (world.changed.size === 0) {
    throw new Failure('refused/empty-change-map', 'no changed file is known, so no finding can be placed', {
      hint: 'see what the target holds: correctless diff TARGET',
    });
  }
  const { kept, dropped } = sift<LooseFinding, KeptFinding, Decided>(findings, (finding) => {
    const decided = decide(finding, world);
    const by = decided.by === undefined ? {} : { by: decided.by };
    return decided.kept ? { keep: { ...finding, ...by } } : { drop: decided };
  });
  const unlocatableCount = dropped.filter(({ reason }) => reason.placement === 'unlocatable').length;
  const passes = unlocatableCount === 0 ? 'pass' : 'error';
  return {
    status: kept.length > 0 ? 'fail' : passes,
    kept,
    dropped: dropped.map(({ value: finding, reason: { placement, reason } }) => ({
      finding,
      placement,
      reason,
    })),
    filteredCount: dropped.length,
    unlocatableCount,
  };
}

/** Of several places, the one that keeps the finding; else the one that nobody can look up; else the first. */
function decide(finding: LooseFinding, world: GuardWorld): Decided {
  if (finding.isProven) return { kept: true, placement: 'impact', reason: PROVEN, by: PROVEN };
  const all = finding.places.flatMap((place) => {
    const decided = decidePlace(place, world);
    // For a step in a library, or one that cannot be read, the finding's own place is enough.
    const isRelated = place.kind === 'place' && place.isRelated === true;
    if (!isRelated) return decided;
    return decided
      .filter(({ kept, mayBeChanged }) => kept || mayBeChanged)
      .map((one) => ({ ...one, by: `it names ${one.reason}` }));
  });
  const unlocatable = all.find(({ placement }) => placement === 'unlocatable');
  const quoted = finding.quotes.flatMap((quote) => decideQuote(quote, world));
  const kept = [...all, ...quoted].find((one) => one.kept);
  return kept ?? unlocatable ?? all[0] ?? noPlace('a finding without a place');
}

const PROVEN = 'a review of ours placed it on the change';
