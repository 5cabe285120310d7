import type { ScopePolicy } from '../contracts/vocabulary.ts';
import type { ChangedLines } from '../diff/changed-lines.ts';
import { Failure } from '../kernel/failure.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { sift } from '../kernel/sifted.ts';
import type { Placement } from './lifecycle.ts';
import type { LooseFinding, LoosePlace } from './loose/loose-finding.ts';
import { pathReadings, type PathRoots } from './loose/path-readings.ts';
import type { SourceLines } from '../diff/source-lines.ts';
import { allowedBy, placementOf } from './placement.ts';

/** How many lines a file has at base and at head; undefined where it is not. Infinite where git sees no lines. */
export type FileLines = { readonly old: number | undefined; readonly new: number | undefined };

/** What the guard needs to know beside the change. */
export type GuardWorld = PathRoots & {
  readonly changed: ChangedLines;
  readonly policy: ScopePolicy;
  /** Whether only some paths of the change were asked about: what is outside of them may be changed all the same. */
  readonly isNarrowed?: boolean;
  /** Undefined for a file that neither side has. */
  readonly linesOf: (path: RepoPath) => FileLines | undefined;
  /** How many line ends a file has at base and at head that git does not count; undefined: none. */
  readonly otherEndsOf?: (path: RepoPath) => OtherEnds | undefined;
  readonly movedBy?: MovedLines;
};

/** What makes tools name other lines of a file than git, or the file in place of another, as a clause; undefined: nothing. */
export type MovedLines = (path: string) => string | undefined;

/** Line ends that git does not count and some tools do: a lone CR, U+2028, a form feed. */
export type OtherEnds = { readonly old: number; readonly new: number };

export type GuardAnswer = {
  /** `error`: none is kept, and of one nobody can say where it is. */
  readonly status: 'pass' | 'fail' | 'error';
  readonly kept: readonly LooseFinding[];
  readonly dropped: readonly GuardDrop[];
  /** As many as are dropped. */
  readonly filteredCount: number;
  /** How many of these could not be located. */
  readonly unlocatableCount: number;
};

export type GuardDrop = {
  readonly finding: LooseFinding;
  readonly placement: Placement;
  /** For people: which part of the finding decided. */
  readonly reason: string;
};

/**
 * Keeps the findings that stand where the policy allows, untouched; every other one is dropped with its placement.
 *
 * Throws `refused/empty-change-map` for a change without files: all findings would be "outside" of it, and all pass.
 */
export function guardFindings(findings: readonly LooseFinding[], world: GuardWorld): GuardAnswer {
  if (world.changed.size === 0) {
    throw new Failure('refused/empty-change-map', 'no changed file is known, so no finding can be placed', {
      hint: 'see what the target holds: correctless diff TARGET',
    });
  }
  const { kept, dropped } = sift<LooseFinding, LooseFinding, Decided>(findings, (finding) => {
    const decided = decide(finding, world);
    return decided.kept ? { keep: finding } : { drop: decided };
  });
  const unlocatableCount = dropped.filter(({ reason }) => reason.placement === 'unlocatable').length;
  const passes = unlocatableCount === 0 ? 'pass' : 'error';
  return {
    status: kept.length > 0 ? 'fail' : passes,
    kept,
    dropped: dropped.map(({ value: finding, reason: { placement, reason } }) => ({
      finding,
      placement,
      reason,
    })),
    filteredCount: dropped.length,
    unlocatableCount,
  };
}

type Decided = { readonly kept: boolean; readonly placement: Placement; readonly reason: string };

/** Of several places the one that keeps the finding; else the one that nobody can look up; else the first. */
function decide(finding: LooseFinding, world: GuardWorld): Decided {
  const all = finding.places.flatMap((place) => decidePlace(place, world));
  const unlocatable = all.find(({ placement }) => placement === 'unlocatable');
  return all.find(({ kept }) => kept) ?? unlocatable ?? all[0] ?? nowhere('a finding without a place');
}

function decidePlace(place: LoosePlace, world: GuardWorld): readonly Decided[] {
  if (place.kind === 'remark') {
    return [{ kept: false, placement: 'outside', reason: `about no line: ${place.what}` }];
  }
  if (place.kind === 'unreadable') return [nowhere(`${place.what} cannot be looked up`)];
  const readings = place.claims.map((claim) => pathReadings(claim, world));
  const [claim] = place.claims;
  if (readings.some(({ kind }) => kind === 'git')) {
    const moved = world.movedBy?.(claim);
    if (moved !== undefined) return [nowhere(`${claim} may be another file: ${moved}`)];
    return [{ kept: false, placement: 'outside', reason: `${claim} is in .git, which no change holds` }];
  }
  const tiers = readings.flatMap((reading) => (reading.kind === 'git' ? [] : reading.tiers));
  const meant = pathsMeant(tiers, world);
  if (meant.length === 0) return [nowhere(`file ${JSON.stringify(claim)} is on neither side of the change`)];
  return meant.map((file) => decideLines({ ...place, file }, world));
}

/** A file that the change brought under such a name does not stand before another: that would be a way to hide a finding. */
function pathsMeant(tiers: readonly (readonly RepoPath[])[], { linesOf }: GuardWorld): readonly RepoPath[] {
  const there = tiers.map((paths) => paths.filter((path) => linesOf(path) !== undefined));
  const decides = there.findIndex((paths) => paths.some((path) => linesOf(path)?.old !== undefined));
  return [...new Set((decides === -1 ? there : there.slice(0, decides + 1)).flat())];
}

/** Impact is not for this guard to grant: it takes a quote, see `verify`. */
function decideLines(claimed: SourceLines, world: GuardWorld): Decided {
  const { changed, policy } = world;
  const place = { ...claimed, side: sideOf(claimed, world) };
  const { file, at } = place;
  const where = `${at.start === at.end ? `line ${at.start}` : `lines ${at.start}-${at.end}`} of ${file}`;
  const count = countOn(place, world);
  if (count === undefined) return nowhere(`${where}: the ${place.side} side has no such file`);
  // A finding in a file that is now empty can name its first line alone.
  if (at.start > Math.max(count, 1)) return nowhere(`${where}: the file has ${count} lines`);
  const placement = placementOf({ ...place, isImpact: false }, changed);
  if (allowedBy(policy, placement)) return { kept: true, placement, reason: where };
  if (at.end > count) return nowhere(`${where}: the file has ${count} lines`);
  const moved = world.movedBy?.(file);
  if (moved !== undefined) return nowhere(`${where} may be any other line: ${moved}`);
  const ends = world.otherEndsOf?.(file)?.[place.side] ?? 0;
  // Whoever counts them says a larger number: it may be any line up to that many above.
  const above = { start: Math.max(1, at.start - ends), end: at.end };
  if (ends > 0 && allowedBy(policy, placementOf({ ...place, at: above, isImpact: false }, changed))) {
    return nowhere(`${where} may be a line above: the file has ${ends} line ends that git does not count`);
  }
  const change = changed.get(file);
  if (change?.kind === 'opaque' && (change.why === 'binary' || change.why === 'submodule')) {
    return nowhere(`${where}: the change of a ${change.why} shows no lines`);
  }
  const meaning =
    placement === 'outside' && world.isNarrowed === true ? OUTSIDE_OF_PATHS : MEANINGS[placement];
  return { kept: false, placement, reason: `${where} ${meaning}` };
}

/** A file that is at base alone was deleted, or has another name now: its lines are those of the old side. */
function sideOf({ file, side }: SourceLines, { linesOf }: GuardWorld): SourceLines['side'] {
  return linesOf(file)?.new === undefined ? 'old' : side;
}

/** A removed line may be cited by the name that the file has now. */
function countOn({ file, side }: SourceLines, { changed, linesOf }: GuardWorld): number | undefined {
  const lines = linesOf(file)?.[side];
  const change = changed.get(file);
  if (lines !== undefined || side === 'new' || change === undefined || change.kind === 'deleted')
    return lines;
  return change.from === undefined ? undefined : linesOf(change.from)?.old;
}

const MEANINGS: Readonly<Record<Exclude<Placement, 'unlocatable'>, string>> = {
  added: 'is an added line',
  deletion_anchor: 'is where lines were removed',
  impact: 'is affected by the change',
  hunk_context: 'is near a change, but unchanged',
  changed_file: 'is an unchanged part of a changed file',
  outside: 'is not in a changed file',
};

const OUTSIDE_OF_PATHS = 'is not in a changed file of the paths that were asked for';

function nowhere(reason: string): Decided {
  return { kept: false, placement: 'unlocatable', reason };
}
