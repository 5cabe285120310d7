import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Summary } from '../../contracts/replies/summary.ts';
import { SOURCE_LENSES, lensRecord, type Lens } from '../../contracts/vocabulary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { carriedFor, type ReviewedHunk } from '../../packets/hunks/hunk-keys.ts';
import type { Clean, Material } from '../../packets/material.ts';
import type { Uncovered } from '../../packets/packet.ts';
import type { RaisedBefore } from '../../packets/texts/raised-text.ts';
import { buildReviewPackets, buildSharedPacket } from '../../packets/review/review-packets.ts';
import { hunkIds } from '../../packets/hunks/shown-files.ts';
import { noncesOf, taskOf } from '../planning/packet-task.ts';
import { ownPaths } from '../shards/files-of-shard.ts';
import type { NewSlot } from '../../run/slots/write-slots.ts';

export type ReviewGiven = {
  readonly material: Clean<Material>;
  readonly summary: Clean<Summary> | null;
  /** Of all lenses. */
  readonly carried: readonly ReviewedHunk[];
  /** In a review with calls in a row: what earlier reviewers raised, for the sources. */
  readonly raised?: Clean<readonly RaisedBefore[]>;
};

type Slots = { readonly slots: readonly NewSlot[]; readonly uncovered: readonly Uncovered[] };

/** The slots of every lens that has work in a phase. `plan` also uses it to estimate a review. */
export function reviewSlots(
  run: RunFile,
  given: ReviewGiven,
  nextSlot: () => string,
  phase: 'review' | 'sources',
): Slots {
  const lenses = workingLenses(run).filter((lens) => phaseOf(run, lens) === phase);
  // An estimate is made before anybody was asked, so without earlier findings.
  const raised = phase === 'sources' ? { raised: given.raised ?? NOTHING_RAISED } : {};
  const input = { ...inputOf(run, given, nextSlot), ...raised };
  const sharing = sharingLenses(run, given, lenses);
  const alone = (of: readonly Lens[]): Slots => allOf(of.map((lens) => slotsAlone(run, lens, given, input)));
  const apart = alone(lenses.filter((lens) => !sharing.includes(lens)));
  if (sharing.length === 0) return apart;
  const packet = buildSharedPacket(sharing, { ...input, ...leftOutBy(run, sharing, given) });
  return allOf([
    apart,
    packet === undefined ? alone(sharing) : { slots: [{ packet, lenses: sharing }], uncovered: [] },
  ]);
}

const NOTHING_RAISED = [] as unknown as Clean<readonly RaisedBefore[]>;

function inputOf(run: RunFile, { material, summary }: ReviewGiven, nextSlot: () => string) {
  const packet = { task: taskOf(run), material, summary, nonces: noncesOf(run), nextSlot };
  return { ...packet, only: ownPaths(run) };
}

/**
 * A lens that judges by its packet alone gets nobody's findings. The lens that reads the whole change comes first, so it
 * has none to get.
 */
function phaseOf({ settings: { calls } }: RunFile, lens: Lens): 'review' | 'sources' {
  const { hasTree, statesIntent } = lensRecord(lens);
  return calls.in_a_row === true && hasTree && statesIntent !== true ? 'sources' : 'review';
}

/** Builds the packets of each reader in turn: none knows of another. What no packet can show is the same for all of them. */
function slotsAlone(
  run: RunFile,
  lens: Lens,
  { carried }: ReviewGiven,
  input: ReturnType<typeof inputOf>,
): Slots {
  const readers = lensRecord(lens).statesIntent === true ? (run.settings.calls.readers ?? 1) : 1;
  const built = Array.from({ length: readers }, () =>
    buildReviewPackets({ ...input, lens, carried: carriedFor(lens, carried), unused: unusedBy(run, lens) }),
  );
  return {
    slots: built.flatMap(({ packets }) => packets.map((packet) => ({ packet }))),
    uncovered: built[0]?.uncovered ?? [],
  };
}

function allOf(parts: readonly Slots[]): Slots {
  return {
    slots: parts.flatMap(({ slots }) => slots),
    uncovered: parts.flatMap(({ uncovered }) => uncovered),
  };
}

/** Sources that share a call: two or more that still have to review a hunk. */
function sharingLenses(run: RunFile, given: ReviewGiven, lenses: readonly Lens[]): readonly Lens[] {
  if (run.settings.calls.shared !== true) return [];
  const own = ownPaths(run);
  const files = given.material.files.filter(({ path }) => own?.has(path) ?? true);
  const sharing = lenses.filter(
    (lens) => SOURCE_LENSES.includes(lens) && owedBy(run, lens, given, files).length > 0,
  );
  return sharing.length < 2 ? [] : sharing;
}

function owedBy(
  run: RunFile,
  lens: Lens,
  { carried }: Pick<ReviewGiven, 'carried'>,
  files: Material['files'],
): string[] {
  const [done, unused] = [carriedFor(lens, carried), unusedBy(run, lens)];
  return hunkIds(files.filter(({ path }) => !unused.has(path))).filter((hunk) => !done.has(hunk));
}

/** What none of them is shown: files that every lens leaves out, and hunks that no lens still has to review. */
function leftOutBy(run: RunFile, lenses: readonly Lens[], given: ReviewGiven) {
  const { files } = given.material;
  const unused = files
    .map(({ path }) => path)
    .filter((path) => lenses.every((lens) => unusedBy(run, lens).has(path)));
  const owed = new Set(lenses.flatMap((lens) => owedBy(run, lens, given, files)));
  const left = new Set(unused);
  const carried = hunkIds(files.filter(({ path }) => !left.has(path))).filter((hunk) => !owed.has(hunk));
  return { unused: left, carried: new Set(carried) };
}

export function unusedBy({ not_sent = [] }: RunFile, lens: Lens): ReadonlySet<RepoPath> {
  return new Set(not_sent.flatMap((one) => (one.lens === lens ? [one.path as RepoPath] : [])));
}

export function workingLenses({ settings, lenses_without_work }: RunFile): Lens[] {
  return settings.lenses.filter((lens) => !lenses_without_work.some((idle) => idle.lens === lens));
}
