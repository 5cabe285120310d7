import { nextCommand } from '../../run/stored/next-command.ts';
import type { SharedVerdicts } from '../../contracts/replies/shared-step.ts';
import type { Verdict } from '../../contracts/replies/step.ts';
import { writeFileAtomically } from '../../io/files/files.ts';
import {
  differences,
  fingerprintRepository,
  type RepositoryFingerprint,
} from '../../io/git/on-disk/fingerprint.ts';
import { Failure } from '../../kernel/failure.ts';
import { createRedactor } from '../../packets/redaction/redact.ts';
import { workTreeOf } from '../../run/stored/work-tree-of.ts';
import { record } from '../../run/ledger/ledger.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { jsonText, readRunJsonIfAny } from '../../run/stored/run-json.ts';
import { ending, hashesOf } from '../../run/ledger/sealed-files.ts';
import { readStamped } from '../../run/ledger/stamped.ts';
import { NO_VERDICT } from '../../steps/unanswered.ts';
import { storedReply } from '../../run/slots/stored-reply.ts';

/** Missing, refused, failed or switched off: nobody has judged the step, so nobody has accepted it. */
const NO_RESULT: Verdict = { valid: false, reason: NO_VERDICT };

/**
 * Writes the verdict of a step's run whose slot is stored or failed, once, and returns it. Later calls return what is
 * stored. A run that was reopened is judged again.
 */
export async function finishStep(run: Run): Promise<Verdict> {
  return concludeStep(run, await validatorsReply(run));
}

/**
 * The same for a run in which one validator judges several steps: a verdict for each by its id. `verdict.json` says
 * whether all may be kept.
 */
export async function finishSharedSteps(
  run: Run,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Verdict>> {
  const [slot] = run.slots;
  const reply =
    slot === undefined ? undefined : await storedReply(run, slot, 'execute-step-validator-shared');
  const clean = reply === undefined ? undefined : await createRedactor().redact(reply);
  const whole = clean === undefined ? undefined : wholeVerdict(clean);
  const verdict = await concludeStep(run, whole);
  const isTheirs = whole !== undefined && jsonText(verdict) === jsonText(whole);
  const own = new Map(clean?.verdicts.map(({ id, valid, reason }) => [id, { valid, reason }]));
  return new Map(ids.map((id) => [id, isTheirs ? (own.get(id) ?? NO_RESULT) : { ...verdict, valid: false }]));
}

function wholeVerdict({ verdicts }: SharedVerdicts): Verdict {
  return {
    valid: verdicts.every(({ valid }) => valid),
    reason: verdicts.map(({ id, reason }) => `${id}: ${reason}`).join('\n'),
  };
}

async function concludeStep(run: Run, reply: Verdict | undefined): Promise<Verdict> {
  const stored = await readRunJsonIfAny(run.paths.verdict, 'validate-plan');
  if (stored !== undefined && ending(run.ledger) !== undefined) return stored;

  const before = await readStamped<RepositoryFingerprint>(run.paths.fingerprint, run.file);
  const after = await fingerprintRepository(await workTreeOf(run.file));
  // In an audit the user goes on working: other branches may move, but the audit's own work tree may not.
  const changed = differences(before, run.file.audit === undefined ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? (reply ?? NO_RESULT) : changedMeanwhile(changed);

  await writeFileAtomically(run.paths.verdict, jsonText(verdict));
  const status = changed.length > 0 ? 'failed' : reply === undefined ? 'incomplete' : 'complete';
  const files = await hashesOf(run.paths, [run.paths.verdict]);
  await record(run.paths, { kind: 'finished', status, exit: verdict.valid ? 0 : 3, files });
  return verdict;
}

/** The stored verdict of a step's run. Throws `run/not-finished` when there is none. */
export async function readVerdict(run: Run): Promise<Verdict> {
  const verdict = await readRunJsonIfAny(run.paths.verdict, 'validate-plan');
  if (verdict !== undefined && ending(run.ledger) !== undefined) return verdict;
  throw new Failure('run/not-finished', `run ${run.file.run} has no verdict yet`, {
    hint: `continue with: ${nextCommand(run.file)}`,
  });
}

/** The verdict as every step check prints it: one JSON object on one line. */
export function verdictLine({ valid, reason }: Verdict): string {
  return `${JSON.stringify({ valid, reason })}\n`;
}

/** The agent may have read a secret in the tree. */
async function validatorsReply(run: Run): Promise<Verdict | undefined> {
  const [slot] = run.slots;
  const reply = slot === undefined ? undefined : await storedReply(run, slot, 'execute-step-validator');
  return reply === undefined ? undefined : createRedactor().redact(reply);
}

function changedMeanwhile(changed: readonly string[]): Verdict {
  const [first, ...more] = changed;
  const rest = more.length === 0 ? '' : ` and ${more.length} more`;
  return { valid: false, reason: `the repository changed while the step was judged: ${first ?? ''}${rest}` };
}
