import { renderAuditHtml } from '../../src/report/formats/html/audit/render-audit-html.ts';
import { renderHtml } from '../../src/report/formats/html/render-html.ts';
import { auditFile, auditFinding } from './audit-example.ts';
import { exampleAuditPage } from './audit-page-example.ts';
import { generatedPage } from './generated-page.ts';
import { workSaying } from './hostile-report.ts';
import { dropped, exampleFacts } from './report-example.ts';

/** The page of a review with `text` in every text of it. */
export function reviewPageSaying(text: string): string {
  const { report, material } = generatedPage({
    ...{ findings: 4, files: 2, lines: 3, text },
    facts: {
      dropped: [dropped(`Dropped ${text}`, 3, { kind: 'unscored', why: text })],
      raised: 5,
      otherGaps: [text],
      warnings: [text],
      refusedClaims: [text],
      rulesChanged: [text],
      skipped: [{ path: text, reason: text, bytes: 1, lines: 120, decided_by: 'content' }],
      suppressions: exampleFacts().suppressions,
    },
  });
  const findings = report.findings.map((one, at) => ({ ...one, ...workSaying(text, at === 1) }));
  return renderHtml({ ...report, findings }, material);
}

/** The page of an audit with `text` in every text of it. */
export function auditPageSaying(text: string): string {
  const page = exampleAuditPage();
  const findings = [
    auditFinding({
      title: text,
      description: text,
      evidence: text,
      impact: text,
      instance_fix: text,
      class_fix: text,
      reason: text,
      agent: text,
      location: { file: text, lines: [1, 2] },
    }),
  ];
  return renderAuditHtml({
    ...page,
    file: auditFile({
      scope_note: text,
      branch: text,
      warnings: [text],
      skipped: [{ path: text, reason: text, bytes: 1 }],
    }),
    verdict: { status: 'failed', exit: 3, why: text },
    findings,
    rejected: [{ id: 'QA-R1-009', title: text, agent: text, reason: text, penalty_applied: 0 }],
    timeline: [{ at: '2026-01-31T10:00:00.000Z', round: 1, what: text, tone: 'bad' }],
  });
}
