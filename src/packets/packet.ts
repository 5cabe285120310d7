import type { Agent } from '../contracts/vocabulary.ts';
import type { SlotName } from '../contracts/shapes.ts';
import type { RepoPath } from '../kernel/repo-path.ts';

/** Bytes of the whole packet in UTF-8, including the reply's contract. A larger packet is never made. */
export const PACKET_BUDGET = 102_400;

/** The whole prompt of one agent call, and what it shows. */
export type Packet = {
  readonly agent: Agent;
  readonly slot: SlotName;
  readonly text: string;
  /** Of `text` in UTF-8. */
  readonly bytes: number;
  /** Ids (`path#n`) of the hunks shown in full across the packets of this agent, and in part or full here. */
  readonly hunks: readonly string[];
  /** Files that have at least one line in the diff fence. */
  readonly paths: readonly RepoPath[];
};

/** What no packet could show. No packet lists the hunk in `hunks`, so no report can count it as reviewed. */
export type Uncovered = {
  readonly hunk: string;
  readonly path: RepoPath;
  /** In words: `one line of 130,211 bytes does not fit a packet`. */
  readonly why: string;
};

export type ReviewPackets = {
  readonly packets: readonly Packet[];
  readonly uncovered: readonly Uncovered[];
};

export function byteLength(text: string): number {
  return Buffer.byteLength(text, 'utf8');
}
