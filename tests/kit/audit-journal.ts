import type { AuditFinding } from '../../src/contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../../src/contracts/files/audit-journal.ts';
import { foldJournal } from '../../src/audit/fold/fold-journal.ts';
import type { AuditState } from '../../src/audit/fold/audit-state.ts';
import { auditFinding, sha, START } from './audit-example.ts';

type WithoutTime<E> = E extends unknown ? Omit<E, 'at'> : never;
export type Untimed = WithoutTime<JournalEvent>;

export function journalOf(events: readonly Untimed[]): JournalEvent[] {
  return events.map((event) => ({ at: '2026-01-31T10:00:00.000Z', ...event }));
}

/** The state after these events, on an audit that is prepared and in its first round. */
export function stateAfter(...events: readonly Untimed[]): AuditState {
  const begun: Untimed[] = [{ kind: 'prepared' }, { kind: 'round', round: 1, head: START }];
  return foldJournal(START, journalOf([...begun, ...events]));
}

type Of<K extends Untimed['kind']> = Extract<Untimed, { kind: K }>;

/** Events of round 1 in few words. */
export const did = {
  hunted: (findings: readonly AuditFinding[] = [], changes: Partial<Of<'raised'>> = {}): Untimed[] => [
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
  kept: (...ids: readonly string[]): Untimed[] => [
    { kind: 'planned', round: 1, stage: 'triage', run: 'tria1', subject: '' },
    {
      kind: 'triaged',
      round: 1,
      run: 'tria1',
      decisions: ids.map((id) => ({ id, decision: 'keep', reason: 'Read.', tier: 'confirmed' })),
    },
  ],
  decided: (decision: 'fix' | 'defer' | 'dispute', ...ids: readonly string[]): Untimed => ({
    kind: 'decided',
    ids: [...ids],
    decision,
    reason: 'because',
    by: 'user',
  }),
  pinned: (): Untimed => ({ kind: 'pinned', round: 1, ref: 'refs/audit-round-1-start', sha: START }),
  tested: (head: string, failures: readonly string[] = [], unusable: string | null = null): Untimed[] => [
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
  /** The tests of the round's start, twice the same. */
  baseline: (...failures: readonly string[]): Untimed[] => [
    ...did.tested(START, failures),
    ...did.tested(START, failures),
  ],
  tried: (subject: string, run: string, accepted = true): Untimed[] => [
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
  judged: (subject: string, run: string, valid = true): Untimed[] => [
    { kind: 'planned', round: 1, stage: 'judge', run, subject },
    { kind: 'judged', round: 1, subject, run, valid, reason: valid ? 'right' : 'wrong' },
  ],
  committed: (
    subject: string,
    to: string,
    parent: string,
    files: readonly string[] = ['src/price.js'],
  ): Untimed => ({
    kind: 'committed',
    round: 1,
    subject,
    sha: to,
    parent,
    files: [...files],
  }),
  gaveUp: (subject: string): Untimed => ({ kind: 'given-up', round: 1, subject, why: 'three attempts' }),
  broke: (subject: string, head: string, ...failures: readonly string[]): Untimed => ({
    kind: 'broken',
    round: 1,
    subject,
    head,
    failures: [...failures],
    of: head,
  }),
  condemned: (subject: string, sha: string, why = 'no good'): Untimed => ({
    kind: 'condemned',
    round: 1,
    commits: [{ sha, subject, why }],
  }),
  leftOpen: (subject: string): Untimed => ({ kind: 'left-open', round: 1, subject, why: 'it loses less' }),
  reverted: (subject: string, of: string, by: string): Untimed => ({
    kind: 'reverted',
    round: 1,
    subject,
    sha: of,
    by,
    why: 'no good',
  }),
  reviewed: (
    head: string,
    findings: readonly AuditFinding[] = [],
    lines_changed = 2,
    run = 'veri1',
  ): Untimed[] => [
    { kind: 'planned', round: 1, stage: 'verify', run, subject: '' },
    { kind: 'reviewed', round: 1, run, head, lines_changed, findings: [...findings] },
  ],
  recorded: (head: string): Untimed => ({ kind: 'recorded', round: 1, head, lines_changed: 60 }),
  closed: (kept = 0, fixed = 0): Untimed => ({ kind: 'closed', round: 1, kept, fixed }),
  aborted: (code = 'FAIL-CLOSED', why = 'it failed'): Untimed => ({ kind: 'aborted', round: 1, code, why }),
} as const;

/** A round in which one finding was fixed, judged and committed at `a1`, and the tests are as before. */
export function fixedOnce(finding: AuditFinding = auditFinding()): Untimed[] {
  return [
    ...did.hunted([finding]),
    ...did.kept(finding.id),
    did.decided('fix', finding.id),
    did.pinned(),
    ...did.baseline(),
    ...did.tried(finding.id, 'fix01'),
    ...did.judged(finding.id, 'jud01'),
    did.committed(finding.id, sha('a1'), START),
    ...did.tested(sha('a1')),
  ];
}

/** Two findings of one file, kept, to be fixed, and mended in a call and judged in a call. */
export function sharedByTwo(rejected: readonly string[] = []): Untimed[] {
  const findings = [
    auditFinding({ location: { file: 'src/price.js', lines: [2, 2] } }),
    auditFinding({ id: 'QA-R1-002', location: { file: 'src/price.js', lines: [20, 22] } }),
  ];
  const subjects = findings.map(({ id }) => id);
  const shared = { subject: subjects[0] ?? '', subjects };
  return [
    ...did.hunted(findings),
    ...did.kept(...subjects),
    did.decided('fix', ...subjects),
    did.pinned(),
    ...did.baseline(),
    { kind: 'planned', round: 1, stage: 'fix', run: 'fix01', ...shared },
    ...subjects.flatMap((id) => did.tried(id, 'fix01').slice(1)),
    { kind: 'planned', round: 1, stage: 'judge', run: 'jud01', ...shared },
    ...subjects.flatMap((id) => did.judged(id, 'jud01', !rejected.includes(id)).slice(1)),
  ];
}
