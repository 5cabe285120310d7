import { editedTests } from '../audit/tests/edited-tests.ts';
import { auditVerdict, type AuditVerdict } from '../audit/audit-verdict.ts';
import { askGit } from '../io/git/git.ts';
import { branchMoved } from './end-reservations.ts';
import type { Audit } from './stored/open-audit.ts';

/** An audit's verdict, and what it is about: whoever asks for it means the current state. */
export type AuditVerdictNow = Pick<AuditVerdict, 'status' | 'why'> & {
  readonly run: string;
  readonly exit: AuditVerdict['exit'];
  /** Says that the audit's branch is no longer where the audit left it. Null when it is. */
  readonly moved: string | null;
  readonly scope: string;
  readonly branch: string;
  /** The commit that was audited. */
  readonly head: string;
  /** Whether HEAD contains that commit. */
  readonly merged: boolean;
  /** What fixes changed in existing tests, a line each. */
  readonly edits: readonly string[];
  readonly rounds: number;
  readonly captured: Audit['file']['captured'];
};

/** The current verdict. Nobody has audited commits on top of what was audited, so it does not hold for them. */
export async function auditVerdictNow(audit: Audit): Promise<AuditVerdictNow> {
  const { home, file, state } = audit;
  const { status, exit, why } = auditVerdict(state, file.preset);
  const moved = await branchMoved(audit);
  const { head } = state;
  const asked = ['merge-base', '--is-ancestor', head, 'HEAD'];
  // 128: git has deleted the commit, after its branch was deleted.
  const { status: isInHead } = await askGit(home, asked, { answers: [0, 1, 128] });
  return {
    run: file.audit,
    status,
    exit: moved === undefined ? exit : 3,
    why,
    moved: moved ?? null,
    scope: file.scope_note,
    branch: file.branch,
    head,
    merged: isInHead === 0,
    edits: editedTests(state),
    rounds: state.rounds.length,
    captured: file.captured,
  };
}
