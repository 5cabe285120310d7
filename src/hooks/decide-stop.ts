import type { FallenClaim, LedgerEvent } from '../contracts/files/ledger-event.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import type { Judged } from '../receive/judged.ts';
import { eventsOf } from '../run/ledger/ledger.ts';

/** How often an agent hears what is wrong with its reply. A scorer whose proof does not hold hears it once. */
const MAX_SENT_BACK = 2;
const MAX_SCORE_SENT_BACK = 1;

/** What happens to a judged reply: it goes back to its agent to be corrected, or is refused for good, or is kept as it is. */
export type StopDecision =
  | {
      readonly kind: 'send-back' | 'refuse';
      readonly why: string;
      readonly slot?: string;
      /** Claims that do not hold, in a reply that could be kept without them. */
      readonly fallen?: readonly FallenClaim[];
    }
  | { readonly kind: 'keep'; readonly slot: string | undefined; readonly remarks: readonly string[] };

/** Decides from what the ledger says was sent back to this agent before. Pure. */
export function decideStop(
  ledger: readonly LedgerEvent[],
  { agent, agentId }: { readonly agent: Agent; readonly agentId: string },
  judged: Judged,
): StopDecision {
  const sentBack = eventsOf(ledger, 'sent-back').filter((event) => event.agentId === agentId);
  if (judged.kind === 'refused') {
    const { why, once } = judged;
    const isInVain = once && sentBack.some((event) => event.why === why);
    return { kind: sentBack.length < MAX_SENT_BACK && !isInVain ? 'send-back' : 'refuse', why };
  }
  const most = agent === 'finding-scorer' ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK;
  const { slot, once = [], fallen = [] } = judged;
  const remarks = [...judged.remarks, ...once];
  const wasSaid = (remark: string): boolean => sentBack.some(({ why }) => why.includes(remark));
  const isMendable = judged.remarks.length > 0 || once.some((remark) => !wasSaid(remark));
  return isMendable && sentBack.length < most
    ? {
        kind: 'send-back',
        why: remarks.join('\n'),
        ...(fallen.length === 0 || slot === undefined ? {} : { slot, fallen }),
      }
    : { kind: 'keep', slot, remarks };
}

/** Whether an agent has finished: whatever it says when it is resumed changes nothing. */
export function isConcluded(ledger: readonly LedgerEvent[], agentId: string): boolean {
  return ledger.some(
    (event) => (event.kind === 'accepted' || event.kind === 'refused') && event.agentId === agentId,
  );
}
