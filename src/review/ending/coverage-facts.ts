import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Skipped } from '../../contracts/files/skipped.ts';
import { slotLenses } from '../../contracts/slot-lenses.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import { counted } from '../../kernel/text/counted.ts';
import { printable } from '../../kernel/text/printable.ts';
import type { Unexamined } from './collect-findings.ts';
import { pathOfHunk } from '../../packets/hunks/hunk-keys.ts';
import type { ReviewCall } from '../../report/build/coverage.ts';
import { eventsOf } from '../../run/ledger/ledger.ts';
import type { Run } from '../../run/stored/open-run.ts';

/**
 * The reviewers' slots as the coverage counts them. A slot that lenses share counts as a call of each, with the files
 * that each gets.
 */
export function reviewCalls(
  { states, file }: Pick<Run, 'states' | 'file'>,
  unexamined: readonly Unexamined[],
): ReviewCall[] {
  const isSent = (lens: Lens, path: string): boolean =>
    !(file.not_sent ?? []).some((one) => one.lens === lens && one.path === path);
  return states.flatMap(({ slot, status, why }) => {
    const leftOut = unexamined.flatMap((one) => (one.slot === slot.slot ? one.paths : []));
    return slotLenses(slot).map((lens) => ({
      ...{ slot: slot.slot, lens, stored: status === 'stored', why },
      hunks: slot.hunks.filter((hunk) => isSent(lens, pathOfHunk(hunk))),
      unexamined: leftOut.filter((path) => isSent(lens, path)),
    }));
  });
}

/** Slots of the other phases that failed, and what no packet could show. */
export function slotGaps({ states, ledger }: Run): string[] {
  const failed = states
    .filter(({ slot, status }) => slotLenses(slot).length === 0 && status !== 'stored')
    .map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = eventsOf(ledger, 'planned').flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}

/** Effects of the change that no line shown to reviewers mentions. */
export function unseenGaps(run: RunFile): string[] {
  return [...staleGaps(run), ...recodedGaps(run)];
}

/** Nobody looks at a file that was only renamed, or at the files that still use its old name. */
function staleGaps({ stale_names: stale = [] }: RunFile): string[] {
  return stale.map(({ path, from, named_in: named }) => {
    const more = named.length > 3 ? ` and ${named.length - 3} more` : '';
    return `${printable(from)} is ${printable(path)} now, and ${named.slice(0, 3).map(printable).join(', ')}${more} may still name it: no reviewer was shown that`;
  });
}

/** What a checkout would contain, which no reviewer was shown. */
function recodedGaps({ recoded = [] }: RunFile): string[] {
  return recoded.map(
    ({ path, line }) =>
      `${printable(path)}: "${printable(line)}": a checkout holds other text than git stores, and reviewers were shown what git stores`,
  );
}

/** A file that nobody decided to leave out may contain anything. It is left out, but never counts as reviewed. */
export function unshownGaps(skipped: readonly Skipped[]): string[] {
  return skipped
    .filter(({ decided_by }) => decided_by === 'nobody')
    .map((file) => `${printable(file.path)}: ${whyUnshown(file)}`);
}

function whyUnshown({ reason, bytes, lines }: Skipped): string {
  const size = `${bytes ?? 0} bytes`;
  if (reason === 'large') return `${size} of text are too much to review`;
  if (reason === 'misread')
    return 'declares an encoding that changes what its bytes say, and was shown to no reviewer: convert it to UTF-8, or list it in review.skip';
  const what =
    reason === 'minified'
      ? `${counted(lines, 'line')} of minified text were shown to no reviewer`
      : `${size} that may be code but are not text were shown to no reviewer`;
  return `${what}, and nothing at base leaves them out (review.skip, .gitattributes)`;
}
