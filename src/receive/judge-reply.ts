import type { Review } from '../contracts/replies/review.ts';
import type { SlotFile } from '../contracts/files/run-files.ts';
import type { Scores } from '../contracts/replies/score.ts';
import { slotLenses } from '../contracts/slot-lenses.ts';
import type { SourceReading } from '../contracts/source-reading.ts';
import { LENSES, SOURCE_READER, type Agent, type Lens } from '../contracts/vocabulary.ts';
import type { Texts } from '../evidence/world.ts';
import { checkReview, unexaminedRemark, type CheckedReview } from '../findings/check-review.ts';
import { parseReply } from '../replies/parse-reply.ts';
import { splitSources } from '../replies/split-sources.ts';
import { checkScore } from '../scores/check-score.ts';
import { unmatchedClaims } from '../scores/match-scores.ts';
import type { Judged, ReplyToJudge } from './judged.ts';
import { fallenClaim } from '../review/ending/left-out-claims.ts';
import { replyContract } from '../run/slots/reply-contract.ts';
import { textsOfScores, worldOf } from '../review/phases/world-of.ts';

/** Loaded only for the agents of an audit: a hook loads only what it needs. */
const AUDIT_JUDGES: Partial<
  Record<Agent, 'judgeHunt' | 'judgeTriage' | 'judgeFix' | 'judgeProof' | 'judgeFixReview'>
> = {
  'audit-specialist': 'judgeHunt',
  'audit-triage': 'judgeTriage',
  'fix-executor': 'judgeFix',
  'finding-prover': 'judgeProof',
  'fix-diff-reviewer': 'judgeFixReview',
};

/**
 * Checks in this order: parse, contract, slot, evidence.
 *
 * @throws refused/* for a reply that is not one value of its contract or names another slot
 */
export async function judgeReply(given: ReplyToJudge): Promise<Judged> {
  const { agent, reply } = given;
  const ofAudit = AUDIT_JUDGES[agent];
  if (ofAudit !== undefined) return (await import('./judge-audit-reply.ts'))[ofAudit](given);
  if (replyContract(agent, given.run.file) === 'execute-step-validator-shared')
    return (await import('./judge-audit-reply.ts')).judgeVerdicts(given);
  if (isLens(agent)) return judgeReview(agent, await parseReply(agent, reply), given);
  if (agent === SOURCE_READER) return judgeReading(await parseReply(agent, reply), given);
  if (agent === 'finding-scorer') return judgeScores(await parseReply(agent, reply), given);
  const value = await parseReply(agent, reply);
  if ('slot' in value) {
    const { slot } = await given.slotNamed(value.slot);
    return { kind: 'acceptable', slot, remarks: [] };
  }
  await given.slotAwaited();
  return { kind: 'acceptable', slot: undefined, remarks: [] };
}

/** Every claim of the packet must be in exactly one defect, or nothing counts. Each defect is judged by its own quotes. */
async function judgeScores(
  { slot: named, defects }: Scores,
  { run, slotNamed }: ReplyToJudge,
): Promise<Judged> {
  const { slot, findings = [] } = await slotNamed(named);
  const unmatched = unmatchedClaims(defects, findings);
  if (unmatched.length > 0) return { kind: 'refused', why: unmatched.join('\n'), once: false };
  const remarksBy = (texts: Texts) =>
    defects.flatMap((defect) =>
      checkScore(defect, texts, run.file.settings.threshold).map(
        (problem) => `${defect.claims.join(', ')}: ${problem}`,
      ),
    );
  const remarks = remarksBy(await textsOfScores(run, defects));
  if (remarks.length === 0) return { kind: 'acceptable', slot, remarks };
  // Secrets are searched for only when the reply must be corrected: the agent gets the lines that it may have meant.
  return { kind: 'acceptable', slot, remarks: remarksBy(await textsOfScores(run, defects, 'as shown')) };
}

async function judgeReview(
  lens: Lens,
  review: Review,
  { run, looks, slotNamed }: ReplyToJudge,
): Promise<Judged> {
  const slot = await slotNamed(review.slot);
  return verdictOn([checkReview(lens, review, await worldOf(run, slot, looks, review))], slot);
}

/** Judges one source at a time, as if each reply had come from its own agent. */
async function judgeReading(
  reading: SourceReading,
  { run, looks, slotNamed }: ReplyToJudge,
): Promise<Judged> {
  const slot = await slotNamed(reading.slot);
  const parts = await splitSources(reading, slotLenses(slot));
  const world = await worldOf(run, slot, looks, reading);
  return verdictOn(
    parts.map(({ lens, review, places }) => checkReview(lens, review, world, places)),
    slot,
  );
}

/** Each part repeats what is wrong with the reply as a whole, so that is reported once. */
function verdictOn(checked: readonly CheckedReview[], slot: SlotFile): Judged {
  const remarks = [...new Set(checked.flatMap((one) => one.remarks))];
  if (checked.some(({ noWork }) => noWork))
    return { kind: 'refused', why: `no_work: ${remarks.join('\n')}`, once: true };
  const unexamined = [...new Set(checked.flatMap((one) => one.unexamined))];
  const lacks = unexaminedRemark(unexamined, slot.paths.length);
  const fallen = checked.flatMap(({ sifted }) => sifted.dropped.map(fallenClaim));
  const once = lacks === undefined ? [] : [lacks];
  return { kind: 'acceptable', slot: slot.slot, remarks, fallen, once };
}

function isLens(agent: Agent): agent is Lens {
  return LENSES.some((lens) => lens === agent);
}
