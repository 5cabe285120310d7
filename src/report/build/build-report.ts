import { ifAny } from '../../kernel/if-any.ts';
import { isInjectionWarning } from '../../context/injection/prompt-injection.ts';
import type { Report } from '../../contracts/files/report.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { by, compareText, inOrder, type Order } from '../../kernel/order.ts';
import { arithmetic } from './arithmetic.ts';
import { coverageOf } from './coverage.ts';
import { lapsedFindings, sinceLast, unconfirmedNow } from './gone-findings.ts';
import { isListedElsewhere } from './listed-elsewhere.ts';
import { droppedLine, listFindings } from './listed-findings.ts';
import type { ReportFacts } from './report-facts.ts';
import { BUG_LENS } from './reservations.ts';
import { countsOf, exitFor, recommendation, riskAreas } from './tally.ts';

/** The one Report. Throws if raised and accounted findings differ. */
export function buildReport(facts: ReportFacts): Report {
  const { settings, not_sent: notSent, lenses_without_work: idle } = facts.run;
  const coverage = coverageOf(facts.hunks, settings.lenses, facts.calls, idle, facts.carried, notSent);
  const gaps = [...facts.failures, ...facts.otherGaps, ...coverage.gaps];
  const status = facts.failures.length > 0 ? 'failed' : gaps.length > 0 ? 'incomplete' : 'complete';
  const findings = listFindings(facts.scored, facts.dropped);
  const counts = countsOf(facts, findings, facts.dropped);
  arithmetic(counts);
  const [since, lapsed] = [sinceLast(facts, findings), lapsedFindings(facts)];
  const warnings = [...facts.run.warnings, ...facts.warnings];
  const unsure =
    isUnsure(facts, coverage.table.hunks, { since, lapsed, findings }) ||
    warnings.some((warning) => isInjectionWarning(warning) || isListedElsewhere(warning));
  return {
    schema: 1,
    version: facts.run.version,
    run: facts.run.run,
    title: facts.run.title,
    status,
    gaps,
    exit: status === 'complete' ? exitFor(counts, facts.run.settings.fail_on, findings) : 3,
    captured: facts.run.captured,
    scope: scopeOf(facts),
    counts,
    coverage: coverage.table,
    since,
    ...ifAny({ kept: facts.run.kept, lapsed }),
    findings,
    dropped: facts.dropped.map(droppedLine).toSorted(byPlace),
    rules_changed: [...facts.rulesChanged],
    suppressions: suppressionsOf(facts, counts),
    refused_claims: facts.refusedClaims.toSorted(compareText),
    warnings,
    ...ifAny({ word_of: facts.run.word_of }),
    recommendation: recommendation(unsure ? 'incomplete' : status, counts),
    risk_areas: riskAreas(findings),
    cost: facts.cost,
  };
}

/**
 * A review that did not see everything must not approve. Reasons: only a part was reviewed; the change has no lines for
 * reviewers, or content that no line shows; an earlier finding is still there and another scorer thinks less of it; a finding
 * is more severe than what was accepted; or nobody was asked to look for bugs. Text in the change addressed to the reviewer is
 * a warning, and just as bad.
 */
function isUnsure(
  facts: ReportFacts,
  hunks: number,
  found: Pick<Report, 'since' | 'findings'> & { readonly lapsed: ReturnType<typeof lapsedFindings> },
): boolean {
  const { shard, paths, settings } = facts.run;
  const isPart = shard !== undefined || paths.length > 0 || hunks === 0;
  const isGraver = facts.suppressions.graver.length > 0;
  const isForBugs = settings.lenses.includes(BUG_LENS);
  return isPart || isGraver || !isForBugs || switchesCode(facts) || unconfirmedNow(found) > 0;
}

/**
 * Another commit of a submodule is code like any other. A hook runs if it is executable, and stops running if it is not. Tools
 * may ask for an empty file by its name. A moved file may be loaded from its new place, and a binary may be run. No line of
 * this repository shows any of this.
 */
function switchesCode({ skipped, switched = [] }: ReportFacts): boolean {
  const isSwitch = ({ reason }: ReportFacts['skipped'][number]): boolean =>
    ['submodule', 'executable', 'mode', 'empty', 'moved', 'program'].includes(reason);
  return switched.length > 0 || skipped.some(isSwitch);
}

/** Not in the order of packets, because a review in shards has other packets. */
const byPlace: Order<Report['dropped'][number]> = inOrder(
  by(({ finding }) => finding.file),
  by(({ finding }) => finding.line),
  by(({ finding }) => finding.lens),
  by(({ finding }) => finding.title),
  by(({ reason }) => reason.kind),
  by(({ reason }) => reason.text),
);

function suppressionsOf(
  { suppressions: { expired, unmatched, added, unsure, graver } }: ReportFacts,
  { dropped }: Report['counts'],
): Report['suppressions'] {
  return { applied: dropped['suppressed'] ?? 0, expired, unmatched, added, unsure, graver };
}

function scopeOf({
  run,
  files,
  allFiles,
  changedLines,
  skipped,
  switched = [],
}: ReportFacts): Report['scope'] {
  const { shard } = run;
  return {
    note: run.scope_note,
    ...(shard === undefined ? {} : { shard: { index: shard.index, of: shard.of, all_files: allFiles } }),
    ...(run.paths.length === 0 ? {} : { paths: [...run.paths] }),
    base: revisionLine(run.base),
    head: revisionLine(run.head),
    files,
    changed_lines: changedLines,
    skipped,
    ...(switched.length === 0 ? {} : { switched: [...switched] }),
  };
}

const revisionLine = ({ sha, label, why }: RunFile['base']) => ({ sha, label, why });
