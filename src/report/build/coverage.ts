import { counted } from '../../kernel/text/counted.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { Report } from '../../contracts/files/report.ts';
import type { SlotName } from '../../contracts/shapes.ts';

/** One reviewer's call, as the coverage sees it. */
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

export type IdleLens = { readonly lens: Lens; readonly why: string };

export type Coverage = { readonly table: Report['coverage']; readonly gaps: readonly string[] };

/** A changed file that a lens is not sent. */
export type NotSent = { readonly lens: Lens; readonly path: string; readonly why: string };

/** A hunk is `path#n`, and a path may contain a `#`. */
export function pathOfHunk(hunk: string): string {
  return hunk.slice(0, hunk.lastIndexOf('#'));
}

/** A hunk that a lens reviewed in an earlier run. */
export type CarriedHunk = { readonly lens: Lens; readonly hunk: string };

/**
 * Which hunks were reviewed by which lens.
 *
 * A lens has reviewed a hunk if at least one of its packets showed the hunk, and every packet that shows any part of it has a
 * stored reply that lists its file as examined. A hunk that nobody was shown is a gap too, unless it is carried over. In total,
 * a hunk is carried over if no lens reviewed it here and each lens with work did before.
 */
export function coverageOf(
  hunks: readonly string[],
  lenses: readonly Lens[],
  calls: readonly ReviewCall[],
  idle: readonly IdleLens[],
  carriedOver: readonly CarriedHunk[] = [],
  notSent: readonly NotSent[] = [],
): Coverage {
  const gaps: string[] = [];
  const doneBy: Done[] = [];
  const paths = new Set(hunks.map(pathOfHunk));
  const rows = lenses.map((lens) => {
    const nothing = idle.find((i) => i.lens === lens);
    if (nothing !== undefined) {
      return { lens, slots: 0, stored: 0, hunks: 0, reviewed: 0, carried: 0, why: nothing.why };
    }
    const own = calls.filter((call) => call.lens === lens);
    const unused = notSent.filter((one) => one.lens === lens && paths.has(one.path));
    const due = dueHunks(hunks, unused);
    const over = new Set(carriedOver.filter((one) => one.lens === lens).map(({ hunk }) => hunk));
    const carried = new Set(due.filter((hunk) => over.has(hunk)));
    const owed = due.filter((hunk) => !carried.has(hunk));
    const reviewed = reviewedHunks(owed, own);
    doneBy.push({ due: new Set(due), reviewed, carried });
    gaps.push(...gapsOf(lens, owed, own));
    return {
      lens,
      slots: own.length,
      stored: own.filter((call) => call.stored).length,
      hunks: due.length,
      reviewed: reviewed.size,
      carried: carried.size,
      why: null,
      ...(unused.length === 0 ? {} : { not_sent: unused.map(({ path, why }) => ({ path, why })) }),
    };
  });
  if (hunks.length > 0 && doneBy.length === 0) gaps.push('no lens was at work on this change');
  gaps.push(...unowed(hunks, doneBy));
  return { table: { hunks: hunks.length, ...inSum(hunks, doneBy), lenses: rows }, gaps };
}

/** The hunks that a lens must review: all except those of files that it is not sent. */
function dueHunks(hunks: readonly string[], unused: readonly NotSent[]): string[] {
  const without = new Set(unused.map(({ path }) => path));
  return hunks.filter((hunk) => !without.has(pathOfHunk(hunk)));
}

/** For one lens with work: the hunks that it must review, and what happened to them. */
type Done = {
  readonly due: ReadonlySet<string>;
  readonly reviewed: ReadonlySet<string>;
  readonly carried: ReadonlySet<string>;
};

/** A file that every lens leaves to the others was reviewed by nobody. */
function unowed(hunks: readonly string[], doneBy: readonly Done[]): string[] {
  const left = hunks.filter((hunk) => doneBy.length > 0 && !doneBy.some(({ due }) => due.has(hunk)));
  return left.length === 0 ? [] : [`${counted(left.length, 'hunk')} sent to no lens: ${firstFew(left)}`];
}

function inSum(hunks: readonly string[], doneBy: readonly Done[]): { reviewed: number; carried: number } {
  if (doneBy.length === 0) return { reviewed: 0, carried: 0 };
  const owing = (hunk: string): Done[] => doneBy.filter(({ due }) => due.has(hunk));
  const isAll = (hunk: string, is: (done: Done) => boolean): boolean =>
    owing(hunk).length > 0 && owing(hunk).every(is);
  const carried = hunks.filter((hunk) => isAll(hunk, (one) => one.carried.has(hunk))).length;
  const done = hunks.filter((hunk) =>
    isAll(hunk, (one) => one.reviewed.has(hunk) || one.carried.has(hunk)),
  ).length;
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

function gapsOf(lens: Lens, hunks: readonly string[], calls: readonly ReviewCall[]): string[] {
  const notStored = calls
    .filter((call) => !call.stored)
    .map(
      ({ slot, hunks: own, why }) =>
        `${lens} (slot ${slot}): ${counted(own.length, 'hunk')} not reviewed: ${why}`,
    );
  const missing = [...notStored, ...calls.flatMap((call) => passedOver(lens, call))];
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const unseen = hunks.filter((hunk) => !shown.has(hunk));
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
