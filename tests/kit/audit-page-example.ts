import { foldJournal } from '../../src/audit/fold/fold-journal.ts';
import type { AuditFinding } from '../../src/contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../../src/contracts/files/audit-journal.ts';
import type { Severity } from '../../src/contracts/shapes.ts';
import type { AuditPage } from '../../src/report/formats/html/audit/audit-page.ts';
import { auditPage } from '../../src/rounds/audit-page.ts';
import type { Audit } from '../../src/rounds/stored/open-audit.ts';
import { auditFile, auditFinding, fixesFinding, sha, START } from './audit-example.ts';

type WithoutTime<E> = E extends unknown ? Omit<E, 'at'> : never;

/** The page of an audit of three rounds, folded from its journal: one fix is taken back, one defect comes back. */
export function exampleAuditPage(): AuditPage {
  const journal = JOURNAL.map((event, i): JournalEvent => ({
    at: `2026-01-31T1${Math.floor(i / 12)}:${String((i % 12) * 5).padStart(2, '0')}:00.000Z`,
    ...event,
  }));
  const file = auditFile({ scope_note: '14 files, 1,920 lines (changed since main)', captured: 'hooks' });
  return auditPage({ file, journal, state: foldJournal(file.start, journal) } as unknown as Audit);
}

function found(
  n: number,
  round: number,
  severity: Severity,
  title: string,
  file: string,
  agent: string,
): AuditFinding {
  const id = `QA-R${round}-${String(n).padStart(3, '0')}`;
  const print = title.startsWith('The lock') ? 'c'.repeat(64) : `${round}${n}`.repeat(32).slice(0, 64);
  return auditFinding({
    id,
    severity,
    title,
    round,
    agent,
    fingerprint: print,
    location: { file, lines: [n * 7, n * 7 + 2] },
  });
}

const FIRST = [
  found(1, 1, 'critical', 'A refund can be booked twice', 'src/payments/refund.ts', 'data-integrity'),
  found(2, 1, 'high', 'The lock is released before the write', 'src/stock/reserve.ts', 'concurrency'),
  found(3, 1, 'high', 'Tax is added, not multiplied', 'src/price.ts', 'regression-hunter'),
  found(4, 1, 'medium', 'A failed mail is never sent again', 'src/mail/queue.ts', 'error-paths'),
  found(5, 1, 'low', 'The log names the wrong order', 'src/mail/queue.ts', 'error-paths'),
];
const SECOND = [
  found(1, 2, 'high', 'The lock is taken twice on retry', 'src/stock/reserve.ts', 'concurrency'),
  found(2, 2, 'medium', 'An empty cart is charged postage', 'src/price.ts', 'regression-hunter'),
];
const OF_FIXES = fixesFinding({
  id: 'FD-R1-001',
  severity: 'medium',
  title: 'The new check swallows a time-out',
  location: { file: 'src/payments/refund.ts', lines: [12, 18] },
});

const keep = (findings: readonly AuditFinding[]) =>
  findings.map(({ id, tier }) => ({ id, decision: 'keep' as const, reason: 'I read it.', tier }));
const fixed = (round: number, subject: string, name: string, file: string): WithoutTime<JournalEvent>[] => [
  { kind: 'committed', round, subject, sha: sha(name), parent: START, files: [file] },
];
const decided = (findings: readonly AuditFinding[]): WithoutTime<JournalEvent> => ({
  ...{ kind: 'decided', ids: findings.map(({ id }) => id), decision: 'fix', reason: '', by: 'user' },
});
const tested = (name: string, failures: string[]): WithoutTime<JournalEvent> => ({
  ...{ kind: 'tested', head: sha(name), parser: 'vitest', status: failures.length === 0 ? 0 : 1, failures },
  ...{ unusable: null, milliseconds: 4200 },
});
const raised = (round: number, findings: AuditFinding[]): WithoutTime<JournalEvent> => ({
  ...{ kind: 'raised', round, run: `hunt${round}`, findings, gaps: [], unopened: [] },
  rejected:
    round === 1
      ? [
          {
            id: 'QA-R1-006',
            title: 'Amounts should be floats',
            agent: 'regression-hunter',
            reason: 'the quote is not in src/price.ts',
            penalty_applied: -500,
          },
        ]
      : [],
});

const JOURNAL: readonly WithoutTime<JournalEvent>[] = [
  { kind: 'prepared' },
  { kind: 'round', round: 1, head: START },
  raised(1, FIRST),
  { kind: 'triaged', round: 1, run: 'tria1', decisions: keep(FIRST) },
  decided(FIRST.slice(0, 4)),
  { kind: 'decided', ids: ['QA-R1-005'], decision: 'defer', reason: 'cosmetic', by: 'user' },
  ...fixed(1, 'QA-R1-001', 'a1', 'src/payments/refund.ts'),
  ...fixed(1, 'QA-R1-002', 'a2', 'src/stock/reserve.ts'),
  ...fixed(1, 'QA-R1-003', 'a3', 'src/price.ts'),
  ...fixed(1, 'QA-R1-004', 'a4', 'src/mail/queue.ts'),
  tested('a4', ['queue sends once']),
  {
    kind: 'reverted',
    round: 1,
    subject: 'QA-R1-004',
    sha: sha('a4'),
    by: sha('b4'),
    why: 'it breaks "queue sends once"',
  },
  tested('b4', []),
  { kind: 'reviewed', round: 1, run: 'vera1', head: sha('b4'), lines_changed: 84, findings: [OF_FIXES] },
  ...fixed(1, 'FD-R1-001', 'a5', 'src/payments/refund.ts'),
  { kind: 'reviewed', round: 1, run: 'vera2', head: sha('a5'), lines_changed: 91, findings: [] },
  { kind: 'closed', round: 1, kept: 5, fixed: 4 },
  { kind: 'round', round: 2, head: sha('a5') },
  raised(2, SECOND),
  { kind: 'triaged', round: 2, run: 'tria2', decisions: keep(SECOND) },
  decided(SECOND),
  ...fixed(2, 'QA-R2-001', 'a6', 'src/stock/reserve.ts'),
  ...fixed(2, 'QA-R2-002', 'a7', 'src/price.ts'),
  tested('a7', []),
  { kind: 'reviewed', round: 2, run: 'vera3', head: sha('a7'), lines_changed: 37, findings: [] },
  { kind: 'closed', round: 2, kept: 2, fixed: 2 },
  { kind: 'round', round: 3, head: sha('a7') },
  raised(3, []),
  { kind: 'closed', round: 3, kept: 0, fixed: 0 },
  {
    kind: 'ended',
    outcome: 'converged',
    why: 'nothing new in round 3, nothing grave open, every file opened',
    changed: [],
  },
];
