import type { ScopePolicy } from '../../contracts/vocabulary.ts';
import type { Side } from '../../contracts/shapes.ts';
import type { ChangedLines } from '../../diff/changed-lines.ts';
import { findLines } from '../../evidence/quotes/find-lines.ts';
import { compared } from '../../evidence/quotes/quote-readings.ts';
import type { LinedText } from '../../evidence/reviewed-text.ts';
import { hasContent } from '../../evidence/quotes/substance.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Placement } from '../placement.ts';
import type { LoosePlace, LooseQuote } from './loose/loose-finding.ts';
import { pathReadings, type PathReadings, type PathRoots } from './loose/path-readings.ts';
import type { SourceLines } from '../../diff/source-lines.ts';
import { allowedBy, isOnChangedLine, placementOf } from '../placement.ts';
import { statementEnd } from '../follow/statement-end.ts';

/** How many lines a file has at base and at head; undefined if it does not exist there. Infinite if git sees no lines. */
export type FileLines = { readonly old: number | undefined; readonly new: number | undefined };

export type GuardWorld = PathRoots & {
  readonly changed: ChangedLines;
  readonly policy: ScopePolicy;
  /** Whether only some paths of the change were asked about: what is outside of them may have changed all the same. */
  readonly isNarrowed?: boolean;
  /** Undefined for a file that neither side has. */
  readonly linesOf: (path: RepoPath) => FileLines | undefined;
  /** How many line ends a file has at base and at head that git does not count; undefined means none. */
  readonly otherEndsOf?: (path: RepoPath) => OtherEnds | undefined;
  readonly movedBy?: MovedLines;
  /** The text of a changed file, for the quotes of findings; undefined: not read. */
  readonly textOf?: (path: RepoPath, side: Side) => LinedText | undefined;
};

/**
 * A clause saying why tools may name other lines of this file than git, or this file in place of another; undefined if nothing
 * does that.
 */
export type MovedLines = (path: string) => string | undefined;

/** Line ends that git does not count and some tools do: a lone CR, U+2028, a form feed. */
export type OtherEnds = { readonly old: number; readonly new: number };

export type Decided = {
  readonly kept: boolean;
  readonly placement: Placement;
  readonly reason: string;
  /** Nobody can distinguish it from a changed line. */
  readonly mayBeChanged?: true;
  /** For people: what keeps a finding whose own lines did not change. */
  readonly by?: string;
};

/** One decision for each file that a place may mean. */
export function decidePlace(place: LoosePlace, world: GuardWorld): readonly Decided[] {
  if (place.kind === 'remark') {
    return [{ kept: false, placement: 'outside', reason: `about no line: ${place.what}` }];
  }
  if (place.kind === 'unreadable') return [noPlace(`${place.what} cannot be looked up`)];
  const readings = place.claims.map((claim) => pathReadings(claim, world));
  const [claim] = place.claims;
  if (readings.some(({ isInGit }) => isInGit)) {
    const moved = world.movedBy?.(claim);
    if (moved !== undefined) return [unclear(`${claim} may be another file: ${moved}`)];
    return [{ kept: false, placement: 'outside', reason: `${claim} is in .git, which no change holds` }];
  }
  const meant = pathsMeant(readings, world);
  if (meant.length === 0) return [noPlace(`file ${JSON.stringify(claim)} is on neither side of the change`)];
  return meant.map((file) => decideLines({ ...place, file }, world));
}

/** A file that the change added under such a name does not win over another: that would be a way to hide a finding. */
function pathsMeant(readings: readonly PathReadings[], { linesOf }: GuardWorld): readonly RepoPath[] {
  const tiers = readings.flatMap((reading) => reading.tiers);
  const there = tiers.map((paths) => paths.filter((path) => linesOf(path) !== undefined));
  const decides = there.findIndex((paths) => paths.some((path) => linesOf(path)?.old !== undefined));
  return [...new Set((decides === -1 ? there : there.slice(0, decides + 1)).flat())];
}

/** This guard cannot grant impact, which requires a quote: see `verify`. */
function decideLines(claimed: SourceLines, world: GuardWorld): Decided {
  const { changed, policy } = world;
  const place = { ...claimed, side: sideOf(claimed, world) };
  const { file, at } = place;
  const where = `${at.start === at.end ? `line ${at.start}` : `lines ${at.start}-${at.end}`} of ${file}`;
  const count = countOn(place, world);
  if (count === undefined) return noPlace(`${where}: the ${place.side} side has no such file`);
  // A finding in a file that is now empty can only name its first line.
  if (at.start > Math.max(count, 1)) return noPlace(`${where}: the file has ${count} lines`);
  const placement = placementOf({ ...place, isImpact: false }, changed);
  if (allowedBy(policy, placement)) return { kept: true, placement, reason: where };
  if (isOfChangedStatement(place, world)) {
    return { kept: true, placement, reason: where, by: 'the call that begins there has changed' };
  }
  if (at.end > count) return noPlace(`${where}: the file has ${count} lines`);
  // Ruff and others number the lines within each cell; only git uses those of the file.
  if (changed.has(file) && /\.ipynb$/i.test(file)) return unclear(`${where} may be a line of any cell`);
  const moved = world.movedBy?.(file);
  if (moved !== undefined) return unclear(`${where} may be any other line: ${moved}`);
  const ends = world.otherEndsOf?.(file)?.[place.side] ?? 0;
  // A tool that counts them gives a larger number: it may mean any line up to that many above.
  const above = { start: Math.max(1, at.start - ends), end: at.end };
  if (ends > 0 && allowedBy(policy, placementOf({ ...place, at: above, isImpact: false }, changed))) {
    return unclear(`${where} may be a line above: the file has ${ends} line ends that git does not count`);
  }
  const change = changed.get(file);
  if (change?.kind === 'opaque' && (change.why === 'binary' || change.why === 'submodule')) {
    return noPlace(`${where}: the change of a ${change.why} shows no lines`);
  }
  const meaning =
    placement === 'outside' && world.isNarrowed === true ? OUTSIDE_OF_PATHS : MEANINGS[placement];
  return { kept: false, placement, reason: `${where} ${meaning}` };
}

/** Tools that name only the first line of a call mean all of it, including an argument added on a line of its own. */
function isOfChangedStatement(
  { file, side, at }: SourceLines,
  { changed, policy, textOf }: GuardWorld,
): boolean {
  const lines = side === 'new' && changed.has(file) ? textOf?.(file, side)?.lines() : undefined;
  if (lines === undefined) return false;
  const whole = { start: at.start, end: Math.max(at.end, statementEnd(lines, at.end)) };
  return allowedBy(policy, placementOf({ file, side, at: whole, isImpact: false }, changed));
}

/** A finding is about what it quotes, whatever line it names: it is kept if the quote is on a changed line. */
export function decideQuote({ claims, text, around }: LooseQuote, world: GuardWorld): readonly Decided[] {
  const wanted = compared(text.split('\n'));
  if (!hasContent(wanted)) return [];
  const readings = claims.map((claim) => pathReadings(claim, world));
  const places = pathsMeant(readings, world).flatMap((file) =>
    (['new', 'old'] as const).flatMap((side) => {
      const source = world.textOf?.(file, side);
      const spans = source === undefined ? [] : findLines(wanted, source);
      return spans.some(({ start }) => start === around) ? [] : spans.map((at) => ({ file, side, at }));
    }),
  );
  const onChange = places.find((place) => isOnChangedLine(place, world.changed));
  if (onChange === undefined) return [];
  const { file, side, at } = onChange;
  const by = `what it quotes is ${side === 'new' ? 'changed' : 'removed'} line ${at.start} of ${file}`;
  return [{ kept: true, placement: 'added', reason: by, by }];
}

/** A file that exists only at base was deleted or renamed: its lines are those of the old side. */
function sideOf({ file, side }: SourceLines, { linesOf }: GuardWorld): SourceLines['side'] {
  return linesOf(file)?.new === undefined ? 'old' : side;
}

/** A removed line may be given under the file's current name. */
function countOn({ file, side }: SourceLines, { changed, linesOf }: GuardWorld): number | undefined {
  const lines = linesOf(file)?.[side];
  const change = changed.get(file);
  if (lines !== undefined || side === 'new' || change === undefined || change.kind === 'deleted')
    return lines;
  return change.from === undefined ? undefined : linesOf(change.from)?.old;
}

/** It may mean an added line. */
function unclear(reason: string): Decided {
  return { ...noPlace(reason), mayBeChanged: true };
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

export function noPlace(reason: string): Decided {
  return { kept: false, placement: 'unlocatable', reason };
}
