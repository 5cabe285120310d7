import type { AuditFile } from '../../src/contracts/files/audit-files.ts';
import type { AuditFinding } from '../../src/contracts/replies/audit-finding.ts';

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
    label: '2026-01-31',
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
