import { LENSES, type Lens } from '../../contracts/vocabulary.ts';

/**
 * What makes a comment ours, as its first line; browsers show nothing of it. Together with the author that GitHub vouches
 * for, and never without: anybody can write such a line.
 */
export type FindingMarker = {
  readonly fingerprint: string;
  /** Of the lens that raised it: where that lens did not work, nobody looked again. */
  readonly lens: Lens;
  /** `gone` says that we resolved it ourselves, and so may open it again. */
  readonly state: 'open' | 'gone';
};

const FINDING = /^<!-- correctless:finding 1 ([0-9a-f]{40,64}) ([a-z-]+) (open|gone) -->(?:\r?\n|$)/;
const REVIEW = /^<!-- correctless:review 1 (current|superseded) -->(?:\r?\n|$)/;

export function findingMarker({ fingerprint, lens, state }: FindingMarker): string {
  return `<!-- correctless:finding 1 ${fingerprint} ${lens} ${state} -->`;
}

/** The marker that a comment begins with. One anywhere else is a quotation. */
export function findingMarkerOf(body: string): FindingMarker | undefined {
  const [, fingerprint = '', named, state] = FINDING.exec(body) ?? [];
  const lens = LENSES.find((one) => one === named);
  if (lens === undefined || (state !== 'open' && state !== 'gone')) return undefined;
  return { fingerprint, lens, state };
}

/** `current` stands on the newest review, which says how things are; those before only say that there is a newer one. */
export function reviewMarker(state: 'current' | 'superseded'): string {
  return `<!-- correctless:review 1 ${state} -->`;
}

export function isOurReview(body: string): boolean {
  return REVIEW.test(body);
}
