import type { SuppressionsSaid } from '../../contracts/files/suppressions.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import type { ClaimedFinding } from '../../contracts/replies/review.ts';
import { capForScoring } from '../../findings/cap-for-scoring.ts';
import { followFindings, type Followed } from '../../findings/follow/follow-findings.ts';
import { hunksUnder } from '../../findings/follow/hunks-under.ts';
import type {
  DropReason,
  MergedFinding,
  RaisedFinding,
  RememberedFinding,
  VerifiedFinding,
} from '../../findings/lifecycle.ts';
import { mergeDuplicates } from '../../findings/merge-duplicates.ts';
import { applySuppressions, maySuppress, type Suppressed } from '../../findings/accepted/suppressions.ts';
import { readAddedSuppressions, readSuppressions } from '../../gather/config.ts';
import { now } from '../../io/clock.ts';
import type { Dropped } from '../../kernel/sifted.ts';
import { carriedFor } from '../../packets/hunks/hunk-keys.ts';
import { readPast, type Past } from '../../run/remembered/memory.ts';
import type { Run } from '../../run/stored/open-run.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { followedBy } from '../shards/files-of-shard.ts';
import { leftOutClaims } from './left-out-claims.ts';
import { textsOfFiles, worldOf } from '../phases/world-of.ts';
import { checkedReviews, type StoredAndChecked } from './checked-reviews.ts';
import { settingsTree } from '../../scope/revision.ts';

/** `findings.json`: what happened to everything that was raised, before scoring. */
export type FindingsOfRun = Omit<SuppressionsSaid, 'applied'> & {
  readonly raised: number;
  /** Findings of the previous run. `raised` + `followed` = `toScore` + `stillOpen` + `dropped`. */
  readonly followed: number;
  /** Known before, in hunks that are carried over, with the score they had. */
  readonly stillOpen: readonly RememberedFinding[];
  /** In the order in which they are scored. */
  readonly toScore: readonly MergedFinding[];
  readonly dropped: readonly Dropped<RaisedFinding | MergedFinding, DropReason>[];
  readonly refusedClaims: readonly string[];
  readonly unexamined: readonly Unexamined[];
};

/** Files that a slot's packet shows and that its stored reply does not list as examined. */
export type Unexamined = { readonly slot: SlotName; readonly paths: readonly RepoPath[] };

/** Checks every stored review again against git, then merges, follows up, suppresses and caps. Reads, but writes nothing. */
export async function collectFindings(run: Run): Promise<FindingsOfRun> {
  const checked = await checkedReviews(run);
  const merged = merge(checked);
  const leftOut = leftOutClaims(run, checked);
  const past = await pastOf(run);
  const pending = past.findings.filter((one) => one.pending === true).length;
  const { raised, toConfirm, stillOpen, dropped } = await follow(run, past, merged.kept);
  const { base, head } = run.file;
  const { sifted, ...said } = await suppress(run, [
    ...raised,
    ...toConfirm,
    ...stillOpen.map(({ finding }) => finding),
  ]);
  const kept = new Set(sifted.kept);
  const isOpen = (finding: MergedFinding) => kept.has(finding);
  const capped = capForScoring([...raised, ...toConfirm].filter(isOpen), run.file.settings.max_findings);
  return {
    raised: checked.reduce(
      (sum, { sifted: s }) => sum + s.kept.length + s.dropped.length,
      pending + leftOut.length,
    ),
    followed: past.findings.length - pending,
    toScore: capped.kept,
    stillOpen: stillOpen.filter(({ finding }) => isOpen(finding)),
    dropped: [
      ...checked.flatMap(({ sifted: s }) => s.dropped),
      ...leftOut,
      ...merged.dropped,
      ...dropped,
      ...sifted.dropped,
      ...capped.dropped,
    ] satisfies Dropped<RaisedFinding | VerifiedFinding | MergedFinding, DropReason>[],
    ...said,
    added: await readAddedSuppressions(run.repository, base.tree, head.tree),
    refusedClaims: [...new Set(checked.flatMap(({ refusedClaims }) => refusedClaims))],
    unexamined: leftOutOf(checked),
  };
}

/** Applies what people have accepted at base. Reads the files that locate it. */
async function suppress(run: Run, findings: readonly MergedFinding[]): Promise<Suppressed> {
  const suppressions = await readSuppressions(run.repository, settingsTree(run.file.base));
  const files = maySuppress(findings, suppressions).flatMap((one) =>
    [one, ...one.witnesses].flatMap(({ file, cause }) => (cause === undefined ? [file] : [file, cause.file])),
  );
  return applySuppressions(findings, suppressions, now().slice(0, 10), await textsOfFiles(run, files));
}

/**
 * What the reviewers of a run have raised so far, proven or not, in the form in which a later run of the same target
 * keeps it.
 */
export async function claimsSoFar(run: Run): Promise<ClaimsSoFar> {
  const checked = await checkedReviews(run);
  return {
    raised: merge(checked).kept,
    dropped: checked.flatMap(({ sifted }) => sifted.dropped),
    unexamined: leftOutOf(checked),
  };
}

type ClaimsSoFar = Pick<FindingsOfRun, 'dropped' | 'unexamined'> & {
  readonly raised: readonly MergedFinding[];
};

/**
 * Lenses that share a call have the same packet and left out the same files. Of several replies to one packet, the files
 * that all left out.
 */
function leftOutOf(checked: readonly StoredAndChecked[]): Unexamined[] {
  const bySlot = new Map<SlotName, readonly RepoPath[]>();
  for (const { slot, unexamined } of checked)
    bySlot.set(slot, bySlot.get(slot)?.filter((path) => unexamined.includes(path)) ?? unexamined);
  return [...bySlot].flatMap(([slot, paths]) => (paths.length === 0 ? [] : [{ slot, paths }]));
}

function merge(checked: readonly StoredAndChecked[]) {
  const earlier = new Set(checked.flatMap(({ isEarlier, sifted }) => (isEarlier ? sifted.kept : [])));
  return mergeDuplicates(
    checked.flatMap(({ sifted }) => sifted.kept),
    (finding) => earlier.has(finding),
  );
}

/** What the run continues from. A shard follows only its own findings. */
async function pastOf({ paths, file }: Run): Promise<Past> {
  const past = await readPast(paths, file);
  if (file.shard === undefined) return past;
  const { files } = await readRunJson(paths.scope, 'scope');
  const changed = new Set(files.map(({ path }) => path as RepoPath));
  return { ...past, findings: followedBy(file, past.findings, changed) };
}

/** The findings of the previous run, looked up in the files of this one. */
async function follow(run: Run, past: Past, raised: readonly MergedFinding[]): Promise<Followed> {
  const { keys, findings, carried, appeared } = past;
  if (findings.length === 0) return { raised, toConfirm: [], stillOpen: [], dropped: [] };
  // Without a previous run all of them are pending, and none is marked as open since it.
  const since = run.file.since?.run ?? '';
  const claims = findings.map(({ finding }): ClaimedFinding => ({ ...finding.claim, file: finding.file }));
  const world = await worldOf(run, { agent: 'bug-scan', paths: [] }, undefined, {
    examined: [...appeared],
    findings: claims,
  });
  const owed = new Set(keys.map(({ hunk }) => hunk));
  const isCarried = (finding: MergedFinding): boolean => {
    // Leaves out hunks that no reviewer is shown: nobody could have reviewed them.
    const hunks = hunksUnder(finding, world.changed).filter((hunk) => owed.has(hunk));
    const done = carriedFor(finding.lens, carried);
    return hunks.length > 0 && hunks.every((hunk) => done.has(hunk));
  };
  return followFindings({ past: findings, run: since, raised, world, appeared, isCarried });
}
