import type { AuditFinding, Rejection } from '../../../../contracts/replies/audit-finding.ts';
import { severityRank } from '../../../../contracts/severity-rank.ts';
import type { AuditPage, PageFix } from './audit-page.ts';
import { fix } from '../finding-card.ts';
import { block, capital, line, preformatted } from '../markup.ts';
import { DROPPED, factsLine, severityBadge, type PageItem } from '../page-item.ts';

/** First the unfixed findings, the worst first; then the fixed ones; then the rejected ones. */
export function auditItems({ findings, rejected, fixes }: AuditPage): PageItem[] {
  const inOrder = findings.toSorted(
    (a, b) =>
      Number(a.status === 'fixed') - Number(b.status === 'fixed') || severityRank(a) - severityRank(b),
  );
  return [
    ...inOrder.map((finding) => findingItem(finding, fixes.get(finding.id))),
    ...rejected.map(rejectedItem),
  ];
}

function findingItem(finding: AuditFinding, fixed: PageFix | undefined): PageItem {
  const { id, title, location, severity, agent, status } = finding;
  return {
    id,
    heading: status === 'fixed' ? 'Fixed' : 'Not fixed',
    title,
    file: location.file,
    lines: location.lines,
    side: 'new',
    severity,
    lens: agent,
    status,
    body: body(finding, fixed),
  };
}

function body(finding: AuditFinding, fixed: PageFix | undefined): string {
  const { severity, status, tier, agent, round, fingerprint } = finding;
  const facts = [
    `<span class="tag ${status}">${capital(status)}</span>`,
    tier,
    line(agent),
    `round ${round}`,
    ...(fixed === undefined ? [] : [`commit <code>${fixed.sha.slice(0, 12)}</code>`]),
    `<code title=fingerprint>${fingerprint.slice(0, 12)}</code>`,
  ];
  return [
    factsLine(severityBadge(severity), facts),
    finding.reason === null ? '' : `<p class=reason>${line(finding.reason)}`,
    fixed === undefined
      ? ''
      : `<p><b>Tests</b> ${line(fixed.tests)} <b>Review</b> ${line(fixed.review)} <b>Calls</b> ${fixed.calls}`,
    `<p>${block(finding.description)}`,
    `<p><b>Impact</b> ${block(finding.impact)}`,
    `<dl><dt><b>evidence</b><dd><pre>${preformatted(finding.evidence)}</pre></dl>`,
    fix(finding.instance_fix, 'Fix here'),
    fix(finding.class_fix, 'Fix of its kind'),
  ].join('');
}

function rejectedItem({ id, title, agent, reason }: Rejection): PageItem {
  return {
    id,
    heading: 'Rejected',
    title,
    file: '',
    lines: null,
    side: 'new',
    severity: null,
    lens: agent,
    status: DROPPED,
    body: `${factsLine('<span class="badge none">Rejected</span>', [line(agent)])}<p class=reason>${line(reason)}`,
  };
}
