import { SOURCE_READER, type Agent, type Lens } from '../../contracts/vocabulary.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { packetOf, roomLeft, type Filling, type Nonces } from '../assemble.ts';
import { withoutEmptyParts } from '../hunks/beside-hunks.ts';
import { changeParts, emptyParts } from '../texts/change-parts.ts';
import { cutChange, shownBy, type Cargo } from '../hunks/cut-change.ts';
import { withoutCarried } from '../hunks/hunk-keys.ts';
import { leanFile } from '../hunks/lean-hunk.ts';
import { lensPlan, type Given, type LensPlan } from './lens-plan.ts';
import { pack, type Unit } from '../pack.ts';
import type { Packet, ReviewPackets } from '../packet.ts';
import { RAISED_ROOM } from '../texts/raised-text.ts';
import { sharedPlan } from './shared-plan.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

export type ReviewInput = Given & {
  readonly lens: Lens;
  readonly nonces: Nonces;
  /** The next free slot of the run. Called once for each packet, in order. */
  readonly nextSlot: () => SlotName;
  /** Ids of hunks that the lens has reviewed, unchanged, in an earlier run: they are listed and not shown. */
  readonly carried?: ReadonlySet<string>;
  /** Files that the lens is not sent: they are listed, and need no review by it. */
  readonly unused?: ReadonlySet<RepoPath>;
  /** For a shard: the files whose hunks it shows. The facts beside them, and how hunks are cut, come from the whole change. */
  readonly only?: ReadonlySet<RepoPath> | undefined;
};

/**
 * The packets of one lens: every hunk of the change in at least one of them, beside every fact that the lens judges
 * it by, or reported as uncovered, or carried over from an earlier run. The same input gives the same packets.
 */
export function buildReviewPackets(input: ReviewInput): ReviewPackets {
  const { lens, nextSlot, nonces } = input;
  const { fillings, uncovered } = cutFor(lens, input, (given) => lensPlan(lens, given));
  const packets = fillings.map(({ filling, shown }, index) => {
    const call = { agent: lens, slot: nextSlot(), part: index + 1, of: fillings.length };
    return packetOf(call, filling, nonces, shown);
  });
  return { packets, uncovered };
}

/** The one packet of lenses that share a call. Undefined if it cannot hold everything: nothing is cut to fit. */
export function buildSharedPacket(
  lenses: readonly Lens[],
  input: Omit<ReviewInput, 'lens'>,
): Packet | undefined {
  const { fillings, uncovered } = cutFor(SOURCE_READER, input, (given) => sharedPlan(lenses, given));
  const [only, ...more] = fillings;
  if (only === undefined || more.length > 0 || uncovered.length > 0) return undefined;
  const call = { agent: SOURCE_READER, slot: input.nextSlot(), part: 1, of: 1 } as const;
  // A source that says nothing here is left out; the others remain.
  return packetOf(call, withoutEmptyParts(only.filling), input.nonces, only.shown);
}

type Cut = {
  readonly fillings: readonly {
    readonly filling: Filling;
    readonly shown: Pick<Packet, 'hunks' | 'paths'>;
  }[];
  readonly uncovered: ReviewPackets['uncovered'];
};

function cutFor(agent: Agent, input: Omit<ReviewInput, 'lens'>, planFor: (given: Given) => LensPlan): Cut {
  const { task, material, nonces, carried = new Set(), unused = new Set() } = input;
  const files = withoutUnused(withoutCarried(material.files, carried), unused).map(leanFile);
  const plan = planFor({ ...input, material: { ...material, files } });
  const raised = input.raised === undefined ? {} : { raised: [] };
  const outline = { ...plan.fixed, ...raised, ...plan.filled([]), ...emptyParts(material.files, carried) };
  const room = roomLeft(agent, task.run, outline, nonces) - (input.raised === undefined ? 0 : RAISED_ROOM);
  const { units, uncovered } = cutChange(files, plan.passes(room), room);
  const gaps = new Set(uncovered.map((gap) => gap.hunk));
  const partsIn = changeParts(material.files, units.flat(2), uncovered, carried, unused);
  const isOwn = (path: RepoPath): boolean => input.only?.has(path) ?? true;
  // Pass by pass: a packet over two passes would show a file, its hunks and their facts out of order.
  const chunks = units.flatMap((pass) => pack(pass.filter(isOf(isOwn)), room));
  const fillings = chunks.map((chunk) => {
    const extras = [...chunk].flatMap((load) => (load.kind === 'beside' ? load.extras : []));
    const parts = partsIn(chunk);
    const list = isWhole(material.files, chunk) ? { files: allBelow(material.files.length) } : {};
    const filling = { ...plan.fixed, ...plan.filled(extras), ...parts, ...list };
    const { hunks, paths } = shownBy(chunk);
    return { filling, shown: { hunks: hunks.filter((hunk) => !gaps.has(hunk)), paths } };
  });
  return { fillings, uncovered: uncovered.filter(({ path }) => isOwn(path)) };
}

/** Whether a packet shows every hunk of the change uncut: the diff itself names each file, and nothing else needs listing. */
function isWhole(files: readonly ShownFile[], chunk: ReadonlySet<Cargo>): boolean {
  const uncut = new Set(
    [...chunk].flatMap((load) =>
      load.kind === 'piece' && load.piece.part === null ? [load.piece.hunk] : [],
    ),
  );
  return files.every(({ hunks }) => hunks.length > 0 && hunks.every(({ id }) => uncut.has(id)));
}

/** Shorter than any list in its fence. */
function allBelow(count: number): string {
  return count === 1
    ? 'There is one, and it is below as a whole.'
    : `All ${count} are below, each as a whole.`;
}

/** All files are kept, because lists name them. */
function withoutUnused(files: readonly ShownFile[], unused: ReadonlySet<RepoPath>): readonly ShownFile[] {
  return files.map((file) => (unused.has(file.path) ? { ...file, hunks: [] } : file));
}

function isOf(isOwn: (path: RepoPath) => boolean): (unit: Unit<Cargo>) => boolean {
  return (unit) => unit.some((load) => load.kind === 'piece' && isOwn(load.file.path));
}
