import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { soleJsonValue } from '../../src/replies/sole-json-value.ts';
import type { Verdicts } from './agreement.ts';
import type { Question } from './answer-keys.ts';
import type { EvalCase, Golden } from './eval-case.ts';
import { standsAt, type Claim } from './match-findings.ts';

/** A finding and a planted bug of the same file. Who made the finding is not part of it: the judge is not to know. */
export type Pair = { readonly claim: Claim; readonly golden: Golden; readonly question: Question };

/** Each finding with each planted bug of its file, once, whichever arms said it. */
export function pairsOf({ goldens }: EvalCase, claims: readonly Claim[]): Pair[] {
  const pairs = claims.flatMap((claim) =>
    goldens
      .filter(({ at, cause }) => [at.file, cause?.file].includes(claim.at.file))
      .map((golden) => ({ claim, golden, question: questionOf(claim, golden) })),
  );
  return [...new Map(pairs.map((pair) => [pair.question.key, pair])).values()];
}

/** Undefined where the judge gave no acceptable answer: nothing is guessed for it. */
export function verdictsOf({ claim, golden }: Pair, reply: string | undefined): Verdicts | undefined {
  let value: unknown;
  try {
    value = soleJsonValue(reply ?? '', { fence: true });
  } catch {
    return undefined;
  }
  const keys = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  const [only, ...more] = keys;
  if (only?.[0] !== 'same' || typeof only[1] !== 'boolean' || more.length > 0) return undefined;
  return { byPlace: standsAt(claim, golden), byJudge: only[1] };
}

/** The nonce is drawn from the texts: the same pair is asked about in the same words each time. */
function questionOf(claim: Claim, golden: Golden): Question {
  const one = `${claim.at.file}\n${claim.title}\n\n${claim.why}`;
  const other = `${golden.at.file}\n${golden.what}`;
  const nonce = createHash('sha256').update(`${one}\0${other}`).digest('hex').slice(0, 32);
  const template = readFileSync(new URL('judge.md', import.meta.url), 'utf8');
  const parts: Readonly<Record<string, string>> = { one, other, nonce };
  const packet = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
  return { key: `judge-${nonce.slice(0, 12)}`, slot: '', agent: '', packet };
}
