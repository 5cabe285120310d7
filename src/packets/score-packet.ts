import type { SlotName } from '../contracts/shapes.ts';
import type { Summary } from '../contracts/summary.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { packetOf, roomLeft, type Filling, type Nonces, type Task } from './assemble.ts';
import { diffText } from './change-parts.ts';
import { claimText, proofParts, type FindingToScore } from './claim-parts.ts';
import { intentText } from './intent-texts.ts';
import { fileList } from './file-list.ts';
import type { Clean, Material } from './material.ts';
import { nearestHunks } from './nearest-hunks.ts';
import type { Packet } from './packet.ts';
import type { ShownFile } from './shown-files.ts';
import { taskFactsWithTree } from './task-facts.ts';

export type ScoreInput = {
  readonly task: Task;
  readonly finding: Clean<FindingToScore>;
  readonly material: Clean<Material>;
  /** What the change is for: without it nobody can tell an intended change from a defect. */
  readonly summary: Clean<Summary> | null;
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
export function buildScorePacket(input: ScoreInput): ScorePacket {
  const { task, finding, material, summary, nonces, nextSlot } = input;
  const facts: Filling = {
    ...taskFactsWithTree(task),
    intent: [{ kind: 'INTENT', content: intentText(summary, material.context) }],
    finding: [
      { kind: 'FINDING_DESCRIPTION', content: claimText(finding) },
      ...proofParts(finding.claim, material, task.treeRoot),
    ],
  };
  const withDiff = (content: string, paths: readonly RepoPath[]): Filling => ({
    ...facts,
    files: [{ kind: 'FILES', content: markedFiles(material.files, paths) }],
    diff: [{ kind: 'DIFF', content }],
  });
  const room = roomLeft('finding-scorer', task.run, withDiff('', []), nonces) - NOTE_BYTES;
  if (room < 0) return { kind: 'too-large', over: -room };
  const { shown, left } = nearestHunks(
    [finding, ...(finding.cause === undefined ? [] : [finding.cause])],
    material.files,
    room,
    DIFF_ROOM,
  );
  const paths = [...new Set(shown.map(({ file }) => file.path))];
  const note = left === 0 ? '' : `(${left} more hunks, farther away, are not shown)\n`;
  const packet = packetOf(
    { agent: 'finding-scorer', slot: nextSlot(), part: 1, of: 1 },
    withDiff(diffText(shown) + note, paths),
    nonces,
    {
      hunks: [...new Set(shown.map(({ piece }) => piece.hunk))],
      paths,
    },
  );
  return { kind: 'packet', packet };
}

/** Which files the change touches, and of which something stands here. Marks are of one width, so the size is known. */
function markedFiles(files: readonly ShownFile[], here: readonly RepoPath[]): string {
  return fileList(files, false, LIST_ROOM)((path) => (here.includes(path) ? 'partly' : 'other'));
}

const NOTE_BYTES = 80;

// Of the change, in bytes: a scorer judges one place and has the tree for the rest of the file.
const DIFF_ROOM = 4 * 1024;
// Of the list of files, in bytes; above this it counts files by folder.
const LIST_ROOM = 2 * 1024;
