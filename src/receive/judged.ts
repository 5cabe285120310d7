import type { FallenClaim } from '../contracts/files/ledger-event.ts';
import type { SlotFile } from '../contracts/files/run-files.ts';
import type { Agent } from '../contracts/vocabulary.ts';
import type { Looks } from '../evidence/looks.ts';
import type { RunAtHand } from '../review/phases/world-of.ts';

/** What is to become of a reply. Remarks are claims that do not hold: the agent may mend them, then they are dropped. */
export type Judged =
  | {
      readonly kind: 'refused';
      readonly why: string;
      /** Telling the agent twice would not help. */
      readonly once: boolean;
    }
  | {
      readonly kind: 'acceptable';
      /** Undefined when the contract has no slot: whoever knows the packet knows it. */
      readonly slot: string | undefined;
      readonly remarks: readonly string[];
      /** The claims that do not hold. */
      readonly fallen?: readonly FallenClaim[];
      /** Remarks that an agent is told once: the same again would not be mended by a third time. */
      readonly once?: readonly string[];
    };

export type ReplyToJudge = {
  readonly run: RunAtHand;
  readonly agent: Agent;
  readonly reply: string;
  /** The slot that the reply may answer. Throws `refused/wrong-slot` for any other. */
  readonly slotNamed: (name: string) => Promise<SlotFile>;
  /** Throws `refused/wrong-slot` when a reply that names no slot can answer none. */
  readonly slotAwaited: () => Promise<void>;
  /** Undefined when nobody watched. */
  readonly looks: Looks | undefined;
};
