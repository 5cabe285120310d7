import { isClear, type Estimate } from './bootstrap.ts';
import { judgedSections } from './judged-table.ts';
import type { Measure } from './measures.ts';
import type { Scorecard } from './scorecard.ts';

/** The scorecard as plain text. The same scorecard gives the same bytes. */
export function renderTable(card: Scorecard): string {
  return `${[
    `Replies by: ${card.by}`,
    `A finding hits a planted bug within ${card.tolerance} lines of it. In brackets: 95 % of resamples of the cases.`,
    '',
    ...sections(card).flatMap(({ title, head, rows }) => [title, '', ...grid([head, ...rows]), '']),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

export type Section = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

function sections(card: Scorecard): Section[] {
  return [
    armSection('Figures', card, card.measures),
    armSection('Planted bugs found, by severity', card, card.bySeverity),
    armSection('Planted bugs found, by what one must see', card, card.bySees),
    ...card.differences.map(differenceSection),
    ...guardSection(card.guards),
    ...(card.judged === null ? [] : judgedSections(card.judged)),
    caseSection(card),
  ].filter(({ rows }) => rows.length > 0);
}

function armSection(title: string, { arms }: Scorecard, rows: Scorecard['measures']): Section {
  return {
    title,
    head: ['', ...arms],
    rows: rows.map((row) => [row.label, ...arms.map((arm) => estimateText(row.arms[arm] ?? null, row.unit))]),
  };
}

function differenceSection({ between, rows }: Scorecard['differences'][number]): Section {
  return {
    title: `Difference: ${between[0]} less ${between[1]}, over the cases of both`,
    head: ['', 'difference', 'leaves out zero'],
    rows: rows.map(({ label, unit, by }) => [
      label,
      estimateText(by, unit, true),
      by !== null && isClear(by) ? 'yes' : 'no',
    ]),
  };
}

function guardSection(guards: Scorecard['guards']): Section[] {
  if (guards === null) return [];
  return [
    {
      title: `What became of ${guards.raised} raised findings: dropped by`,
      head: ['guard', 'dropped', 'of raised', 'rightly', 'at a planted bug', 'bug lost by it'],
      rows: guards.rows.map(({ guard, dropped, share, atBugs, lost }) => [
        guard,
        String(dropped),
        percent(share),
        String(dropped - atBugs),
        String(atBugs),
        String(lost),
      ]),
    },
  ];
}

function caseSection({ arms, cases }: Scorecard): Section {
  return {
    title: 'Cases: found / findings (at baits)',
    head: ['', 'planted', ...arms],
    rows: cases.map(({ name, planted, arms: figures }) => [
      name,
      String(planted),
      ...arms.map((arm) => {
        const one = figures[arm];
        return one === undefined ? '-' : `${one.found} / ${one.findings} (${one.baits})`;
      }),
    ]),
  };
}

function estimateText(estimate: Estimate | null, unit: Measure['unit'], signed = false): string {
  if (estimate === null) return '-';
  const text = (value: number): string => {
    const shown = unit === 'share' ? percent(value) : (value === 0 ? 0 : value).toFixed(2);
    return signed && value > 0 ? `+${shown}` : shown;
  };
  const { value, low, high } = estimate;
  return `${text(value)} [${text(low)}, ${text(high)}]`;
}

function percent(share: number): string {
  return `${(share === 0 ? 0 : share * 100).toFixed(1)} %`;
}

function grid(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
