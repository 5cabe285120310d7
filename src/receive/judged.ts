import type { FallenClaim } from '../contracts/files/ledger-event.ts';
import type { SlotFile } from '../contracts/files/run-files.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import type { Looks } from '../evidence/looks.ts';
import type { RunAtHand } from '../review/phases/world-of.ts';

/** The judgement on a reply. Remarks are claims that do not hold: the agent may correct them, then they are dropped. */
export type Judged =
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** Sending it back a second time would not help. */
      readonly once: boolean;
    }
  | {
      readonly kind: 'acceptable';
      /** Undefined when the contract has no slot. Whoever knows the packet knows the slot. */
      readonly slot: string | undefined;
      readonly remarks: readonly string[];
      /** The claims that do not hold. */
      readonly fallen?: readonly FallenClaim[];
      /** Remarks that are sent back only once: an agent that repeats them would not correct them the next time either. */
      readonly once?: readonly string[];
    };

export type ReplyToJudge = {
  readonly run: RunAtHand;
  readonly agent: Agent;
  readonly reply: string;
  /** The slot that the reply names, if it may answer that slot. Throws `refused/wrong-slot` for any other. */
  readonly slotNamed: (name: string) => Promise<SlotFile>;
  /** Throws `refused/wrong-slot` when the reply names no slot and no slot waits for one. */
  readonly slotAwaited: () => Promise<void>;
  /** Undefined when no hook recorded them. */
  readonly looks: Looks | undefined;
};
