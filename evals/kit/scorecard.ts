import { estimate, pairedDifference, type Estimate } from './bootstrap.ts';
import { guardRows, type GuardRow, type Sieve } from './guards.ts';
import type { Judged } from './judged.ts';
import { TOLERANCE } from './match-findings.ts';
import {
  ARMS,
  MEASURES,
  RECALL_BY_SEES,
  RECALL_BY_SEVERITY,
  unitsOf,
  type Arm,
  type Measure,
  type ScoredAttempt,
} from './measures.ts';

/** One line of a table: a measure, with an estimate for each arm. */
export type Row = {
  readonly key: string;
  readonly label: string;
  readonly unit: Measure['unit'];
  readonly arms: Readonly<Partial<Record<Arm, Estimate | null>>>;
};

export type Difference = {
  readonly between: readonly [string, string];
  readonly rows: readonly {
    readonly key: string;
    readonly label: string;
    readonly unit: Measure['unit'];
    readonly by: Estimate | null;
  }[];
};

export type CaseRow = {
  readonly name: string;
  readonly planted: number;
  readonly arms: Readonly<Partial<Record<Arm, { found: number; findings: number; baits: number }>>>;
};

/** Everything the kit has to say of a set of replies. */
export type Scorecard = {
  /** Who answered. */
  readonly by: string;
  readonly tolerance: number;
  readonly arms: readonly Arm[];
  readonly measures: readonly Row[];
  readonly bySeverity: readonly Row[];
  readonly bySees: readonly Row[];
  readonly differences: readonly Difference[];
  readonly guards: { readonly raised: number; readonly rows: readonly GuardRow[] } | null;
  /** What the blind judge's verdicts come to; null without them. */
  readonly judged: Judged | null;
  readonly cases: readonly CaseRow[];
};

export type Material = {
  readonly by: string;
  readonly scored: readonly ScoredAttempt[];
  readonly sieves: readonly Sieve[];
  readonly judged: Judged | null;
};

export function scorecard(material: Material): Scorecard {
  const { by, scored, sieves, judged } = material;
  const arms = ARMS.filter((arm) => scored.some((one) => one.arm === arm));
  const names = namesOf(scored);
  const rows = (measures: readonly Measure[]): Row[] =>
    measures.map((measure) => rowOf(measure, arms, scored, names));
  const only = (all: readonly ScoredAttempt[], arm: Arm): ScoredAttempt[] => all.filter((s) => s.arm === arm);
  const pairs = arms
    .filter((arm) => arm !== 'plain' && arms.includes('plain'))
    .map((arm) => difference(arm, only(scored, arm), 'plain', only(scored, 'plain')));
  return {
    by,
    tolerance: TOLERANCE,
    arms,
    measures: rows(MEASURES),
    bySeverity: rows(RECALL_BY_SEVERITY).filter(hasFigures),
    bySees: rows(RECALL_BY_SEES).filter(hasFigures),
    differences: pairs,
    guards: guardsOf(sieves),
    judged,
    cases: names.map((name) => caseRow(name, arms, scored)),
  };
}

function guardsOf(sieves: readonly Sieve[]): Scorecard['guards'] {
  if (sieves.length === 0) return null;
  return { raised: sieves.reduce((sum, sieve) => sum + sieve.raised, 0), rows: guardRows(sieves) };
}

function rowOf(
  measure: Measure,
  arms: readonly Arm[],
  scored: readonly ScoredAttempt[],
  names: readonly string[],
): Row {
  const { key, label, unit } = measure;
  const estimates = arms.map((arm) => {
    const own = scored.filter((one) => one.arm === arm);
    return [arm, estimate(unitsOf(own, names, measure))] as const;
  });
  return { key, label, unit, arms: Object.fromEntries(estimates) };
}

function hasFigures({ arms }: Row): boolean {
  return Object.values(arms).some((one) => one !== null);
}

/** First less second, over the cases that both have. */
function difference(
  name: string,
  first: readonly ScoredAttempt[],
  otherName: string,
  second: readonly ScoredAttempt[],
): Difference {
  const both = namesOf(first).filter((one) => second.some(({ of }) => of.name === one));
  const rows = MEASURES.map((measure) => ({
    key: measure.key,
    label: measure.label,
    unit: measure.unit,
    by: pairedDifference(unitsOf(first, both, measure), unitsOf(second, both, measure)),
  }));
  return { between: [name, otherName], rows };
}

function namesOf(scored: readonly ScoredAttempt[]): string[] {
  return [...new Set(scored.map(({ of }) => of.name))].sort();
}

function caseRow(name: string, arms: readonly Arm[], scored: readonly ScoredAttempt[]): CaseRow {
  const own = scored.filter(({ of }) => of.name === name);
  const sums = arms.map((arm) => {
    const of = own.filter((one) => one.arm === arm);
    const sum = (figure: (one: ScoredAttempt) => number): number => of.reduce((n, one) => n + figure(one), 0);
    return [
      arm,
      {
        found: sum(({ matched }) => matched.hits.size),
        findings: sum(({ claims }) => claims.length),
        baits: sum(({ matched }) => matched.baits.size),
      },
    ] as const;
  });
  return { name, planted: own[0]?.of.goldens.length ?? 0, arms: Object.fromEntries(sums) };
}
