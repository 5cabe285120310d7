import { mergeBranch, type Merged } from '../io/git/commits/merge-branch.ts';
import { renameRefs } from '../io/git/refs/pin-ref.ts';
import { readTextIfAny } from '../io/files/files.ts';
import { removeWorkTree } from '../io/git/work-trees/work-trees.ts';
import { editedTests } from '../audit/tests/edited-tests.ts';
import { roundFileName } from '../audit/pages/round-file.ts';
import { counted } from '../kernel/text/counted.ts';
import { inertLine } from '../kernel/text/inert.ts';
import { Failure } from '../kernel/failure.ts';
import { checkedJson } from '../run/stored/run-json.ts';
import { endReservations } from './end-reservations.ts';
import { artifactPaths, roundRef } from './stored/audit-paths.ts';
import { note } from './stored/journal.ts';
import { openAudit, type Audit } from './stored/open-audit.ts';
import { writeArtifacts } from './stored/write-artifacts.ts';

export type Finishing = {
  readonly merge: boolean;
  /** Whether to merge also what no fix review has seen. */
  readonly unreviewed?: boolean;
};

/**
 * Closes an audit that has ended: merges its branch when asked, removes its work tree, and moves its refs away. The
 * branch stays, and nothing is pushed. Repeated after a crash, it does what is left.
 *
 * @throws audit/not-over, audit/unreviewed, audit/work-tree-dirty, audit/merge-conflict, audit/no-branch, run/corrupt
 */
export async function finishAudit(audit: Audit, { merge, unreviewed = false }: Finishing): Promise<Audit> {
  const { home, file, paths, state } = audit;
  if (state.finished !== undefined && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === undefined) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeAudited(audit, unreviewed) : undefined;
  // For an audit that was already closed, only the merge is new.
  if (!file.in_place) await removeWorkTree(home, file.work_tree);
  const ours = `refs/correctless/audits/${file.audit}`;
  const rounds = state.rounds.map(({ round }) => ({
    from: roundRef(round),
    to: `${ours}/round-${round}-start`,
  }));
  // Nothing is committed on the branch of a proof.
  const branch = file.preset === 'prove' ? [{ from: `refs/heads/${file.branch}`, to: `${ours}/branch` }] : [];
  await renameRefs(home, [...rounds, ...branch]);
  await note(paths, { kind: 'finished', merged: merged?.kind === 'merged' ? merged.sha : null });
  const finished = await openAudit(home, file.audit);
  await writeArtifacts(finished);
  return finished;
}

/** A missing record is not evidence of a clean round. */
async function requireRecord({ file, state }: Audit): Promise<void> {
  if (file.of !== undefined) return;
  const { round } = artifactPaths(file.top, file);
  for (const one of state.rounds) {
    const path = round(roundFileName(file, one.round));
    const text = await readTextIfAny(path);
    const recorded = text === undefined ? undefined : await checkedJson(path, 'audit-round', text);
    if (recorded?.started_at === one.at) continue;
    throw new Failure('audit/not-over', `${path} is not the record of round ${one.round} of this audit`, {
      hint: `to have it written: correctless next ${file.audit}`,
    });
  }
}

/** The merge message itself says how the audit ended, for whoever reads the history later. */
async function mergeAudited(audit: Audit, unreviewed: boolean): Promise<Merged> {
  const { home, file, state } = audit;
  const { ended, unseen } = await endReservations(audit);
  if (unseen.length > 0 && !unreviewed) {
    throw new Failure('audit/unreviewed', `${file.branch} was not merged: ${unseen.join('; ')}`, {
      hint: `look at it, then merge it anyway: correctless audit finish ${file.audit} --merge --unreviewed`,
    });
  }
  const words = [...(ended === undefined ? [] : [ended]), ...unseen, ...editedTests(state).map(inertLine)];
  const subject = mergeSubject(audit);
  return mergeBranch(home, file.branch, words.length === 0 ? subject : `${subject}\n${words.join('\n')}\n`);
}

function mergeSubject({ file, state }: Audit): string {
  const fixed = [...state.findings.values()].filter(({ status }) => status === 'fixed').length;
  return `Merge ${file.branch}: ${counted(fixed, 'finding')} fixed in ${counted(state.rounds.length, 'round')}\n`;
}

function notOver({ file }: Audit): Failure {
  return new Failure('audit/not-over', `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "…")`,
  });
}
