import { buildReport } from '../../src/report/build/build-report.ts';
import type { Report, ReportFinding } from '../../src/contracts/files/report.ts';
import { dropped, exampleFacts, exampleFinding, exampleRun } from './report-example.ts';
import { exampleFix, exampleProof, patchOf } from './work-example.ts';

/**
 * An incomplete report with `text` wherever text of the repository or of a model can stand: paths, titles, reasons,
 * quotes, sources, fixes, gaps, warnings. Two findings on the new side and one on the old, one dropped and accepted.
 */
export function reportSaying(text: string): Report {
  const report = buildReport(
    exampleFacts({
      run: { ...exampleRun, since: { run: 'r1first', planned_at: '2026-01-01T00:00:00.000Z' } },
      raised: 4,
      calls: [],
      scored: [
        { ...exampleFinding('a', 12), score: 95, group: 'critical' },
        { ...exampleFinding('b', 13, 'rules-compliance'), score: 80, group: 'important' },
        { ...exampleFinding('minor', 50), score: 50, group: 'minor' },
      ],
      dropped: [
        dropped('accepted', 60, { kind: 'suppressed', fingerprint: 'e'.repeat(64), reason: 'known' }),
      ],
      suppressions: { expired: ['x'], unmatched: ['x'], added: ['x'], unsure: ['x'], graver: ['x'] },
      rulesChanged: ['x'],
      refusedClaims: ['x'],
      warnings: ['x'],
    }),
  );
  return {
    ...report,
    title: text,
    gaps: [text, text],
    scope: {
      ...report.scope,
      note: text,
      skipped: [{ path: text, reason: text, bytes: 1, lines: 120, decided_by: 'content' }],
    },
    coverage: {
      ...report.coverage,
      lenses: report.coverage.lenses.map((row) => ({ ...row, why: text })),
    },
    since: report.since && {
      ...report.since,
      gone: [
        {
          fingerprint: 'f',
          file: text,
          line: 1,
          title: text,
          lens: 'bug-scan',
          became: 'fixed',
          why: text,
        },
      ],
    },
    findings: report.findings.map((finding, i) => findingSaying(finding, text, i === 1 ? 'old' : 'new')),
    dropped: report.dropped.map(({ finding, reason }) => ({
      finding: { ...finding, file: text, title: text },
      reason: { ...reason, text },
    })),
    rules_changed: [text],
    suppressions: { ...report.suppressions, expired: [text], unmatched: [text], added: [text] },
    refused_claims: [text],
    warnings: [text],
    risk_areas: [text],
  };
}

function findingSaying(finding: ReportFinding, text: string, side: 'old' | 'new'): ReportFinding {
  return {
    ...finding,
    side,
    file: text,
    title: text,
    why: text,
    suggested_fix: text,
    evidence: finding.evidence.map(({ kind }) => ({ kind, source: text, text })),
    ...workSaying(text, side === 'old'),
  };
}

/** What tests print and models write is as hostile as the change. */
export function workSaying(text: string, failed = false): Pick<ReportFinding, 'proof' | 'fix'> {
  const patch = patchOf(text.replaceAll('\n', ' '), `+${text.replaceAll('\n', '\n+')}`);
  const test = { file: text, name: text, output: text, patch };
  const said = { why: `why ${text}` };
  return {
    proof: exampleProof({ ...said, outcome: failed ? 'not-proven' : 'proven' }, test),
    fix: exampleFix({ ...said, outcome: failed ? 'taken-back' : 'fixed', branch: text, patch }),
  };
}
