import { createHash } from 'node:crypto';
import type { Side } from '../contracts/shapes.ts';
import type { Place } from '../contracts/files/suppressions.ts';
import type { FoundCause } from '../evidence/proofs/prove-cause.ts';
import type { LinedText } from '../evidence/reviewed-text.ts';
import type { LineSpan } from '../kernel/line-span.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { sectionName } from './accepted/section-name.ts';

/** Non-blank lines on either side. */
const NEIGHBOURS = 3;

/** Some lines of a file, without their surroundings. */
export type Standing = {
  readonly file: RepoPath;
  readonly side: Side;
  /** As in the fingerprint: the lens, or a rule's file. */
  readonly source: string;
  readonly at: LineSpan;
};

/**
 * A place as it is stored: by its lines and their surroundings, not by a number. Hashed, because it is written into reports and
 * into the project, and the lines around a finding may hold what nobody wants repeated.
 */
export function placeOf({ file, side, source, at }: Standing, text: LinedText): Place {
  const standing = text.linesOf(at).map((line) => line.trim());
  return { lines: hashOf(JSON.stringify([file, side, source, standing])), ...placeAt(file, at, text) };
}

/** Changed lines, or a whole file, that break another place. */
export function causeHash({ file, side, at, whole }: FoundCause, text: LinedText | undefined): string {
  const lines = whole === undefined ? text?.linesOf(at).map((line) => line.trim()) : [];
  return hashOf(JSON.stringify([file, side, whole ?? null, lines ?? null]));
}

/** What surrounds some lines of a file. */
export function placeAt(file: RepoPath, at: LineSpan, text: LinedText): Surroundings {
  const lines = text.lines();
  return {
    within: hashOf(sectionName(file, lines, at.start)),
    before: neighbours(lines, at.start - 2, -1),
    after: neighbours(lines, at.end, 1),
  };
}

export type Surroundings = Omit<Place, 'lines' | 'cause'>;

/**
 * Whether a stored place could be this one: the same function or section, and two thirds of the lines around it, in their
 * order. An edit next to what was accepted does not bring it back; the same line elsewhere is another place.
 */
export function matchesPlace(place: Surroundings, remembered: Surroundings): boolean {
  if (place.within !== remembered.within) return false;
  const { before, after } = remembered;
  const same = inOrder(place.before, before) + inOrder(place.after, after);
  return same * 3 >= (before.length + after.length) * 2;
}

/** Nearest first; `step` is the direction. */
function neighbours(lines: readonly string[], from: number, step: 1 | -1): string[] {
  const found: string[] = [];
  for (let at = from; at >= 0 && at < lines.length && found.length < NEIGHBOURS; at += step) {
    const line = lines[at]?.trim() ?? '';
    if (line !== '') found.push(hashOf(line));
  }
  return found;
}

/** How many of the lines are in both lists in the same order. */
function inOrder(now: readonly string[], then: readonly string[]): number {
  const [first, ...rest] = then;
  if (first === undefined) return 0;
  const at = now.indexOf(first);
  const without = inOrder(now, rest);
  return at === -1 ? without : Math.max(without, 1 + inOrder(now.slice(at + 1), rest));
}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
