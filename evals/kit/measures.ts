import { SEVERITIES } from '../../src/contracts/vocabulary.ts';
import type { Part } from './bootstrap.ts';
import { SEES } from './case-shape.ts';
import type { EvalCase } from './eval-case.ts';
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

export type Measure = {
  readonly key: string;
  readonly label: string;
  readonly unit: 'share' | 'number';
  readonly part: (scored: ScoredAttempt) => Part;
};

const found = ({ matched }: ScoredAttempt): number => matched.hits.size;
const isClean = ({ of }: ScoredAttempt): boolean => of.goldens.length === 0;

/** The figures of the first table. Each is a quotient of sums over changes. */
export const MEASURES: readonly Measure[] = [
  {
    key: 'recall',
    label: 'planted bugs found',
    unit: 'share',
    part: (s) => ({ of: found(s), over: s.of.goldens.length }),
  },
  {
    key: 'recall-raised',
    label: 'planted bugs raised',
    unit: 'share',
    part: (s) => ({ of: s.matchedRaised.hits.size, over: s.of.goldens.length }),
  },
  {
    key: 'precision-strict',
    label: 'findings that answer for a planted bug',
    unit: 'share',
    part: (s) => ({ of: found(s), over: s.claims.length }),
  },
  {
    key: 'precision-lenient',
    label: 'the same, repeats as right and unknown findings left out',
    unit: 'share',
    part: (s: ScoredAttempt): Part => {
      const right = found(s) + s.matched.repeats.length;
      return { of: right, over: right + s.matched.baits.size };
    },
  },
  {
    key: 'findings',
    label: 'findings a change',
    unit: 'number',
    part: (s) => ({ of: s.claims.length, over: 1 }),
  },
  {
    key: 'baits',
    label: 'findings at a bait, a change',
    unit: 'number',
    part: (s) => ({ of: s.matched.baits.size, over: 1 }),
  },
  {
    key: 'unknown',
    label: 'findings elsewhere, a change',
    unit: 'number',
    part: (s) => ({ of: s.matched.unknown.length, over: 1 }),
  },
  {
    key: 'false-alarms',
    label: 'clean changes with a finding',
    unit: 'share',
    part: (s) => ({
      of: isClean(s) && s.answered && s.claims.length > 0 ? 1 : 0,
      over: isClean(s) && s.answered ? 1 : 0,
    }),
  },
  {
    key: 'answered',
    label: 'changes with a whole, acceptable answer',
    unit: 'share',
    part: (s) => ({ of: s.answered ? 1 : 0, over: 1 }),
  },
];

/** Recall of the planted bugs of one kind. */
function recallOf(key: string, wanted: (golden: EvalCase['goldens'][number]) => boolean): Measure {
  return {
    key,
    label: key,
    unit: 'share',
    part: ({ of, matched }) => ({
      of: [...matched.hits.values()].filter(wanted).length,
      over: of.goldens.filter(wanted).length,
    }),
  };
}

export const RECALL_BY_SEVERITY = SEVERITIES.map((one) => recallOf(one, ({ severity }) => severity === one));
export const RECALL_BY_SEES = SEES.map((one) => recallOf(one, ({ sees }) => sees === one));

/** The parts of each case, its attempts summed: a case is what the bootstrap draws. In the order of `names`. */
export function unitsOf(
  scored: readonly ScoredAttempt[],
  names: readonly string[],
  measure: Measure,
): Part[] {
  return names.map((name) =>
    scored
      .filter(({ of }) => of.name === name)
      .map(measure.part)
      .reduce((sum, part) => ({ of: sum.of + part.of, over: sum.over + part.over }), { of: 0, over: 0 }),
  );
}
