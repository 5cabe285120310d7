import type { SlotName } from '../contracts/shapes.ts';
import type { Summary } from '../contracts/summary.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { packetOf, roomLeft, type Fenced, type Filling, type Nonces, type Task } from './assemble.ts';
import { diffText } from './change-parts.ts';
import { claimId, claimText, proofParts, type FindingToScore } from './claim-parts.ts';
import { intentText } from './intent-texts.ts';
import { fileList } from './file-list.ts';
import type { Clean, Material } from './material.ts';
import { nearestHunks } from './nearest-hunks.ts';
import type { Packet } from './packet.ts';
import type { ShownFile } from './shown-files.ts';
import { taskFactsWithTree } from './task-facts.ts';

export type ScoreInput<F extends FindingToScore = FindingToScore> = {
  readonly task: Task;
  /** Those that share a scorer, in the order of their lines: no two of them at the same. */
  readonly findings: readonly Clean<F>[];
  readonly material: Clean<Material>;
  /** What the change is for: without it nobody can tell an intended change from a defect. */
  readonly summary: Clean<Summary> | null;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** A finding whose own text and proof fill a packet cannot be scored; `over` says by how many bytes. */
export type ScorePacket<F extends FindingToScore = FindingToScore> =
  | { readonly kind: 'packet'; readonly packet: Packet; readonly asked: readonly Clean<F>[] }
  | { readonly kind: 'too-large'; readonly finding: Clean<F>; readonly over: number };

/**
 * The packets of findings that share a scorer: one, or as many as it takes where one would be over the budget. Each has
 * the claims without their finders' names, what the claims lean on, and the hunks of their file (and of a cause's file),
 * the nearest first as far as they fit.
 */
export function buildScorePackets<F extends FindingToScore>(input: ScoreInput<F>): ScorePacket<F>[] {
  const { findings } = input;
  const [first, ...others] = findings;
  if (first === undefined) return [];
  const room = roomLeft('finding-scorer', input.task.run, filling(input, '', []), input.nonces) - NOTE_BYTES;
  if (room >= 0) return [{ kind: 'packet', packet: packetIn(room, input), asked: findings }];
  if (others.length === 0) return [{ kind: 'too-large', finding: first, over: -room }];
  const half = Math.ceil(findings.length / 2);
  return [findings.slice(0, half), findings.slice(half)].flatMap((some) =>
    buildScorePackets({ ...input, findings: some }),
  );
}

/** @param room bytes for the change */
function packetIn(room: number, input: ScoreInput): Packet {
  const { findings, material, nonces, nextSlot } = input;
  const places = findings.flatMap((one) => (one.cause === undefined ? [one] : [one, one.cause]));
  const { shown, left } = nearestHunks(places, material.files, room, DIFF_ROOM);
  const paths = [...new Set(shown.map(({ file }) => file.path))];
  const note = left === 0 ? '' : `(${left} more hunks, farther away, are not shown)\n`;
  return packetOf(
    { agent: 'finding-scorer', slot: nextSlot(), part: 1, of: 1 },
    filling(input, diffText(shown) + note, paths),
    nonces,
    { hunks: [...new Set(shown.map(({ piece }) => piece.hunk))], paths },
  );
}

function filling(
  { task, findings, material, summary }: ScoreInput,
  diff: string,
  paths: readonly RepoPath[],
): Filling {
  return {
    ...taskFactsWithTree(task),
    ids: findings.map(claimId).join(', '),
    intent: [{ kind: 'INTENT', content: intentText(summary, material.context) }],
    findings: [
      ...findings.map(claimPart),
      ...distinct(findings.flatMap(({ claim }) => proofParts(claim, material, task.treeRoot))),
    ],
    files: [{ kind: 'FILES', content: markedFiles(material.files, paths) }],
    diff: [{ kind: 'DIFF', content: diff }],
  };
}

/** A claim in a fence of its own that carries its id. */
export function claimPart(finding: FindingToScore): Fenced {
  return {
    kind: 'FINDING_DESCRIPTION',
    content: claimText(finding),
    attributes: { id: claimId(finding) },
  };
}

/** What several claims lean on stands there once. */
function distinct(parts: readonly Fenced[]): Fenced[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** Which files the change touches, and of which something stands here. Marks are of one width, so the size is known. */
function markedFiles(files: readonly ShownFile[], here: readonly RepoPath[]): string {
  return fileList(files, false, LIST_ROOM)((path) => (here.includes(path) ? 'partly' : 'other'));
}

const NOTE_BYTES = 80;

// Of the change, in bytes: a scorer judges places and has the tree for the rest of the file.
const DIFF_ROOM = 4 * 1024;
// Of the list of files, in bytes; above this it counts files by folder.
const LIST_ROOM = 2 * 1024;
