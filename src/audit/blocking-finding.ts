import type { AuditFinding } from '../contracts/replies/audit-finding.ts';
import type { JournalEvent } from '../contracts/files/audit-journal.ts';
import { fingerprintOf } from '../findings/fingerprint.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

/** A test result that blocks the round is a finding of it too, until the round is retried. */
export function blockingFinding({
  round,
  why,
  at,
}: Pick<Extract<JournalEvent, { kind: 'aborted' }>, 'round' | 'why' | 'at'>): AuditFinding {
  return {
    id: `BLOCKING-R${round}`,
    severity: 'critical',
    title: 'BLOCKING: the round cannot go on',
    description: why,
    evidence: 'the output of the test command',
    impact: 'No fix of this round can be trusted.',
    // The program cannot tell which file is to blame.
    location: { file: '.', lines: [1, 1] },
    instance_fix: 'Make the test command of the configuration run and pass as it did before the round.',
    class_fix: 'None.',
    tier: 'confirmed',
    escape_type: null,
    invariant_ref: null,
    architecture_ref: null,
    source: 'tests',
    agent: 'tests',
    status: 'open',
    bounty: 0,
    round,
    timestamp: at,
    fingerprint: fingerprintOf({ file: '.' as RepoPath, source: 'tests', lines: [why], occurrence: round }),
    reason: null,
  };
}
