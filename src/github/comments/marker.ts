import { LENSES, type Lens } from '../../contracts/vocabulary.ts';

/**
 * The first line of our comments, which browsers do not show. It counts only together with the author that GitHub reports,
 * because anybody can write such a line.
 */
export type FindingMarker = {
  readonly fingerprint: string;
  /** The lens that raised it: if that lens did not run, nobody looked again. */
  readonly lens: Lens;
  /** `gone` means that we resolved the thread ourselves, and so may reopen it. */
  readonly state: 'open' | 'gone';
};

const FINDING = /^<!-- correctless:finding 1 ([0-9a-f]{40,64}) ([a-z-]+) (open|gone) -->(?:\r?\n|$)/;
const REVIEW = /^<!-- correctless:review 1 (current|superseded) -->(?:\r?\n|$)/;

export function findingMarker({ fingerprint, lens, state }: FindingMarker): string {
  return `<!-- correctless:finding 1 ${fingerprint} ${lens} ${state} -->`;
}

/** The marker at the beginning of a comment. One anywhere else is a quotation. */
export function findingMarkerOf(body: string): FindingMarker | undefined {
  const [, fingerprint = '', named, state] = FINDING.exec(body) ?? [];
  const lens = LENSES.find((one) => one === named);
  if (lens === undefined || (state !== 'open' && state !== 'gone')) return undefined;
  return { fingerprint, lens, state };
}

/** `current` is on the newest review, which has the current state; earlier ones only say that there is a newer one. */
export function reviewMarker(state: 'current' | 'superseded'): string {
  return `<!-- correctless:review 1 ${state} -->`;
}

export function isOurReview(body: string): boolean {
  return REVIEW.test(body);
}
