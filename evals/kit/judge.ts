import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { Type, type Static } from 'typebox';
import { closed } from '../../src/contracts/shapes.ts';
import { by } from '../../src/kernel/order.ts';
import { soleJsonValue } from '../../src/replies/sole-json-value.ts';
import type { Question } from './answer-keys.ts';
import type { EvalCase } from './eval-case.ts';
import type { Claim } from './match-findings.ts';

const Verdict = closed({
  id: Type.String(),
  verdict: Type.Enum(['real', 'minor', 'false']),
  /** The judge's own name, or `K:<id>` of a planted bug; empty where it is false. */
  defect: Type.String({ maxLength: 80 }),
  reason: Type.String({ minLength: 1, maxLength: 600 }),
});
export type Verdict = Static<typeof Verdict>;
const Reply = closed({ verdicts: Type.Array(Verdict) });
const isReply = new Ajv({ strict: false }).compile<Static<typeof Reply>>(Reply);

/** Of what a finding says and where, so that no arm is known by it, and a shuffle that is the same each time. */
export function idOf({ at, title, why }: Claim): string {
  return digest([at.file, at.span.start, at.side, title, why].join('\0')).slice(0, 8);
}

/** All findings of a case, whichever arms made them, as one question. Findings in the same words are one. */
export function judgeQuestion(of: EvalCase, claims: readonly Claim[], top: string): Question {
  const findings = [...distinct(claims)]
    .toSorted(by(([id]) => id))
    .map(([id, { at, title, why }]) => {
      // The first line alone: only some arms have a last one.
      return `${id}\n${at.file}:${at.span.start}${at.side === 'old' ? ' (as it was)' : ''}\n${title}\n${why}`;
    })
    .join('\n\n');
  const known = of.goldens.map(({ id, at, what }) => `- K:${id} (${at.file}:${at.span.start}): ${what}`);
  const template = readFileSync(new URL('judge.md', import.meta.url), 'utf8');
  const parts: Readonly<Record<string, string>> = {
    top,
    known: known.join('\n') || '(none)',
    findings,
    nonce: digest(findings).slice(0, 32),
  };
  const packet = template.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => parts[name] ?? '');
  return { key: 'judge', slot: '', agent: '', packet };
}

export type Judgement =
  | { readonly kind: 'verdicts'; readonly of: ReadonlyMap<string, Verdict> }
  | { readonly kind: 'refused'; readonly why: string };

/** What a judge said: of every finding once and of no other, and with known names alone. Nothing is guessed. */
export function judgementOf(reply: string, of: EvalCase, claims: readonly Claim[]): Judgement {
  const refused = (why: string): Judgement => ({ kind: 'refused', why });
  let value: unknown;
  try {
    value = soleJsonValue(reply, { fence: true });
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  if (!isReply(value)) {
    const [first] = isReply.errors ?? [];
    return refused(`${first?.instancePath ?? ''} ${first?.message ?? 'no acceptable answer'}`);
  }
  const verdicts = new Map(value.verdicts.map((one) => [one.id, one]));
  const ids = distinct(claims);
  const missing = [...ids.keys()].filter((id) => !verdicts.has(id));
  if (missing.length > 0) return refused(`no verdict of ${missing.join(', ')}`);
  if (verdicts.size < value.verdicts.length) return refused('an id has two verdicts');
  for (const { id, verdict, defect } of value.verdicts) {
    if (!ids.has(id)) return refused(`${id} is no finding`);
    if ((verdict === 'false') !== (defect === ''))
      return refused(`${id}: a defect has a name, and what is false has none`);
    if (defect.startsWith('K:') && !of.goldens.some((golden) => `K:${golden.id}` === defect))
      return refused(`${id}: there is no ${defect}`);
  }
  const verdictsOf = new Map<string, Set<string>>();
  for (const { verdict, defect } of value.verdicts)
    verdictsOf.set(defect, (verdictsOf.get(defect) ?? new Set()).add(verdict));
  const both = [...verdictsOf].find(([, said]) => said.size > 1)?.[0];
  return both === undefined
    ? { kind: 'verdicts', of: verdicts }
    : refused(`${both} is called real and minor`);
}

function distinct(claims: readonly Claim[]): Map<string, Claim> {
  return new Map(claims.map((claim) => [idOf(claim), claim]));
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
