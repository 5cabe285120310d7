import type { Report, ReportFinding } from '../../contracts/files/report.ts';
import { isGrave } from '../../contracts/severity-rank.ts';
import { isGraveGroup, type MergedFinding } from '../../findings/lifecycle.ts';
import { counted } from '../../kernel/text/counted.ts';
import { overlaps } from '../../kernel/line-span.ts';
import { listFindings } from './listed-findings.ts';
import type { ReportFacts } from './report-facts.ts';

type Found = Pick<ReportFacts, 'scored' | 'dropped'>;

/**
 * A warning about critical or high findings that another review of the same commits lists and this one lacks; undefined if there
 * are none.
 */
export function listedElsewhere(
  { run, findings }: Pick<Report, 'run' | 'findings'>,
  here: Found,
): string | undefined {
  const settled = settledHere(here);
  const listed = listFindings(here.scored, here.dropped).filter(({ group }) => group !== 'minor');
  const lost = findings.filter(
    (one) => isGraveThere(one) && !settled.has(one.fingerprint) && !listed.some((other) => isAt(other, one)),
  );
  const [first] = lost;
  if (first === undefined) return undefined;
  const more = lost.length === 1 ? '' : ` and ${counted(lost.length - 1, 'other')}`;
  return `run ${run} ${SAME_COMMITS}: ${first.file}:${first.lines[0]} ${first.title}${more}`;
}

/** Whether a warning is one of these. A caller that reviews until nothing is found must count it as a finding. */
export function isListedElsewhere(warning: string): boolean {
  return warning.includes(SAME_COMMITS);
}

const SAME_COMMITS = 'of the same commits lists what this review does not have';

/** However it ended: accepted, fixed, merged with another. A low score alone ends it only if it was followed. */
function settledHere({ scored, dropped }: Found): ReadonlySet<string> {
  const ended = dropped.flatMap(({ value, reason }) =>
    'witnesses' in value && (reason.kind !== 'below_threshold' || isFollowed(value)) ? [value] : [],
  );
  const kept = scored.filter((one) => one.group !== 'minor' || isFollowed(one));
  return new Set([...kept, ...ended].flatMap((one) => [one, ...one.witnesses].map((w) => w.fingerprint)));
}

const isFollowed = ({ open, foundIn }: MergedFinding): boolean => (open ?? foundIn) !== undefined;

const isGraveThere = (one: ReportFinding): boolean =>
  one.group === 'critical' || (isGrave(one) && (isGraveGroup(one.group) || one.score === null));

function isAt(a: ReportFinding, b: ReportFinding): boolean {
  const span = ({ lines: [start, end] }: ReportFinding) => ({ start, end });
  return a.file === b.file && a.side === b.side && overlaps(span(a), span(b));
}
