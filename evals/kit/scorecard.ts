import { estimate, isClear, pairedDifference, type Estimate } from './bootstrap.ts';
import { guardRows, type Sieve } from './guards.ts';
import type { JudgedCase } from './judged.ts';
import { judgedSections } from './judged-table.ts';
import {
  ARMS,
  MEASURES,
  RECALL_BY_SEES,
  RECALL_BY_SEVERITY,
  unitsOf,
  type Measure,
  type ScoredAttempt,
} from './measures.ts';
import type { Section } from './render-table.ts';

export type Material = {
  readonly scored: readonly ScoredAttempt[];
  readonly sieves: readonly Sieve[];
  /** What the blind judge's verdicts come to; empty without them. */
  readonly judged: readonly JudgedCase[];
};

/** Everything the kit has to say of a set of replies. */
export function scorecard({ scored, sieves, judged }: Material): Section[] {
  const arms = ARMS.map((name) => ({ name, own: scored.filter(({ arm }) => arm === name) })).filter(
    ({ own }) => own.length > 0,
  );
  const [plain] = arms.filter(({ name }) => name === 'plain');
  return [
    byArm('Figures', arms, MEASURES),
    byArm('Planted bugs found, by severity', arms, RECALL_BY_SEVERITY),
    byArm('Planted bugs found, by what one must see', arms, RECALL_BY_SEES),
    ...arms.flatMap((one) => (plain === undefined || one === plain ? [] : [difference(one, plain)])),
    guards(sieves),
    ...(judged.length === 0 ? [] : judgedSections(judged)),
    byCase(arms),
  ];
}

type ArmAttempts = { readonly name: string; readonly own: readonly ScoredAttempt[] };

function byArm(title: string, arms: readonly ArmAttempts[], measures: readonly Measure[]): Section {
  const names = namesOf(arms);
  const rows = measures.map((one) => [
    one.label,
    ...arms.map(({ own }) => estimateText(estimate(unitsOf(own, names, one)), one.unit)),
  ]);
  const hasFigures = ([, ...cells]: readonly string[]): boolean => cells.some((cell) => cell !== '-');
  return { title, head: ['', ...arms.map(({ name }) => name)], rows: rows.filter(hasFigures) };
}

/** First less second, over the cases that both have. */
function difference(first: ArmAttempts, second: ArmAttempts): Section {
  const both = namesOf([first]).filter((one) => second.own.some(({ of }) => of.name === one));
  return {
    title: `Difference: ${first.name} less ${second.name}, over the cases of both`,
    head: ['', 'difference', 'leaves out zero'],
    rows: MEASURES.map((one) => {
      const by = pairedDifference(unitsOf(first.own, both, one), unitsOf(second.own, both, one));
      return [one.label, estimateText(by, one.unit, true), by !== null && isClear(by) ? 'yes' : 'no'];
    }),
  };
}

function guards(sieves: readonly Sieve[]): Section {
  const raised = sieves.reduce((sum, sieve) => sum + sieve.raised, 0);
  return {
    title: `What became of ${raised} raised findings: dropped by`,
    head: ['guard', 'dropped', 'of raised', 'rightly', 'at a planted bug', 'bug lost by it'],
    rows: guardRows(sieves).map(({ guard, dropped, share, atBugs, lost }) => [
      ...[guard, String(dropped), percent(share)],
      ...[dropped - atBugs, atBugs, lost].map(String),
    ]),
  };
}

function byCase(arms: readonly ArmAttempts[]): Section {
  const rows = namesOf(arms).map((name) => {
    const cells = arms.map(({ own }) => {
      const some = own.filter(({ of }) => of.name === name);
      const sum = (figure: (one: ScoredAttempt) => number): number =>
        some.reduce((n, one) => n + figure(one), 0);
      const [found, baits] = [sum((one) => one.matched.hits.size), sum((one) => one.matched.baits.size)];
      return some.length === 0 ? '-' : `${found} / ${sum((one) => one.claims.length)} (${baits})`;
    });
    const of = arms.flatMap(({ own }) => own).find((one) => one.of.name === name)?.of;
    return [name, String(of?.goldens.length ?? 0), ...cells];
  });
  return {
    title: 'Cases: found / findings (at baits)',
    head: ['', 'planted', ...arms.map(({ name }) => name)],
    rows,
  };
}

function namesOf(arms: readonly ArmAttempts[]): string[] {
  return [...new Set(arms.flatMap(({ own }) => own.map(({ of }) => of.name)))].sort();
}

function estimateText(by: Estimate | null, unit: Measure['unit'], signed = false): string {
  if (by === null) return '-';
  const text = (value: number): string => {
    const shown = unit === 'share' ? percent(value) : (value === 0 ? 0 : value).toFixed(2);
    return signed && value > 0 ? `+${shown}` : shown;
  };
  return `${text(by.value)} [${text(by.low)}, ${text(by.high)}]`;
}

function percent(share: number): string {
  return `${(share === 0 ? 0 : share * 100).toFixed(1)} %`;
}
