import type { SlotName } from '../contracts/shapes.ts';
import { packetOf, roomLeft, type Filling, type Nonces, type Task } from './assemble.ts';
import { diffText } from './change-parts.ts';
import { claimText, proofParts, type FindingToScore } from './claim-parts.ts';
import type { Clean, Material } from './material.ts';
import { nearestHunks } from './nearest-hunks.ts';
import type { Packet } from './packet.ts';
import { taskFacts } from './task-facts.ts';

export type ScoreInput = {
  readonly task: Task;
  readonly finding: Clean<FindingToScore>;
  readonly material: Clean<Material>;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** A finding whose own text and proof fill a packet cannot be scored; `over` says by how many bytes. */
export type ScorePacket =
  | { readonly kind: 'packet'; readonly packet: Packet }
  | { readonly kind: 'too-large'; readonly over: number };

/**
 * The packet of a finding's scorer: the claim without its finder's name, what the claim leans on, and the hunks of its
 * file (and of its cause's file), the nearest first as far as they fit.
 */
export function buildScorePacket({ task, finding, material, nonces, nextSlot }: ScoreInput): ScorePacket {
  const facts: Filling = {
    ...taskFacts(task, 'with-tree'),
    finding: [
      { kind: 'FINDING_DESCRIPTION', content: claimText(finding) },
      ...proofParts(finding.claim, material, task.treeRoot),
    ],
  };
  const withDiff = (content: string): Filling => ({ ...facts, diff: [{ kind: 'DIFF', content }] });
  const room = roomLeft('finding-scorer', task.run, withDiff(''), nonces) - NOTE_BYTES;
  if (room < 0) return { kind: 'too-large', over: -room };
  const { shown, left } = nearestHunks(
    [finding, ...(finding.cause === undefined ? [] : [finding.cause])],
    material.files,
    room,
  );
  const note = left === 0 ? '' : `(${left} more hunks, farther away, are not shown)\n`;
  const packet = packetOf(
    { agent: 'finding-scorer', slot: nextSlot(), part: 1, of: 1 },
    withDiff(diffText(shown) + note),
    nonces,
    {
      hunks: [...new Set(shown.map(({ piece }) => piece.hunk))],
      paths: [...new Set(shown.map(({ file }) => file.path))],
    },
  );
  return { kind: 'packet', packet };
}

const NOTE_BYTES = 80;
