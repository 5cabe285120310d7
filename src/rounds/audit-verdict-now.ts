import { editedTests } from '../audit/tests/edited-tests.ts';
import { auditVerdict, type AuditVerdict } from '../audit/audit-verdict.ts';
import { askGit } from '../io/git/git.ts';
import { branchMoved } from './end-reservations.ts';
import type { Audit } from './stored/open-audit.ts';

/** What an audit has earned, and of what: whoever asks for it means what is there now. */
export type AuditVerdictNow = Pick<AuditVerdict, 'status' | 'why'> & {
  readonly run: string;
  readonly exit: AuditVerdict['exit'];
  /** That the audit's branch stands elsewhere than where the audit left it. */
  readonly moved: string | null;
  readonly scope: string;
  readonly branch: string;
  /** The commit that was audited. */
  readonly head: string;
  /** Whether HEAD has it. */
  readonly merged: boolean;
  /** What fixes changed of the tests that were there, a line each. */
  readonly edits: readonly string[];
  readonly rounds: number;
  readonly captured: Audit['file']['captured'];
};

/** The verdict as of now: commits on top of what was audited are nobody's, so that it does not stand for them. */
export async function auditVerdictNow(audit: Audit): Promise<AuditVerdictNow> {
  const { home, file, state } = audit;
  const { status, exit, why } = auditVerdict(state);
  const moved = await branchMoved(audit);
  const { head } = state;
  const asked = ['merge-base', '--is-ancestor', head, 'HEAD'];
  // 128: git has thrown the commit away, after its branch was.
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
