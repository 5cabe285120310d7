import { SEVERITIES } from '../../src/contracts/vocabulary.ts';
import type { Part } from './bootstrap.ts';
import { SEES } from './case-shape.ts';
import type { EvalCase, Golden } from './eval-case.ts';
import { matchFindings, type Claim, type Matched } from './match-findings.ts';

export const ARMS = ['plain', 'quick', 'default', 'deep'] as const;
export type Arm = (typeof ARMS)[number];

/** What one arm said of one change, once. */
export type Attempt = {
  readonly of: EvalCase;
  readonly arm: Arm;
  /** False when there is no acceptable answer: nothing was found, and nothing was called clean either. */
  readonly answered: boolean;
  /** As reported; of the plain prompt, all that it said. */
  readonly claims: readonly Claim[];
  /** As raised, before code and scorers looked at it. */
  readonly raised: readonly Claim[];
};

export type ScoredAttempt = Attempt & { readonly matched: Matched; readonly matchedRaised: Matched };

export function scoreAttempt(attempt: Attempt): ScoredAttempt {
  const { claims, raised, of } = attempt;
  return { ...attempt, matched: matchFindings(claims, of), matchedRaised: matchFindings(raised, of) };
}

type Count = (scored: ScoredAttempt) => number;

/** A figure of the tables: a quotient of sums over changes. */
export type Measure = {
  readonly label: string;
  readonly unit: 'share' | 'number';
  readonly part: (scored: ScoredAttempt) => Part;
};

function measure(label: string, of: Count, over: Count, unit: Measure['unit'] = 'share'): Measure {
  return { label, unit, part: (scored) => ({ of: of(scored), over: over(scored) }) };
}

const planted: Count = ({ of }) => of.goldens.length;
const found: Count = ({ matched }) => matched.hits.size;
const findings: Count = ({ claims }) => claims.length;
const baits: Count = ({ matched }) => matched.baits.size;
const right: Count = (s) => found(s) + s.matched.repeats.length;
const answeredClean: Count = (s) => Number(planted(s) === 0 && s.answered);
const each: Count = () => 1;

/** The figures of the first table. */
export const MEASURES: readonly Measure[] = [
  measure('planted bugs found', found, planted),
  measure('planted bugs raised', ({ matchedRaised }) => matchedRaised.hits.size, planted),
  measure('findings that answer for a planted bug', found, findings),
  measure('the same, repeats as right and unknown findings left out', right, (s) => right(s) + baits(s)),
  measure('findings a change', findings, each, 'number'),
  measure('findings at a bait, a change', baits, each, 'number'),
  measure('findings elsewhere, a change', ({ matched }) => matched.unknown.length, each, 'number'),
  measure('clean changes with a finding', (s) => Math.min(answeredClean(s), findings(s)), answeredClean),
  measure('changes with a whole, acceptable answer', ({ answered }) => Number(answered), each),
];

/** Recall of the planted bugs of one kind. */
function recallOf(label: string, wanted: (golden: Golden) => boolean): Measure {
  const hits: Count = ({ matched }) => [...matched.hits.values()].filter(wanted).length;
  return measure(label, hits, ({ of }) => of.goldens.filter(wanted).length);
}

export const RECALL_BY_SEVERITY = SEVERITIES.map((one) => recallOf(one, ({ severity }) => severity === one));
export const RECALL_BY_SEES = SEES.map((one) => recallOf(one, ({ sees }) => sees === one));

/** The parts of each case, its attempts summed: a case is what the bootstrap draws. In the order of `names`. */
export function unitsOf(
  scored: readonly ScoredAttempt[],
  names: readonly string[],
  { part }: Measure,
): Part[] {
  return names.map((name) =>
    scored
      .filter(({ of }) => of.name === name)
      .map(part)
      .reduce((sum, one) => ({ of: sum.of + one.of, over: sum.over + one.over }), { of: 0, over: 0 }),
  );
}
