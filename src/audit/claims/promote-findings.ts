import type { AuditFinding, ReviewedFix } from '../../contracts/replies/audit-finding.ts';
import { fingerprintOf } from '../../findings/fingerprint.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';

export type Promotion = {
  readonly round: number;
  readonly timestamp: string;
  /** Ids in use: a reviewer starts at FD-001 every time. */
  readonly taken: ReadonlySet<string>;
};

/** The reviewer's findings as open findings of the round: its nine keys, and those that the orchestrator adds. */
export function promoteFindings(
  review: readonly ReviewedFix[],
  { round, timestamp, taken }: Promotion,
): AuditFinding[] {
  const used = new Set(taken);
  return review.map((finding) => {
    const id = freeId(finding.id, round, used);
    used.add(id);
    return {
      ...finding,
      id,
      source: 'fix-diff-reviewer',
      agent: 'fix-diff-reviewer',
      tier: 'confirmed',
      status: 'open',
      bounty: 0,
      invariant_ref: null,
      architecture_ref: null,
      escape_type: null,
      round,
      timestamp,
      fingerprint: fingerprintOf({
        file: finding.location.file as RepoPath,
        source: 'fix-diff-reviewer',
        lines: [finding.title],
        occurrence: round,
      }),
      reason: null,
    };
  });
}

/** The reviewer's own number in its round, or the next free one. */
function freeId(id: string, round: number, used: ReadonlySet<string>): string {
  const [, digits = '1'] = /^FD-(\d+)$/.exec(id) ?? [];
  for (let n = Number(digits); ; n += 1) {
    const free = `FD-R${round}-${String(n).padStart(3, '0')}`;
    if (!used.has(free)) return free;
  }
}
