import { decideMove } from '../audit/moves/decide-move.ts';
import { Failure } from '../kernel/failure.ts';
import { stopBackground } from '../io/programs/background-command.ts';
import { lintFolder } from './command-run.ts';
import { returnToHead } from './visit-point.ts';
import { openRun } from '../run/stored/open-run.ts';
import { takeHunt } from './hunting/take-hunt.ts';
import { note } from './stored/journal.ts';
import { openAudit, type Audit } from './stored/open-audit.ts';
import { changesInOwnTree } from './stored/own-tree.ts';
import { writeArtifacts } from './stored/write-artifacts.ts';

/** Ends an audit in its current state. What was committed stays on its branch. It is never reported as converged. */
export async function stopAudit(audit: Audit, reason: string): Promise<Audit> {
  const { home, file, paths, state } = audit;
  if (state.ended !== undefined) {
    throw new Failure('audit/no-question', `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`,
    });
  }
  await takeWhatCame(audit);
  await endTests(audit);
  const changed = await changesInOwnTree(audit);
  await note(paths, { kind: 'ended', outcome: 'stopped', why: `stopped by the user: ${reason}`, changed });
  const stopped = await openAudit(home, file.audit);
  await writeArtifacts(stopped);
  return stopped;
}

/** Stops running tests, which are of no use any more and may have the work tree at another commit. */
async function endTests(audit: Audit): Promise<void> {
  const { underTest } = audit.state;
  if (underTest === undefined) return;
  await stopBackground(underTest.folder);
  await stopBackground(lintFolder(underTest.folder));
  await returnToHead(audit);
}

/** Records replies to a hunt that is under way. Specialists that have not answered become gaps. */
async function takeWhatCame(audit: Audit): Promise<void> {
  const move = decideMove(audit.file, audit.state);
  if (move.kind !== 'run' || move.stage !== 'hunt') return;
  const run = await openRun(audit.home, move.run);
  if (run.states.some(({ status }) => status === 'stored')) await takeHunt(audit, run);
}

/** Answers whether to continue although rounds make things worse. Throws `audit/no-question`. */
export async function answerQuestion(
  { paths, file }: Audit,
  asked: string | undefined,
  answer: 'continue' | 'stop',
): Promise<void> {
  if (asked === undefined) {
    throw new Failure('audit/no-question', `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`,
    });
  }
  await note(paths, { kind: 'answered', question: asked, answer, by: 'user' });
}
