import type { Review } from '../contracts/review.ts';
import type { Lens } from '../contracts/vocabulary.ts';
import { Failure } from '../kernel/failure.ts';
import { requireContract } from './parse-reply.ts';
import { shown } from './show-value.ts';
import { soleJsonValue } from './sole-json-value.ts';

/** What one reader of several sources says of one of them: a review like that of the lens's own agent. */
export type SourceReview = { readonly lens: Lens; readonly review: Review };

/**
 * The reply of a reader of several sources as one review of each, in the order of `lenses`: a finding names its `source`, a lens
 * of the call, and keeps that lens's contract, proof and all. A source of which nothing was found has a review without findings.
 *
 * All or nothing, as `parseReply`: throws `refused/…`, and pointers lead into the reply as it was sent.
 *
 * @param lenses the sources that the packet shows: `lenses` of the slot
 */
export async function parseSources(text: string, lenses: readonly Lens[]): Promise<readonly SourceReview[]> {
  const value = soleJsonValue(text, { fence: true });
  const findings = findingsIn(value);
  const sources = findings.map((finding, at) => sourceOf(finding, at, lenses));
  const reviews: SourceReview[] = [];
  for (const lens of lenses) {
    const own = [...findings.keys()].filter((at) => sources[at] === lens);
    const part =
      isObject(value) && 'findings' in value
        ? { ...value, findings: own.map((at) => bare(findings[at])) }
        : value;
    const inReply = (pointer: string): string =>
      pointer.replace(/^\/findings\/(\d+)/, (_, index: string) => `/findings/${own[Number(index)] ?? index}`);
    reviews.push({ lens, review: await requireContract(lens, part, inReply) });
  }
  return reviews;
}

/** None of a value that is no object with a list: the contract says what is wrong with it. */
function findingsIn(value: unknown): readonly unknown[] {
  const findings = isObject(value) ? value['findings'] : undefined;
  if (findings === undefined || Array.isArray(findings))
    return (findings as readonly unknown[] | undefined) ?? [];
  throw refused(`/findings must be a list, found ${shown(findings)}`);
}

function sourceOf(finding: unknown, at: number, lenses: readonly Lens[]): Lens {
  const source = isObject(finding) ? finding['source'] : undefined;
  const lens = lenses.find((one) => one === source);
  if (lens !== undefined) return lens;
  throw refused(`/findings/${at}/source must be one of ${lenses.join(', ')}, found ${shown(source)}`);
}

function refused(what: string): Failure {
  return new Failure('refused/schema', `not a reply about several sources: ${what}`, {
    hint: 'send the whole reply again, with the source that each finding is proven by',
  });
}

function bare(finding: unknown): unknown {
  if (!isObject(finding)) return finding;
  const { source: _, ...rest } = finding;
  return rest;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
