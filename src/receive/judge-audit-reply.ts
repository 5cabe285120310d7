import { misplacedFindings, withoutDiffLines } from '../audit/claims/check-fix-review.ts';
import { checkHunt } from '../audit/claims/check-hunt.ts';
import { triageProblems } from '../audit/claims/check-triage.ts';
import { parseReply } from '../replies/parse-reply.ts';
import { unmatchedIds } from '../steps/unmatched-ids.ts';
import { checkFix } from '../rounds/fixing/check-fix.ts';
import { checkProof } from '../rounds/proving/check-proof.ts';
import { checkSharedFix } from '../rounds/fixing/shared/check-shared-fix.ts';
import { fixReviewWorld } from '../rounds/reviewing/fix-review-world.ts';
import { huntWorldOf } from '../rounds/hunting/hunt-world.ts';
import type { Judged, ReplyToJudge } from './judged.ts';

/** Checks a specialist's claims against the files that it names. A specialist that looked at nothing has not hunted. */
export async function judgeHunt({ run, looks, reply, slotNamed }: ReplyToJudge): Promise<Judged> {
  const hunt = await parseReply('audit-specialist', reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = checkHunt(hunt, await huntWorldOf(run, hunt, looks));
  if (noWork) return { kind: 'refused', why: `no_work: ${remarks.join('\n')}`, once: true };
  return { kind: 'acceptable', slot, remarks };
}

/** A triage decides once on each finding of its packet. */
export async function judgeTriage({ reply, slotNamed }: ReplyToJudge): Promise<Judged> {
  const triage = await parseReply('audit-triage', reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = triageProblems(triage, ids);
  return problems.length === 0
    ? { kind: 'acceptable', slot, remarks: [] }
    : { kind: 'refused', why: problems.join('\n'), once: false };
}

/** The executor may still correct what the program objects to. Afterwards it counts as a rejected attempt. */
export async function judgeFix(given: ReplyToJudge): Promise<Judged> {
  const { run, reply, slotAwaited } = given;
  const subjects = run.file.audit?.subjects;
  if (subjects !== undefined) return judgeSharedFix(given, subjects);
  const result = await parseReply('fix-executor', reply);
  await slotAwaited();
  const { valid, reason } = await checkFix(run, result);
  return { kind: 'acceptable', slot: undefined, remarks: valid ? [] : [reason] };
}

/** The same for the one who writes a test: what the program objects to may still be corrected. */
export async function judgeProof({ run, reply, slotAwaited }: ReplyToJudge): Promise<Judged> {
  const result = await parseReply('finding-prover', reply);
  await slotAwaited();
  const { valid, reason } = await checkProof(run, result);
  return { kind: 'acceptable', slot: undefined, remarks: valid ? [] : [reason] };
}

/** The same for several steps in one call. Each part must clearly belong to one step, or nothing is kept. */
async function judgeSharedFix(
  { run, reply, slotAwaited }: ReplyToJudge,
  subjects: readonly string[],
): Promise<Judged> {
  const fix = await parseReply('fix-executor-shared', reply);
  await slotAwaited();
  const unmatched = unmatchedIds(fix.results, subjects);
  if (unmatched.length > 0) return { kind: 'refused', why: unmatched.join('\n'), once: false };
  const checked = await checkSharedFix(run, fix);
  const remarks =
    checked.kind === 'mixed'
      ? [checked.reason]
      : checked.parts.flatMap(({ id, valid, reason }) => (valid ? [] : [`${id}: ${reason}`]));
  return { kind: 'acceptable', slot: undefined, remarks };
}

/** A validator's verdicts on several steps, one for each. */
export async function judgeVerdicts({ run, reply, slotAwaited }: ReplyToJudge): Promise<Judged> {
  const { verdicts } = await parseReply('execute-step-validator-shared', reply);
  await slotAwaited();
  const unmatched = unmatchedIds(verdicts, run.file.audit?.subjects ?? []);
  return unmatched.length === 0
    ? { kind: 'acceptable', slot: undefined, remarks: [] }
    : { kind: 'refused', why: unmatched.join('\n'), once: false };
}

/** Refuses a place in another file: it cannot be about these fixes. Repeated lines are removed and reported. */
export async function judgeFixReview({ run, reply, slotAwaited }: ReplyToJudge): Promise<Judged> {
  const review = await parseReply('fix-diff-reviewer', reply);
  await slotAwaited();
  const world = await fixReviewWorld(run, review);
  const elsewhere = misplacedFindings(review, world);
  if (elsewhere.length > 0) return { kind: 'refused', why: elsewhere.join('\n'), once: false };
  const repeating = review.filter((finding) => withoutDiffLines(finding, world).repeats);
  const remarks = repeating.map(({ id }) => `${id} repeats a line of the diff: say it in your own words`);
  return { kind: 'acceptable', slot: undefined, remarks };
}
