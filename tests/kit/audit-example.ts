import type { AuditFile } from '../../src/contracts/audit-files.ts';
import type { AuditFinding } from '../../src/contracts/audit-finding.ts';
import type { JournalEvent } from '../../src/contracts/audit-journal.ts';
import { foldJournal } from '../../src/audit/fold-journal.ts';
import type { AuditState } from '../../src/audit/audit-state.ts';

export const START = '0'.repeat(40);
/** A commit id that says which it is: `sha('a1')` → `a1a1…`. */
export const sha = (name: string): string => name.repeat(40).slice(0, 40);

export function auditFinding(changes: Partial<AuditFinding> = {}): AuditFinding {
  return {
    id: 'QA-R1-001',
    severity: 'high',
    title: 'The tax is added',
    description: 'It adds.',
    evidence: 'return net + rate;',
    impact: 'Wrong prices.',
    location: { file: 'src/price.js', lines: [2, 2] },
    instance_fix: 'Multiply.',
    class_fix: 'The only place.',
    tier: 'confirmed',
    escape_type: null,
    invariant_ref: null,
    architecture_ref: null,
    source: 'audit-specialist',
    agent: 'concurrency',
    status: 'open',
    bounty: 5000,
    round: 1,
    timestamp: '2026-01-31T10:00:00.000Z',
    fingerprint: 'a'.repeat(64),
    reason: null,
    ...changes,
  };
}

/** What the fix reviewer found, as the audit keeps it. */
export function fixesFinding(changes: Partial<AuditFinding> = {}): AuditFinding {
  return auditFinding({
    id: 'FD-R1-001',
    source: 'fix-diff-reviewer',
    agent: 'fix-diff-reviewer',
    bounty: 0,
    fingerprint: 'f'.repeat(64),
    ...changes,
  });
}

type WithoutTime<E> = E extends unknown ? Omit<E, 'at'> : never;
export type Told = WithoutTime<JournalEvent>;

export function journalOf(events: readonly Told[]): JournalEvent[] {
  return events.map((event) => ({ at: '2026-01-31T10:00:00.000Z', ...event }));
}

/** The state after these events, on an audit that is prepared and in its first round. */
export function stateAfter(...events: readonly Told[]): AuditState {
  const begun: Told[] = [{ kind: 'prepared' }, { kind: 'round', round: 1, head: START }];
  return foldJournal(START, journalOf([...begun, ...events]));
}

type Of<K extends Told['kind']> = Extract<Told, { kind: K }>;

/** Events of round 1 in few words. */
export const did = {
  hunted: (findings: readonly AuditFinding[] = [], changes: Partial<Of<'raised'>> = {}): Told[] => [
    { kind: 'planned', round: 1, stage: 'hunt', run: 'hunt1', subject: '' },
    {
      kind: 'raised',
      round: 1,
      run: 'hunt1',
      findings: [...findings],
      rejected: [],
      gaps: [],
      unopened: [],
      ...changes,
    },
  ],
  kept: (...ids: readonly string[]): Told[] => [
    { kind: 'planned', round: 1, stage: 'triage', run: 'tria1', subject: '' },
    {
      kind: 'triaged',
      round: 1,
      run: 'tria1',
      decisions: ids.map((id) => ({ id, decision: 'keep', reason: 'Read.', tier: 'confirmed' })),
    },
  ],
  decided: (decision: 'fix' | 'defer' | 'dispute', ...ids: readonly string[]): Told => ({
    kind: 'decided',
    ids: [...ids],
    decision,
    reason: 'because',
    by: 'user',
  }),
  pinned: (): Told => ({ kind: 'pinned', round: 1, ref: 'refs/audit-round-1-start', sha: START }),
  tested: (head: string, failures: readonly string[] = [], unusable: string | null = null): Told[] => [
    { kind: 'testing', head, folder: `/tests/${head.slice(0, 2)}` },
    {
      kind: 'tested',
      head,
      parser: 'tap',
      status: failures.length,
      failures: [...failures],
      unusable,
      milliseconds: 5,
    },
  ],
  tried: (subject: string, run: string, accepted = true): Told[] => [
    { kind: 'planned', round: 1, stage: 'fix', run, subject },
    {
      kind: 'attempted',
      round: 1,
      subject,
      run,
      accepted,
      rule: null,
      reason: accepted ? 'fine' : 'not so',
      tree: accepted ? sha('ee') : null,
    },
  ],
  judged: (subject: string, run: string, valid = true): Told[] => [
    { kind: 'planned', round: 1, stage: 'judge', run, subject },
    { kind: 'judged', round: 1, subject, run, valid, reason: valid ? 'right' : 'wrong' },
  ],
  committed: (subject: string, to: string, parent: string, files: readonly string[] = ['src/price.js']): Told => ({
    kind: 'committed',
    round: 1,
    subject,
    sha: to,
    parent,
    files: [...files],
  }),
  gaveUp: (subject: string): Told => ({ kind: 'given-up', round: 1, subject, why: 'three attempts' }),
  broke: (subject: string, head: string, ...failures: readonly string[]): Told => ({
    kind: 'broken',
    round: 1,
    subject,
    head,
    failures: [...failures],
  }),
  reverted: (subject: string, of: string, by: string): Told => ({
    kind: 'reverted',
    round: 1,
    subject,
    sha: of,
    by,
    why: 'no good',
  }),
  reviewed: (head: string, findings: readonly AuditFinding[] = [], lines_changed = 2, run = 'veri1'): Told[] => [
    { kind: 'planned', round: 1, stage: 'verify', run, subject: '' },
    { kind: 'reviewed', round: 1, run, head, lines_changed, findings: [...findings] },
  ],
  recorded: (head: string): Told => ({ kind: 'recorded', round: 1, head, lines_changed: 60 }),
  closed: (kept = 0, fixed = 0): Told => ({ kind: 'closed', round: 1, kept, fixed }),
  aborted: (code = 'FAIL-CLOSED', why = 'it failed'): Told => ({ kind: 'aborted', round: 1, code, why }),
} as const;

/** A round in which one finding was fixed, judged and committed at `a1`, and the tests are as before. */
export function fixedOnce(finding: AuditFinding = auditFinding()): Told[] {
  return [
    ...did.hunted([finding]),
    ...did.kept(finding.id),
    did.decided('fix', finding.id),
    did.pinned(),
    ...did.tested(START),
    ...did.tried(finding.id, 'fix01'),
    ...did.judged(finding.id, 'jud01'),
    did.committed(finding.id, sha('a1'), START),
    ...did.tested(sha('a1')),
  ];
}

export function auditFile(changes: Partial<AuditFile> = {}): AuditFile {
  return {
    layout: 1,
    audit: 'abcdef',
    version: '0.0.0',
    preset: 'qa',
    scope: 'changed',
    scope_note: '2 files (changed since main)',
    started_at: '2026-01-31T10:00:00.000Z',
    date: '2026-01-31',
    start: START,
    top: '/home/dev/shop',
    work_tree: '/home/dev/shop/.correctless/worktrees/abcdef',
    in_place: false,
    branch: 'audit/qa-2026-01-31',
    branch_slug: 'audit-qa-2026-01-31-000000',
    home_branch: 'main',
    auto: false,
    captured: 'hooks',
    cache_root: '/home/dev/.cache/correctless',
    settings: {
      test: 'npm test',
      setup: null,
      share: [],
      zero_findings_threshold: 50,
      max_rounds: 5,
      chunking: false,
      exclude: [],
      models: { audit: 'inherit', fix: 'inherit' },
    },
    roles: [{ slug: 'concurrency', own: null }],
    files: [{ path: 'src/price.js', bytes: 60, changed: [[1, 3]] }],
    skipped: [],
    warnings: [],
    ...changes,
  };
}
