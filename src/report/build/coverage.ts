import { counted } from '../../kernel/text/counted.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { Report } from '../../contracts/files/report.ts';
import type { SlotName } from '../../contracts/shapes.ts';
import { pathOfHunk } from '../../packets/hunks/hunk-keys.ts';

export type ReviewCall = {
  readonly slot: SlotName;
  readonly lens: Lens;
  readonly hunks: readonly string[];
  readonly stored: boolean;
  /** Why it is not stored. */
  readonly why: string;
  /** Files of its packet that its stored reply does not list as examined. */
  readonly unexamined?: readonly string[];
};

type IdleLens = { readonly lens: Lens; readonly why: string };

export type Coverage = { readonly table: Report['coverage']; readonly gaps: readonly string[] };

export type NotSent = { readonly lens: Lens; readonly path: string; readonly why: string };

export type CarriedHunk = { readonly lens: Lens; readonly hunk: string };

/**
 * The result of one hunk for one lens. `idle`: the lens has nothing to look at in this change or file, so no review is missing.
 */
export type HunkReview = 'reviewed' | 'carried' | 'missed' | 'idle';

export type HunkCoverage = {
  readonly lenses: readonly Lens[];
  readonly rows: readonly { readonly hunk: string; readonly cells: readonly HunkReview[] }[];
};

/**
 * Which hunks were reviewed by which lens.
 *
 * A lens has reviewed a hunk if at least one of its packets showed the hunk, and every packet that shows any part of it has a
 * stored reply that lists its file as examined.
 */
export function hunkCoverage(
  hunks: readonly string[],
  lenses: readonly Lens[],
  calls: readonly ReviewCall[],
  idle: readonly IdleLens[],
  carriedOver: readonly CarriedHunk[],
  notSent: readonly NotSent[] = [],
): HunkCoverage {
  const nameOf = ({ lens, hunk }: CarriedHunk): string => `${lens} ${hunk}`;
  const carried = new Set(carriedOver.map(nameOf));
  const reviewed = new Set(reviewedByLens(hunks, lenses, calls).map(nameOf));
  const without = new Set(idle.map(({ lens }) => lens));
  const unused = new Set(notSent.map(({ lens, path }) => `${lens} ${path}`));
  const cellOf = (lens: Lens, hunk: string): HunkReview => {
    if (without.has(lens) || unused.has(`${lens} ${pathOfHunk(hunk)}`)) return 'idle';
    if (carried.has(nameOf({ lens, hunk }))) return 'carried';
    return reviewed.has(nameOf({ lens, hunk })) ? 'reviewed' : 'missed';
  };
  return { lenses, rows: hunks.map((hunk) => ({ hunk, cells: lenses.map((lens) => cellOf(lens, hunk)) })) };
}

/**
 * The same, summed up for each lens and in total. A hunk that nobody was shown is a gap, unless it is carried over. In total, a
 * hunk is carried over if no lens reviewed it here and each lens with work did before.
 */
export function coverageOf(
  hunks: readonly string[],
  lenses: readonly Lens[],
  calls: readonly ReviewCall[],
  idle: readonly IdleLens[],
  carriedOver: readonly CarriedHunk[] = [],
  notSent: readonly NotSent[] = [],
): Coverage {
  const { rows } = hunkCoverage(hunks, lenses, calls, idle, carriedOver, notSent);
  const gaps: string[] = [];
  const paths = new Set<string>(hunks.map(pathOfHunk));
  const table = lenses.map((lens, at) => {
    const nothing = idle.find((one) => one.lens === lens);
    if (nothing !== undefined) {
      return { lens, slots: 0, stored: 0, hunks: 0, reviewed: 0, carried: 0, why: nothing.why };
    }
    const hunksOf = (review: HunkReview) => rows.filter(({ cells }) => cells[at] === review);
    const [reviewed, carried, missed] = [hunksOf('reviewed'), hunksOf('carried'), hunksOf('missed')];
    const own = calls.filter((call) => call.lens === lens);
    const unused = notSent.filter((one) => one.lens === lens && paths.has(one.path));
    gaps.push(...gapsOf(lens, missed, own));
    return {
      lens,
      slots: own.length,
      stored: own.filter((call) => call.stored).length,
      hunks: reviewed.length + carried.length + missed.length,
      reviewed: reviewed.length,
      carried: carried.length,
      why: null,
      ...(unused.length === 0 ? {} : { not_sent: unused.map(({ path, why }) => ({ path, why })) }),
    };
  });
  gaps.push(...unowed(rows, table));
  return { table: { hunks: hunks.length, ...inSum(rows), lenses: table }, gaps };
}

type Rows = HunkCoverage['rows'];

const dueCells = ({ cells }: Rows[number]): HunkReview[] => cells.filter((cell) => cell !== 'idle');

/** A file that every lens leaves to the others was reviewed by nobody. */
function unowed(rows: Rows, table: readonly { readonly why: string | null }[]): string[] {
  if (rows.length > 0 && table.every(({ why }) => why !== null))
    return ['no lens was at work on this change'];
  const left = rows.filter((row) => dueCells(row).length === 0).map(({ hunk }) => hunk);
  return left.length === 0 ? [] : [`${counted(left.length, 'hunk')} sent to no lens: ${firstFew(left)}`];
}

function inSum(rows: Rows): { reviewed: number; carried: number } {
  const due = rows.map(dueCells).filter((cells) => cells.length > 0);
  const carried = due.filter((cells) => cells.every((cell) => cell === 'carried')).length;
  const done = due.filter((cells) => !cells.includes('missed')).length;
  return { reviewed: done - carried, carried };
}

/** The hunks that each lens has reviewed here, for the next review of the same thing. */
export function reviewedByLens(
  hunks: readonly string[],
  lenses: readonly Lens[],
  calls: readonly ReviewCall[],
): CarriedHunk[] {
  return lenses.flatMap((lens) => {
    const own = calls.filter((call) => call.lens === lens);
    return [...reviewedHunks(hunks, own)].map((hunk) => ({ lens, hunk }));
  });
}

function reviewedHunks(hunks: readonly string[], calls: readonly ReviewCall[]): ReadonlySet<string> {
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const missed = new Set(calls.flatMap((call) => (call.stored ? leftOutHunks(call) : call.hunks)));
  return new Set(hunks.filter((hunk) => shown.has(hunk) && !missed.has(hunk)));
}

function leftOutHunks({ hunks, unexamined = [] }: ReviewCall): readonly string[] {
  return hunks.filter((hunk) => unexamined.includes(pathOfHunk(hunk)));
}

function gapsOf(lens: Lens, missed: Rows, calls: readonly ReviewCall[]): string[] {
  const notStored = calls
    .filter((call) => !call.stored)
    .map(
      ({ slot, hunks: own, why }) =>
        `${lens} (slot ${slot}): ${counted(own.length, 'hunk')} not reviewed: ${why}`,
    );
  const missing = [...notStored, ...calls.flatMap((call) => passedOver(lens, call))];
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const unseen = missed.map(({ hunk }) => hunk).filter((hunk) => !shown.has(hunk));
  if (unseen.length === 0) return missing;
  return [...missing, `${lens}: ${counted(unseen.length, 'hunk')} shown to no reviewer: ${firstFew(unseen)}`];
}

function passedOver(lens: Lens, { slot, stored, unexamined = [] }: ReviewCall): string[] {
  if (!stored || unexamined.length === 0) return [];
  const files = `${counted(unexamined.length, 'file')} of its packet not reviewed, which examined does not name`;
  return [`${lens} (slot ${slot}): ${files}: ${unexamined.map(printable).join(', ')}`];
}

function firstFew(names: readonly string[]): string {
  return names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '');
}
