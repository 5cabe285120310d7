import type { Report, ReportFinding } from '../../../contracts/files/report.ts';
import { severityRank } from '../../../contracts/severity-rank.ts';
import { by, inOrder } from '../../../kernel/order.ts';
import { isProven } from '../../build/with-work.ts';

/**
 * What a reader can take in within a minute if the report is too long to be read: three findings, and one line for each other.
 */
export type Glance = {
  readonly first: readonly ReportFinding[];
  /** In the order of the report, under the names of their groups; none is empty. */
  readonly rest: readonly { readonly name: string; readonly findings: readonly ReportFinding[] }[];
};

/** More findings than this do not fit on one screen. */
const SEEN_AT_ONCE = 5;
const FIRST = 3;

const NAMES: readonly (readonly [name: string, groups: readonly ReportFinding['group'][]])[] = [
  ['Critical', ['critical']],
  ['Important', ['important']],
  ['Not scored', ['unscored', 'not-scored']],
  ['Minor', ['minor']],
];

export function glanceOf({ findings }: Pick<Report, 'findings'>): Glance | undefined {
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

/** The gravest of the certain ones. A proof and the score say how certain, so they only decide within one severity. */
const mattersMost = inOrder<ReportFinding>(
  by(({ group }) => SURENESS[group]),
  by(severityRank),
  by((finding) => (isProven(finding) ? 0 : 1)),
  by(({ score }) => -(score ?? 0)),
);

/** Enough of a reason to go on with: two or three lines of a terminal, in characters. */
const MOST_OF_WHY = 240;
/** With its place, about a line of a screen. */
const MOST_OF_TITLE = 100;

/** The reason of a finding for the overview; its details have the whole text. Not yet safe to print. */
export function shortWhy({ why }: Pick<ReportFinding, 'why'>): string {
  return shortened(why, MOST_OF_WHY);
}

/** The same for its title: a title of three lines would hide those below it. */
export function shortTitle({ title }: Pick<ReportFinding, 'title'>): string {
  return shortened(title, MOST_OF_TITLE);
}

function shortened(whole: string, most: number): string {
  const text = whole.replaceAll(/\s+/g, ' ').trim();
  if (text.length <= most) return text;
  // At a space, so that no character is cut in two.
  const cut = text.slice(0, most).lastIndexOf(' ');
  return cut > 0 ? `${text.slice(0, cut)} …` : '…';
}
