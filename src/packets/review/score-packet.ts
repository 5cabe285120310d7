import type { SlotName } from '../../contracts/shapes.ts';
import type { Intent, Summary } from '../../contracts/replies/summary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { packetOf, roomLeft, type Fenced, type Filling, type Nonces, type Task } from '../assemble.ts';
import { diffText } from '../texts/change-parts.ts';
import { claimId, claimPart, proofParts, type FindingToScore } from '../texts/claim-parts.ts';
import { intentText } from '../texts/intent-texts.ts';
import { fileList } from '../texts/file-list.ts';
import type { Clean, Material } from '../material.ts';
import { shownBy } from '../hunks/cut-change.ts';
import { nearestHunks } from '../hunks/nearest-hunks.ts';
import type { Packet } from '../packet.ts';
import type { ShownFile } from '../hunks/shown-files.ts';
import { taskFactsWithTree } from '../texts/task-facts.ts';

export type ScoreInput<F extends FindingToScore = FindingToScore> = {
  readonly task: Task;
  /** Those that share a scorer, grouped by the defect that they are presumed to be about. */
  readonly defects: readonly (readonly Clean<F>[])[];
  readonly material: Clean<Material>;
  /** What the change is for: without it an intended change looks like a defect. */
  readonly summary: Clean<Summary | Intent> | null;
  readonly nonces: Nonces;
  readonly nextSlot: () => SlotName;
};

/** A finding whose own text and proof fill a packet cannot be scored; `over` is the excess in bytes. */
export type ScorePacket<F extends FindingToScore = FindingToScore> =
  | { readonly kind: 'packet'; readonly packet: Packet; readonly asked: readonly Asked<Clean<F>>[] }
  | { readonly kind: 'too-large'; readonly finding: Clean<F>; readonly over: number };

/** A finding and its id in its packet. */
export type Asked<F> = { readonly id: string; readonly finding: F };

/**
 * The packets of findings that share a scorer: one, or as many as needed if one would exceed the budget. Findings of one presumed
 * defect are split only if they alone exceed it. Each packet has the claims without their finders' names, the claims' proofs,
 * and the hunks of their files (and of a cause's file), the nearest first as far as they fit.
 */
export function buildScorePackets<F extends FindingToScore>(input: ScoreInput<F>): ScorePacket<F>[] {
  const asked = input.defects.flat().map((finding, index) => ({ id: claimId(index), finding }));
  const [first] = asked;
  if (first === undefined) return [];
  const room =
    roomLeft('finding-scorer', input.task.run, filling(input, asked, '', []), input.nonces) - NOTE_BYTES;
  if (room >= 0) return [{ kind: 'packet', packet: packetIn(room, input, asked), asked }];
  if (asked.length === 1) return [{ kind: 'too-large', finding: first.finding, over: -room }];
  return halves(input.defects).flatMap((defects) => buildScorePackets({ ...input, defects }));
}

function halves<F>(defects: readonly (readonly F[])[]): (readonly (readonly F[])[])[] {
  const parts = defects.length > 1 ? defects : defects.flat().map((finding) => [finding]);
  const half = Math.ceil(parts.length / 2);
  return [parts.slice(0, half), parts.slice(half)];
}

/** @param room bytes for the change */
function packetIn(room: number, input: ScoreInput, asked: readonly Asked<FindingToScore>[]): Packet {
  const { material, nonces, nextSlot } = input;
  const places = asked.flatMap(({ finding }) =>
    finding.cause === undefined ? [finding] : [finding, finding.cause],
  );
  const { shown, left } = nearestHunks(places, material.files, room, DIFF_ROOM);
  const showing = shownBy(shown);
  const note = left === 0 ? '' : `(${left} more hunks, farther away, are not shown)\n`;
  return packetOf(
    { agent: 'finding-scorer', slot: nextSlot(), part: 1, of: 1 },
    filling(input, asked, diffText(shown) + note, showing.paths),
    nonces,
    showing,
  );
}

function filling(
  { task, material, summary }: ScoreInput,
  asked: readonly Asked<FindingToScore>[],
  diff: string,
  paths: readonly RepoPath[],
): Filling {
  return {
    ...taskFactsWithTree(task),
    ids: asked.map(({ id }) => id).join(', '),
    intent: [{ kind: 'INTENT', content: intentText(summary, material.context) }],
    findings: [
      ...asked.map(({ id, finding }) => claimPart(finding, id)),
      ...distinct(asked.flatMap(({ finding: { claim } }) => proofParts(claim, material, task.treeRoot))),
    ],
    files: filesPart(material.files, paths),
    diff: [{ kind: 'DIFF', content: diff }],
  };
}

/** A proof that several claims share is shown once. */
function distinct(parts: readonly Fenced[]): Fenced[] {
  return [...new Map(parts.map((part) => [JSON.stringify(part), part])).values()];
}

/** Which files the change touches, and which of them are partly shown here. Marks have equal width, so the size is known. */
function filesPart(files: readonly ShownFile[], here: readonly RepoPath[]): string | readonly Fenced[] {
  if (files.every(({ path }) => here.includes(path))) return `${allOf(files.length)} hunks below.`;
  const list = fileList(files, false, LIST_ROOM);
  return [{ kind: 'FILES', content: list((path) => (here.includes(path) ? 'partly' : 'other')) }];
}

function allOf(count: number): string {
  return count === 1 ? 'The one file has' : `All ${count} have`;
}

const NOTE_BYTES = 80;

// For the change, in bytes: a scorer judges places and has the tree for the rest of the file.
const DIFF_ROOM = 2 * 1024;
// For the list of files, in bytes; above this it counts files by folder.
const LIST_ROOM = 2 * 1024;
