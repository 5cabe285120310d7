import type { Lens } from '../contracts/vocabulary.ts';
import type { Report } from '../contracts/report.ts';
import type { SlotName } from '../contracts/shapes.ts';

/** One reviewer's call as the coverage sees it. */
export type ReviewCall = {
  readonly slot: SlotName;
  readonly lens: Lens;
  readonly hunks: readonly string[];
  readonly stored: boolean;
  /** Why it is not stored. */
  readonly why: string;
};

export type IdleLens = { readonly lens: Lens; readonly why: string };

export type Coverage = { readonly table: Report['coverage']; readonly gaps: readonly string[] };

/**
 * Which hunks were reviewed by which lens.
 *
 * A hunk counts as reviewed by a lens when it was shown in at least one of the lens's packets and every packet that
 * shows it, or a part of it, has a stored reply. What nobody was shown is a gap too.
 */
export function coverageOf(
  hunks: readonly string[],
  lenses: readonly Lens[],
  calls: readonly ReviewCall[],
  idle: readonly IdleLens[],
): Coverage {
  const gaps: string[] = [];
  const reviewedBy: ReadonlySet<string>[] = [];
  const rows = lenses.map((lens) => {
    const nothing = idle.find((i) => i.lens === lens);
    if (nothing !== undefined) {
      return { lens, slots: 0, stored: 0, hunks: 0, reviewed: 0, why: nothing.why };
    }
    const own = calls.filter((call) => call.lens === lens);
    const reviewed = reviewedHunks(hunks, own);
    reviewedBy.push(reviewed);
    gaps.push(...gapsOf(lens, hunks, own));
    return {
      lens,
      slots: own.length,
      stored: own.filter((call) => call.stored).length,
      hunks: hunks.length,
      reviewed: reviewed.size,
      why: null,
    };
  });
  if (hunks.length > 0 && reviewedBy.length === 0) gaps.push('no lens was at work on this change');
  const everyLens = hunks.filter((hunk) => reviewedBy.every((reviewed) => reviewed.has(hunk)));
  return {
    table: { hunks: hunks.length, reviewed: reviewedBy.length === 0 ? 0 : everyLens.length, lenses: rows },
    gaps,
  };
}

function reviewedHunks(hunks: readonly string[], calls: readonly ReviewCall[]): ReadonlySet<string> {
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const missed = new Set(calls.filter((call) => !call.stored).flatMap((call) => call.hunks));
  return new Set(hunks.filter((hunk) => shown.has(hunk) && !missed.has(hunk)));
}

function gapsOf(lens: Lens, hunks: readonly string[], calls: readonly ReviewCall[]): string[] {
  const missing = calls
    .filter((call) => !call.stored)
    .map(
      (call) => `${lens} (slot ${call.slot}): ${count(call.hunks.length, 'hunk')} not reviewed: ${call.why}`,
    );
  const shown = new Set(calls.flatMap((call) => call.hunks));
  const unseen = hunks.filter((hunk) => !shown.has(hunk));
  if (unseen.length === 0) return missing;
  return [...missing, `${lens}: ${count(unseen.length, 'hunk')} shown to no reviewer: ${firstFew(unseen)}`];
}

function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

function firstFew(names: readonly string[]): string {
  return names.slice(0, 5).join(', ') + (names.length > 5 ? ` and ${names.length - 5} more` : '');
}
