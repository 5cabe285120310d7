import { Failure } from '../../kernel/failure.ts';
import { note } from './stored/journal.ts';
import { openAudit, type Audit } from './stored/open-audit.ts';
import { changesInOwnTree } from './stored/own-tree.ts';
import { writeArtifacts } from './stored/write-artifacts.ts';

/** Ends an audit where it stands. What was committed stays on its branch; it is never reported as converged. */
export async function stopAudit(audit: Audit, reason: string): Promise<Audit> {
  const { home, file, paths, state } = audit;
  if (state.ended !== undefined) {
    throw new Failure('audit/no-question', `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`,
    });
  }
  const changed = await changesInOwnTree(audit);
  await note(paths, { kind: 'ended', outcome: 'stopped', why: `stopped by the user: ${reason}`, changed });
  const stopped = await openAudit(home, file.audit);
  await writeArtifacts(stopped);
  return stopped;
}

/** Answers whether rounds that make things worse go on. Throws `audit/no-question`. */
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
