import type { Report } from '../../contracts/report.ts';
import type { RunFile } from '../../contracts/run-files.ts';
import { LENSES } from '../../contracts/vocabulary.ts';
import { printable } from '../../kernel/printable.ts';
import type { ReviewCall } from '../../report/coverage.ts';
import { eventsOf } from '../stored/ledger.ts';
import type { Run } from '../stored/open-run.ts';

/** The reviewers' slots as the coverage counts them. */
export function reviewCalls({ states }: Run): ReviewCall[] {
  return states.flatMap(({ slot, status, why }) => {
    const lens = LENSES.find((l) => l === slot.agent);
    return lens === undefined
      ? []
      : [{ slot: slot.slot, lens, hunks: slot.hunks, stored: status === 'stored', why }];
  });
}

/** Slots of the other phases that came to nothing, and what no packet could show. */
export function slotGaps({ states, ledger }: Run): string[] {
  const failed = states
    .filter(({ slot, status }) => slot.phase !== 'review' && status !== 'stored')
    .map(({ slot, why }) => `${slot.agent} (slot ${slot.slot}): ${why}`);
  const uncovered = eventsOf(ledger, 'planned').flatMap((event) => event.uncovered);
  return [...failed, ...uncovered.map(({ hunk, why }) => `${hunk}: ${why}`)];
}

/** A file that has another name now is looked at by nobody; neither is who still calls it by its old one. */
export function staleGaps({ stale_names: stale = [] }: RunFile): string[] {
  return stale.map(({ path, from, named_in: named }) => {
    const more = named.length > 3 ? ` and ${named.length - 3} more` : '';
    return `${printable(from)} is ${printable(path)} now, and ${named.slice(0, 3).map(printable).join(', ')}${more} may still name it: no reviewer was shown that`;
  });
}

/** Text that was too large to be read may hold anything: it is left out, and never as if it had been reviewed. */
export function largeGaps(skipped: readonly Report['scope']['skipped'][number][]): string[] {
  return skipped
    .filter(({ reason }) => reason === 'large')
    .map(({ path, bytes }) => `${printable(path)}: ${bytes ?? 0} bytes of text are too many to be reviewed`);
}
