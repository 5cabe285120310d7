import type { Lens } from '../contracts/vocabulary.ts';
import type { SlotName } from '../contracts/shapes.ts';
import type { Summary } from '../contracts/summary.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { packetOf, roomLeft, type Filling, type Nonces, type Task } from './assemble.ts';
import { changeParts, emptyParts } from './change-parts.ts';
import { cutChange, type Cargo } from './cut-change.ts';
import { withoutCarried } from './hunk-keys.ts';
import { leanFile } from './lean-hunk.ts';
import { lensPlan } from './lens-plan.ts';
import type { Clean, Material } from './material.ts';
import { pack, type Unit } from './pack.ts';
import type { ReviewPackets } from './packet.ts';
import type { ShownFile } from './shown-files.ts';

export type ReviewInput = {
  readonly lens: Lens;
  readonly task: Task;
  readonly material: Clean<Material>;
  /** Null when no summary was made; reviewers that see intent then get the commit messages. */
  readonly summary: Clean<Summary> | null;
  readonly nonces: Nonces;
  /** The next free slot of the run. Called once for each packet, in order. */
  readonly nextSlot: () => SlotName;
  /** Ids of hunks that the lens has reviewed in an earlier run, as they are: they are listed and not shown. */
  readonly carried?: ReadonlySet<string>;
  /** Files that the lens is not sent: they are listed, and it owes them no look. */
  readonly unused?: ReadonlySet<RepoPath>;
  /** Of a shard: the files whose hunks it shows. What is beside them, and how hunks are cut, is the whole change's. */
  readonly only?: ReadonlySet<RepoPath> | undefined;
};

/**
 * The packets of one lens: every hunk of the change in at least one of them, beside every fact that the lens judges
 * it by, or named as uncovered, or carried over from an earlier run. The same input gives the same packets.
 */
export function buildReviewPackets(input: ReviewInput): ReviewPackets {
  const { lens, task, material, nonces, carried = new Set(), unused = new Set() } = input;
  const files = withoutUnused(withoutCarried(material.files, carried), unused).map(leanFile);
  const plan = lensPlan(lens, { ...input, material: { ...material, files } });
  const outline = { ...plan.fixed, ...plan.filled([]), ...emptyParts(material.files, carried) };
  const room = roomLeft(lens, task.run, outline, nonces);
  const { units, uncovered } = cutChange(files, plan.passes(room), room);
  const gaps = new Set(uncovered.map((gap) => gap.hunk));
  const partsIn = changeParts(material.files, units.flat(2), uncovered, carried, unused);
  const isOwn = (path: RepoPath): boolean => input.only?.has(path) ?? true;
  // Pass by pass: a packet that spans two would show a file, its hunks and their facts out of order.
  const chunks = units.flatMap((pass) => pack(pass.filter(isOf(isOwn)), room));
  const packets = chunks.map((chunk, index) => {
    const extras = [...chunk].flatMap((load) => (load.kind === 'beside' ? load.extras : []));
    const filling: Filling = {
      ...plan.fixed,
      ...plan.filled(extras),
      ...partsIn(chunk),
    };
    const call = { agent: lens, slot: input.nextSlot(), part: index + 1, of: chunks.length };
    return packetOf(call, filling, nonces, shownBy(chunk, gaps));
  });
  return { packets, uncovered: uncovered.filter(({ path }) => isOwn(path)) };
}

/** All are kept, because lists name them. */
function withoutUnused(files: readonly ShownFile[], unused: ReadonlySet<RepoPath>): readonly ShownFile[] {
  return files.map((file) => (unused.has(file.path) ? { ...file, hunks: [] } : file));
}

function isOf(isOwn: (path: RepoPath) => boolean): (unit: Unit<Cargo>) => boolean {
  return (unit) => unit.some((load) => load.kind === 'piece' && isOwn(load.file.path));
}

function shownBy(
  chunk: ReadonlySet<Cargo>,
  gaps: ReadonlySet<string>,
): { hunks: string[]; paths: RepoPath[] } {
  const pieces = [...chunk].filter((load) => load.kind === 'piece');
  const hunks = new Set(pieces.map(({ piece }) => piece.hunk));
  return {
    hunks: [...hunks].filter((hunk) => !gaps.has(hunk)),
    paths: [...new Set(pieces.map(({ file }) => file.path))],
  };
}
