import type { Review } from '../contracts/replies/review.ts';
import type { SourceReading } from '../contracts/source-reading.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { requireContract } from './require-contract.ts';
import { shown } from './show-value.ts';

/** The review of one source by a reader of several: the same as from the lens's own agent. */
export type SourceReview = {
  readonly lens: Lens;
  readonly review: Review;
  /** The index of each finding in the reply as sent. */
  readonly places: readonly number[];
};

/**
 * Splits the reply of a reader of several sources into one review per source, in the order of `lenses`. A finding keeps the
 * contract of the lens that it names as its `source`, proof included. A source without findings gets an empty review.
 *
 * All or nothing: throws `refused/schema`, with pointers into the reply as sent.
 *
 * @param lenses the sources that the packet shows: `lenses` of the slot
 */
export async function splitSources(
  { findings, ...rest }: SourceReading,
  lenses: readonly Lens[],
): Promise<readonly SourceReview[]> {
  const stray = findings.findIndex(({ source }) => !lenses.includes(source));
  if (stray >= 0) throw notShown(stray, findings[stray]?.source, lenses);
  const reviews: SourceReview[] = [];
  for (const lens of lenses) {
    const places = [...findings.keys()].filter((at) => findings[at]?.source === lens);
    const part = { ...rest, findings: places.map((at) => withoutSource(findings[at])) };
    const inReply = (pointer: string): string =>
      pointer.replace(/^\/findings\/(\d+)/, (_, at: string) => `/findings/${places[Number(at)] ?? at}`);
    reviews.push({ lens, review: await requireContract(lens, part, inReply), places });
  }
  return reviews;
}

function notShown(at: number, source: unknown, lenses: readonly Lens[]): Failure {
  return new Failure(
    'refused/schema',
    `/findings/${at}/source must be a source of this packet: ${lenses.join(', ')}, found ${shown(source)}`,
    { hint: 'send the whole reply again, with the source that each finding is proven by' },
  );
}

function withoutSource(finding: SourceReading['findings'][number] | undefined): unknown {
  const { source: _, ...rest } = finding ?? {};
  return rest;
}
