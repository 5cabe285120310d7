import { ifAny } from '../../kernel/if-any.ts';
import type { FoundPlace } from '../../evidence/proofs/prove-claim.ts';
import type { MergedFinding, VerifiedFinding } from '../lifecycle.ts';

/**
 * Merges findings that a scorer called one defect: the first is listed, the others are its witnesses, and their places become
 * its further places. What the previous run knew about any of them is known about it.
 */
export function oneFinding(first: MergedFinding, others: readonly MergedFinding[]): MergedFinding {
  if (others.length === 0) return first;
  const also = distinct([...(first.also ?? []), ...others.flatMap(placesOf)], first);
  const open = [first, ...others].find((one) => one.open !== undefined)?.open;
  const foundIn = [first, ...others].find((one) => one.foundIn !== undefined)?.foundIn;
  const unconfirmed = Math.max(0, ...[first, ...others].map((one) => one.unconfirmed ?? 0));
  return {
    ...first,
    ...ifAny({ unconfirmed: unconfirmed === 0 ? undefined : unconfirmed, also, open, foundIn }),
    witnesses: [...first.witnesses, ...others.flatMap((one) => [alone(one), ...one.witnesses])],
  };
}

/** A witness has no witnesses of its own. */
function alone({
  witnesses: _,
  open: __,
  severity: ___,
  foundIn: ____,
  unconfirmed: _____,
  ...finding
}: MergedFinding): VerifiedFinding {
  return finding;
}

function placesOf({ file, side, at, claim, also = [] }: MergedFinding): FoundPlace[] {
  return [{ file, side, at, quote: claim.verification.code_examined }, ...also];
}

/** The places that differ from the finding's own and from those before them. */
function distinct(places: readonly FoundPlace[], { file, side, at }: MergedFinding): FoundPlace[] {
  const kept: FoundPlace[] = [];
  for (const place of places) {
    const isKnown = [{ file, side, at }, ...kept].some((known) => holds(known, place));
    if (!isKnown) kept.push(place);
  }
  return kept;
}

type At = Pick<FoundPlace, 'file' | 'side' | 'at'>;

function holds(known: At, place: At): boolean {
  return (
    known.file === place.file &&
    known.side === place.side &&
    known.at.start <= place.at.start &&
    place.at.end <= known.at.end
  );
}
