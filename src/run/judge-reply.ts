import type { SlotFile } from '../contracts/run-files.ts';
import { LENSES, type Agent, type Lens } from '../contracts/vocabulary.ts';
import { checkReview } from '../findings/check-review.ts';
import { Failure } from '../kernel/failure.ts';
import { parseReply } from '../replies/parse-reply.ts';
import { checkScore } from '../scores/check-score.ts';
import { slotParts } from './layout.ts';
import { eventsOf } from './ledger.ts';
import { readRunJson } from './run-json.ts';
import { textsOfScore, worldOf, type RunAtHand } from './world-of.ts';

/** What is to become of a reply. Remarks are claims that do not hold: the agent may mend them, then they are dropped. */
export type Judged =
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** Telling the agent twice would not help. */ readonly once: boolean;
    }
  | { readonly kind: 'acceptable'; readonly slot: string; readonly remarks: readonly string[] };

export type ReplyToJudge = {
  readonly run: RunAtHand;
  readonly agent: Agent;
  readonly agentId: string;
  readonly session: string;
  readonly reply: string;
};

/**
 * Parse, contract, slot, evidence, in this order.
 *
 * @throws refused/* for a reply that is not one value of its contract
 */
export async function judgeReply(given: ReplyToJudge): Promise<Judged> {
  const { agent, reply, run } = given;
  const value = await parseReply(agent, reply);
  const slot = await slotNamed(value.slot, given);
  if (isLens(agent)) return judgeReview(agent, slot, given);
  if (agent !== 'finding-scorer') return { kind: 'acceptable', slot: slot.slot, remarks: [] };
  const score = await parseReply('finding-scorer', reply);
  const remarks = checkScore(score, await textsOfScore(run, score), run.file.settings.threshold);
  return { kind: 'acceptable', slot: slot.slot, remarks };
}

async function judgeReview(
  lens: Lens,
  slot: SlotFile,
  { run, agentId, reply }: ReplyToJudge,
): Promise<Judged> {
  const review = await parseReply(lens, reply);
  const { remarks, noWork } = checkReview(lens, review, await worldOf(run, slot, agentId, review));
  if (noWork) return { kind: 'refused', why: `no_work: ${remarks.join('\n')}`, once: true };
  return { kind: 'acceptable', slot: slot.slot, remarks };
}

/** The slot that a reply names, if this session has called this agent for it. Which packet the agent got, `post` knows. */
async function slotNamed(name: string, { run, agent, session }: ReplyToJudge): Promise<SlotFile> {
  const called = eventsOf(run.ledger, 'dispatched').some((e) => e.session === session && e.slot === name);
  const slot = called ? await readRunJson(run.paths.slot(slotParts(name)?.number ?? 0), 'slot') : undefined;
  if (slot?.agent === agent) return slot;
  throw new Failure(
    'refused/wrong-slot',
    `the reply names slot ${name}, which this agent was not called for`,
    {
      hint: 'take the slot from the line "slot: …" of the packet',
    },
  );
}

function isLens(agent: Agent): agent is Lens {
  return LENSES.some((lens) => lens === agent);
}
