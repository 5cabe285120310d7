import type { Report, ReportFinding } from '../contracts/report.ts';
import { SEVERITIES } from '../contracts/vocabulary.ts';
import { by, inOrder } from '../kernel/order.ts';

/** What a reader has in a minute of a report that is too long to be read: three findings, and one line for each other. */
export type Glance = {
  readonly first: readonly ReportFinding[];
  /** In the order of the report, under the names of their groups; none is empty. */
  readonly rest: readonly { readonly name: string; readonly findings: readonly ReportFinding[] }[];
};

/** More findings than this are no longer seen at once on a screen. */
const SEEN_AT_ONCE = 5;
const FIRST = 3;

const NAMES: readonly (readonly [name: string, groups: readonly ReportFinding['group'][]])[] = [
  ['Critical', ['critical']],
  ['Important', ['important']],
  ['Not scored', ['unscored', 'not-scored']],
  ['Minor', ['minor']],
];

/** undefined for a report that is short enough. */
export function atAGlance({ findings }: Pick<Report, 'findings'>): Glance | undefined {
  if (findings.length <= SEEN_AT_ONCE) return undefined;
  const first = findings.toSorted(mattersMost).slice(0, FIRST);
  const rest = NAMES.map(([name, groups]) => ({
    name,
    findings: findings.filter((one) => groups.includes(one.group) && !first.includes(one)),
  }));
  return { first, rest: rest.filter((group) => group.findings.length > 0) };
}

const SURENESS: Readonly<Record<ReportFinding['group'], number>> = {
  critical: 0,
  important: 0,
  unscored: 1,
  'not-scored': 1,
  minor: 2,
};

/** Of what is sure, the gravest: the score says how sure, so it only decides between two of one severity. */
const mattersMost = inOrder<ReportFinding>(
  by(({ group }) => SURENESS[group]),
  by(({ severity }) => SEVERITIES.indexOf(severity)),
  by(({ score }) => -(score ?? 0)),
);

/** Enough of a reason to go on with: two or three lines of a terminal, in characters. */
const MOST_OF_WHY = 240;

/** The reason of a finding for the overview; the whole stands with its details. Not yet safe to print. */
export function shortWhy({ why }: Pick<ReportFinding, 'why'>): string {
  const text = why.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= MOST_OF_WHY) return text;
  // At a blank, so that no character is cut in two.
  const cut = text.slice(0, MOST_OF_WHY).lastIndexOf(' ');
  return cut > 0 ? `${text.slice(0, cut)} …` : '…';
}
