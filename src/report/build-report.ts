import type { Lens } from '../contracts/review.ts';
import type { Report, ReportFinding } from '../contracts/report.ts';
import type { RunFile } from '../contracts/run-files.ts';
import type { DropReason, MergedFinding, RaisedFinding, ScoredFinding } from '../findings/lifecycle.ts';
import type { Dropped } from '../kernel/sifted.ts';
import { compareText } from '../kernel/order.ts';
import { arithmetic } from './arithmetic.ts';
import { coverageOf, type IdleLens, type ReviewCall } from './coverage.ts';
import { dropText } from './drop-reasons.ts';
import { evidenceOf } from './evidence-lines.ts';

/** A dropped finding, at whatever stage it was dropped. */
export type AnyDrop = Dropped<RaisedFinding | MergedFinding, DropReason>;

/** Everything a report is made of. */
export type ReportFacts = {
  readonly run: RunFile;
  readonly files: number;
  readonly changedLines: number;
  readonly skipped: Report['scope']['skipped'];
  readonly hunks: readonly string[];
  readonly calls: readonly ReviewCall[];
  readonly idle: readonly IdleLens[];
  /** Slots of other phases that were not stored. */
  readonly otherGaps: readonly string[];
  /** What was changed under the run's feet. Makes the run failed. */
  readonly failures: readonly string[];
  readonly raised: number;
  readonly scored: readonly ScoredFinding[];
  readonly dropped: readonly AnyDrop[];
  readonly rulesChanged: readonly string[];
  readonly suppressions: { readonly expired: readonly string[]; readonly unmatched: readonly string[] };
  readonly refusedClaims: readonly string[];
  readonly warnings: readonly string[];
  readonly cost: Report['cost'];
};

/** Findings from this score on that are not shown as issues are worth a line in "Minor notes". */
export const MINOR_FROM = 50;

/** The one Report. Throws when raised and accounted findings differ. */
export function buildReport(facts: ReportFacts): Report {
  const coverage = coverageOf(facts.hunks, facts.run.settings.lenses, facts.calls, facts.idle);
  const gaps = [...facts.failures, ...facts.otherGaps, ...coverage.gaps];
  const status = facts.failures.length > 0 ? 'failed' : gaps.length > 0 ? 'incomplete' : 'complete';
  const findings = numbered([...facts.scored.map(shownFinding), ...facts.dropped.flatMap(listedFinding)]);
  const counts = countsOf(facts, findings);
  arithmetic(counts);
  return {
    schema: 1,
    version: facts.run.version,
    run: facts.run.run,
    title: facts.run.title,
    status,
    gaps,
    exit: status === 'complete' ? exitFor(counts, facts.run.settings.fail_on) : 3,
    captured: facts.run.captured,
    scope: scopeOf(facts),
    counts,
    coverage: coverage.table,
    findings,
    dropped: facts.dropped.map(droppedLine),
    rules_changed: [...facts.rulesChanged],
    suppressions: {
      applied: counts.dropped['suppressed'] ?? 0,
      expired: [...facts.suppressions.expired],
      unmatched: [...facts.suppressions.unmatched],
    },
    refused_claims: [...facts.refusedClaims],
    warnings: [...facts.run.warnings, ...facts.warnings],
    recommendation: recommendation(status, counts),
    risk_areas: riskAreas(findings),
    cost: facts.cost,
  };
}

function scopeOf({ run, files, changedLines, skipped }: ReportFacts): Report['scope'] {
  return {
    note: run.scope_note,
    base: revisionLine(run.base),
    head: revisionLine(run.head),
    files,
    changed_lines: changedLines,
    skipped,
  };
}

const revisionLine = ({ sha, label, why }: RunFile['base']) => ({ sha, label, why });

const GROUP_ORDER: Readonly<Record<ReportFinding['group'], number>> = {
  critical: 0,
  important: 1,
  minor: 2,
  unscored: 3,
  'not-scored': 4,
};

function numbered(findings: readonly Omit<ReportFinding, 'id'>[]): ReportFinding[] {
  return findings
    .toSorted(
      (a, b) =>
        GROUP_ORDER[a.group] - GROUP_ORDER[b.group] ||
        (b.score ?? 0) - (a.score ?? 0) ||
        compareText(a.file, b.file) ||
        a.lines[0] - b.lines[0] ||
        compareText(a.fingerprint, b.fingerprint),
    )
    .map((finding, i) => ({ id: `F${i + 1}`, ...finding }));
}

function shownFinding(finding: ScoredFinding): Omit<ReportFinding, 'id'> {
  return reportFinding(finding, finding.score, finding.group);
}

/** Of what was dropped, the findings that people still want to see. */
function listedFinding({ value, reason }: AnyDrop): Omit<ReportFinding, 'id'>[] {
  if (!('witnesses' in value)) return [];
  if (reason.kind === 'unscored') return [reportFinding(value, null, 'unscored')];
  if (reason.kind === 'not_scored') return [reportFinding(value, null, 'not-scored')];
  const isMinor = reason.kind === 'below_threshold' && reason.score >= MINOR_FROM;
  return isMinor ? [reportFinding(value, reason.score, 'minor')] : [];
}

function reportFinding(
  finding: MergedFinding,
  score: number | null,
  group: ReportFinding['group'],
): Omit<ReportFinding, 'id'> {
  const { claim } = finding;
  return {
    fingerprint: finding.fingerprint,
    file: finding.file,
    lines: [finding.at.start, finding.at.end],
    side: finding.side,
    severity: claim.severity,
    score,
    group,
    title: claim.title,
    why: claim.why,
    lens: finding.lens,
    witnesses: [...new Set(finding.witnesses.map((w) => w.lens))].sort(compareText),
    placement: finding.placement,
    evidence: evidenceOf(finding),
    suggested_fix: claim.suggested_fix,
  };
}

function droppedLine({ value, reason }: AnyDrop): Report['dropped'][number] {
  const { file, line, title } = value.claim;
  return {
    finding: { file, line, title, lens: value.lens satisfies Lens },
    reason: { kind: reason.kind, text: dropText(reason) },
  };
}

function countsOf(facts: ReportFacts, findings: readonly ReportFinding[]): Report['counts'] {
  const inGroup = (group: ReportFinding['group']) => findings.filter((f) => f.group === group).length;
  const dropped: Record<string, number> = {};
  for (const { reason } of facts.dropped) dropped[reason.kind] = (dropped[reason.kind] ?? 0) + 1;
  return {
    raised: facts.raised,
    shown: facts.scored.length,
    critical: inGroup('critical'),
    important: inGroup('important'),
    minor: inGroup('minor'),
    unscored: inGroup('unscored'),
    not_scored: inGroup('not-scored'),
    dropped,
  };
}

/** What nobody could score is not clean: it counts like an important finding. */
function exitFor(counts: Report['counts'], failOn: RunFile['settings']['fail_on']): 0 | 1 {
  switch (failOn) {
    case 'never':
      return 0;
    case 'critical':
      return counts.critical > 0 ? 1 : 0;
    case 'important':
      return counts.shown + counts.unscored + counts.not_scored > 0 ? 1 : 0;
  }
}

function recommendation(status: Report['status'], counts: Report['counts']): Report['recommendation'] {
  if (counts.shown > 0) return 'request-changes';
  return status !== 'complete' || counts.unscored + counts.not_scored > 0 ? 'needs-discussion' : 'approve';
}

/** Folders in which shown findings stand, the busiest first. */
function riskAreas(findings: readonly ReportFinding[]): string[] {
  const areas = new Map<string, number>();
  for (const { file, group } of findings) {
    if (group !== 'critical' && group !== 'important') continue;
    const area = file.includes('/') ? file.slice(0, file.lastIndexOf('/')) : file;
    areas.set(area, (areas.get(area) ?? 0) + 1);
  }
  return [...areas]
    .toSorted((a, b) => b[1] - a[1] || compareText(a[0], b[0]))
    .slice(0, 5)
    .map(([area, n]) => `${area} (${n})`);
}
