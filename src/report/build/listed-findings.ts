import type { Report, ReportFinding } from '../../contracts/files/report.ts';
import {
  severityOf,
  type DropReason,
  type MergedFinding,
  type RaisedFinding,
  type ScoredFinding,
} from '../../findings/lifecycle.ts';
import { by, compareText } from '../../kernel/order.ts';
import type { Dropped } from '../../kernel/sifted.ts';
import { dropText } from './drop-reasons.ts';
import { evidenceOf } from './evidence-lines.ts';

export type AnyDrop = Dropped<RaisedFinding | MergedFinding, DropReason>;

/** What is shown, plus the dropped findings that people still want to see, numbered in the order of the report. */
export function listFindings(scored: readonly ScoredFinding[], dropped: readonly AnyDrop[]): ReportFinding[] {
  return numbered([...scored.map(shownFinding), ...dropped.flatMap(listedFinding)]);
}

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

function listedFinding({ value, reason }: AnyDrop): Omit<ReportFinding, 'id'>[] {
  if (!('witnesses' in value)) return [];
  if (reason.kind === 'unscored') return [reportFinding(value, null, 'unscored')];
  if (reason.kind === 'not_scored') return [reportFinding(value, null, 'not-scored')];
  return [];
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
    severity: severityOf(finding),
    score,
    group,
    state: finding.open === undefined ? 'new' : 'open',
    since: finding.open?.since ?? null,
    ...was(finding, group),
    title: claim.title,
    why: claim.why,
    lens: finding.lens,
    witnesses: witnessesOf(finding),
    ...alsoKnownAs(finding),
    placement: finding.placement,
    evidence: evidenceOf(finding),
    suggested_fix: claim.suggested_fix,
    place: finding.place,
  };
}

function was({ open }: MergedFinding, now: ReportFinding['group']): Pick<ReportFinding, 'was'> {
  return open === undefined || open.group === now ? {} : { was: { group: open.group, score: open.score } };
}

/** By their lenses. An agent that repeats itself is not its own witness. */
function witnessesOf({ slot, witnesses }: MergedFinding): string[] {
  const others = witnesses.filter((one) => one.slot !== slot);
  return [...new Set(others.map(({ lens }) => lens))].sort(compareText);
}

function alsoKnownAs({ fingerprint, witnesses }: MergedFinding): Pick<ReportFinding, 'also_known_as'> {
  const others = new Map(witnesses.map((one) => [one.fingerprint, one]));
  others.delete(fingerprint);
  const named = [...others.values()].map(({ fingerprint: own, claim: { title, severity }, place }) => ({
    ...{ fingerprint: own, title, severity, place },
  }));
  return named.length === 0 ? {} : { also_known_as: named.toSorted(by((one) => one.fingerprint)) };
}

/** One line for each finding that does not count: at the place where code found it, or else where the claim says. */
export function droppedLine({ value, reason }: AnyDrop): Report['dropped'][number] {
  const { file, title } = value.claim;
  const found =
    'at' in value
      ? { line: value.at.start, fingerprint: value.fingerprint, side: value.side }
      : { line: value.claim.line };
  return {
    finding: { file, title, lens: value.lens, ...found },
    reason: { kind: reason.kind, text: dropText(reason) },
  };
}
