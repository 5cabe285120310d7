import type { GoneFinding, LapsedFinding, Report, ReportFinding } from '../../contracts/files/report.ts';
import { isGraveGroup, isStillThere, type DropReason, type MergedFinding } from '../../findings/lifecycle.ts';
import { compareText } from '../../kernel/order.ts';
import { dropText } from './drop-reasons.ts';
import type { AnyDrop } from './listed-findings.ts';
import type { ReportFacts } from './report-facts.ts';

/**
 * What happened to the findings of the previous run: each is open or gone, once. Null if nothing is followed.
 *
 * Throws if one of them is neither: a report that lost a finding must not be rendered.
 */
export function sinceLast(
  { run, followed, dropped }: Pick<ReportFacts, 'run' | 'followed' | 'dropped'>,
  findings: readonly ReportFinding[],
): Report['since'] {
  if (run.since === undefined) return null;
  const gone = dropped.flatMap(goneFinding).toSorted(byPlace);
  const became = (what: GoneFinding['became']) => gone.filter((one) => one.became === what).length;
  const open = findings.filter(({ state }) => state === 'open').length;
  if (open + gone.length !== followed) {
    throw new Error(`the report lost a finding of run ${run.since.run}: ${followed} followed, ${open} open`);
  }
  return {
    run: run.since.run,
    planned_at: run.since.planned_at,
    new: findings.length - open,
    open,
    fixed: became('fixed'),
    unconfirmed: became('unconfirmed'),
    dismissed: became('dismissed'),
    withdrawn: became('withdrawn'),
    gone,
  };
}

/** What happened to unlisted findings of earlier runs that have no complete report. */
export function lapsedFindings({ dropped }: Pick<ReportFacts, 'dropped'>): LapsedFinding[] {
  return dropped.flatMap(lapsedFinding).toSorted(byPlace);
}

function lapsedFinding({ value, reason }: AnyDrop): LapsedFinding[] {
  if (!('witnesses' in value) || value.foundIn === undefined || value.open !== undefined) return [];
  const end = endOf(reason);
  return end === undefined ? [] : [{ ...placeOf(value), ...end, run: value.foundIn }];
}

/**
 * How many earlier findings are still there and not confirmed now, whatever happened to the run that found them. A finding that
 * counted against the change and is a minor note now was not confirmed.
 */
export function unconfirmedNow({
  since,
  lapsed = [],
  findings,
}: Pick<Report, 'since' | 'lapsed' | 'findings'>): number {
  const gone = (since?.unconfirmed ?? 0) + lapsed.filter(({ became }) => became === 'unconfirmed').length;
  return gone + findings.filter(({ group, was }) => group === 'minor' && isGraveGroup(was?.group)).length;
}

function goneFinding({ value, reason }: AnyDrop): GoneFinding[] {
  if (!('witnesses' in value) || value.open === undefined) return [];
  const end = endOf(reason);
  return end === undefined ? [] : [{ ...placeOf(value), ...end }];
}

/** Undefined for a finding that continues: raised again, or listed without a score. */
function endOf(reason: DropReason): Pick<GoneFinding, 'became' | 'why'> | undefined {
  const why = dropText(reason);
  if (reason.kind === 'withdrawn' && isStillThere(reason)) return { became: 'unconfirmed', why };
  if (reason.kind === 'fixed' || reason.kind === 'withdrawn') return { became: reason.kind, why };
  if (reason.kind === 'suppressed') return { became: 'dismissed', why };
  if (reason.kind === 'duplicate_of') return { became: 'withdrawn', why };
  if (reason.kind !== 'below_threshold') return undefined;
  return { became: 'unconfirmed', why: `it is still there, and its scorer does not confirm it: ${why}` };
}

function placeOf(finding: MergedFinding): Omit<GoneFinding, 'became' | 'why'> {
  const { fingerprint, file, at, claim, lens } = finding;
  return { fingerprint, file, line: at.start, title: claim.title, lens };
}

function byPlace(a: GoneFinding, b: GoneFinding): number {
  return compareText(a.file, b.file) || a.line - b.line || compareText(a.fingerprint, b.fingerprint);
}
