import { decideMove } from '../../audit/moves/decide-move.ts';
import { openRepository } from '../../io/git/repository.ts';
import { Failure } from '../../kernel/failure.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import { withAuditLock } from '../../rounds/stored/audit-lock.ts';
import { decideFindings } from '../../rounds/decide-findings.ts';
import { endReservations } from '../../rounds/end-reservations.ts';
import { finishAudit } from '../../rounds/finish-audit.ts';
import { openAudit, type Audit } from '../../rounds/stored/open-audit.ts';
import { answerQuestion, stopAudit } from '../../rounds/stop-audit.ts';
import type { Input } from '../line/command.ts';

/** `audit triage AUDIT fix|defer|dispute ID…` */
export async function triageAction(input: Input): Promise<Outcome> {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf('triage', word, ['fix', 'defer', 'dispute']);
  if (ids.length === 0) {
    throw new Failure('usage/missing-argument', `${decision} which findings?`, {
      hint: 'name their ids, or all',
    });
  }
  return answered(input, async (audit) => {
    const decided = await decideFindings(audit, { decision, ids, reason: input.option('reason') });
    return `${decision}: ${decided.join(', ')}`;
  });
}

/** `audit answer AUDIT continue|stop` */
export async function answerAction(input: Input): Promise<Outcome> {
  const answer = oneOf('answer', input.positionals[2], ['continue', 'stop']);
  return answered(input, async (audit) => {
    const move = decideMove(audit.file, audit.state);
    const asked = move.kind === 'ask' && move.question.kind !== 'triage' ? move.question.key : undefined;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}

/** `audit stop AUDIT --reason TEXT` */
export async function stopAction(input: Input): Promise<Outcome> {
  const reason = input.option('reason');
  if (reason === undefined || reason.trim() === '') {
    throw new Failure('usage/missing-argument', 'to stop an audit takes --reason', {
      hint: 'correctless audit stop AUDIT --reason "…"',
    });
  }
  return answered(input, async (audit) => {
    await stopAudit(audit, reason);
    return `stopped; what was fixed stays on ${audit.file.branch}.`;
  });
}

/** `audit finish AUDIT [--merge [--unreviewed]]` */
export async function finishAction(input: Input): Promise<Outcome> {
  return answered(input, async (audit) => {
    const finished = await finishAudit(audit, {
      merge: input.flag('merge'),
      unreviewed: input.flag('unreviewed'),
    });
    const { state, file } = finished;
    const merged = state.finished?.merged ?? null;
    const { ended, unseen } = await endReservations(finished);
    return [
      merged === null
        ? `closed; the fixes are on ${file.branch}, which was not merged`
        : `closed; ${file.branch} is merged as ${merged}`,
      ...[ended ?? [], unseen].flat(),
    ].join('\n');
  });
}

/** The audit that the second word names, locked while its answer is recorded. */
async function answered(
  { positionals, cwd }: Input,
  answer: (audit: Audit) => Promise<string>,
): Promise<Outcome> {
  const [action = '', name] = positionals;
  if (name === undefined) {
    throw new Failure('usage/missing-argument', `${action} which audit?`, {
      hint: 'see them: correctless audit status',
    });
  }
  const home = await openRepository(cwd);
  const { paths } = await openAudit(home, name);
  return withAuditLock(paths, async () => {
    const line = await answer(await openAudit(home, name));
    const next = action === 'finish' ? '' : `Then run: correctless next ${name}\n`;
    return { status: 0, stdout: `${line}\n${next}` };
  });
}

function oneOf<T extends string>(action: string, word: string | undefined, allowed: readonly T[]): T {
  const found = allowed.find((one) => one === word);
  if (found !== undefined) return found;
  const hint = `one of: ${allowed.join(', ')}`;
  throw word === undefined
    ? new Failure('usage/missing-argument', `${action} how?`, { hint })
    : new Failure('usage/bad-value', `${action}: "${word}" is not possible`, { hint });
}
