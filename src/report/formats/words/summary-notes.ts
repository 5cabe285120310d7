import type { Report } from '../../../contracts/files/report.ts';
import { counted } from '../../../kernel/text/counted.ts';
import { unconfirmedNow } from '../../build/gone-findings.ts';
import { isListedElsewhere } from '../../build/listed-elsewhere.ts';
import { leftOut, leftOutFile } from '../../build/left-out.ts';
import { BUG_LENS, guessedBase, switchedOff } from '../../build/reservations.ts';
import { graveCount, unjudgedCount } from '../../build/tally.ts';
import { wordOf } from './word-of.ts';
import { sandboxNotes } from './work-lines.ts';

/** What a reader of the summary must know besides the findings, by name. Texts are not yet safe to print. */
export function summaryNotes(report: Report): (readonly [name: string, text: string])[] {
  const notes: readonly (readonly [string, readonly string[]])[] = [
    ['Base guessed', guessedBase(report)],
    ['Not run, switched off', switchedOff(report)],
    ['Reviewed alone, as it was asked for', report.scope.paths ?? []],
    ['Shown to no reviewer', report.scope.skipped.map(leftOutFile)],
    ['Executable now', switchedTo(report, 'executable')],
    ['No more executable', switchedTo(report, 'mode')],
    ['Not sent', notSent(report)],
    ['Kept', keptNotes(report)],
    ['Found before', lapsedNotes(report)],
    ['Rule changed in this diff, not applied', report.rules_changed],
    ['Suppressions expired', report.suppressions.expired],
    ['Suppressions that match nothing', report.suppressions.unmatched],
    ['Suppression that suppresses nothing', report.suppressions.unsure],
    ['Suppressed, and graver than what was accepted', report.suppressions.graver],
    ['Suppression that this change adds, not applied', report.suppressions.added],
    ['Reviewer claim refused', report.refused_claims],
    ['Proofs', sandboxNotes(report)],
    ['Taken on the word of', wordNotes(report)],
    ['Warning', report.warnings],
    ['Captured', report.captured === 'manual' ? ['manually; no hook watched these agents'] : []],
  ];
  return notes.flatMap(([name, texts]) => texts.map((text) => [name, text] as const));
}

function switchedTo({ scope: { switched = [] } }: Report, to: 'executable' | 'mode'): string[] {
  return switched.filter(({ becomes }) => becomes === to).map(({ path }) => path);
}

function keptNotes({ kept }: Report): string[] {
  return kept === undefined ? [] : [`what still holds of run ${kept.run}, which was not finished`];
}

function lapsedNotes({ lapsed = [] }: Report): string[] {
  return lapsed.map(
    ({ run, file, line, title, became, why }) =>
      `${file}:${line} ${title} (in run ${run}, which came to no complete report): ${became}, ${why}`,
  );
}

function wordNotes({ word_of: runs = [] }: Report): string[] {
  if (runs.length === 0) return [];
  return [`${runs.join(', ')}: not written on this machine by this user, and named to be believed`];
}

/** By lens and reason. Files are named as far as a line has room; the rest are counted, and are in the report's JSON. */
function notSent({ coverage }: Report): string[] {
  return coverage.lenses.flatMap(({ lens, not_sent: files = [] }) =>
    [...new Set(files.map(({ why }) => why))].map((reason) => {
      const paths = files.filter(({ why }) => why === reason).map(({ path }) => path);
      const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
      return `to ${lens}, ${reason}: ${paths.slice(0, NAMED).join(', ')}${more}`;
    }),
  );
}

const NAMED = 10;

/**
 * The all-clear, or nothing. Only if there were hunks, every slot is stored, every hunk was reviewed and no finding is open.
 * What nobody was shown is part of it, and renderers print it first.
 */
export function allClear(report: Report): string | undefined {
  const {
    status,
    counts,
    coverage,
    scope: { shard, paths },
  } = report;
  if (status !== 'complete' || coverage.hunks === 0 || graveCount(counts) + unjudgedCount(counts) > 0)
    return undefined;
  const ofShard =
    shard === undefined ? '' : ` in shard ${shard.index} of ${shard.of}, which is a part of the change`;
  const part =
    byWhomAlone(report) +
    ofShard +
    (paths === undefined ? '' : ' in the paths that were asked for, a part of the change');
  const notes = butWhat(report);
  const unshown = leftOut(report);
  const word = wordOf(report);
  const on = word === '' ? '' : `, ${word}`;
  return unshown === undefined
    ? `No issues found${part}${notes}${on}.`
    : `No issues found in what was shown${part}${notes}${on}; ${unshown} shown to nobody.`;
}

/** If nobody was asked to look for bugs: who looked for something else. */
function byWhomAlone({ coverage }: Report): string {
  const lenses = coverage.lenses.map(({ lens }) => lens);
  return lenses.includes(BUG_LENS) ? '' : ` by ${lenses.join(' and ')} alone`;
}

/** What was found all the same. An all-clear must not keep silent about what was accepted. */
function butWhat({ counts: { minor, unproven = 0, unplaced = 0, dropped }, ...report }: Report): string {
  const unconfirmed = unconfirmedNow(report);
  const accepted = dropped['suppressed'] ?? 0;
  const graver = report.suppressions.graver.length;
  const switched = report.scope.switched?.length ?? 0;
  const elsewhere = report.warnings.filter(isListedElsewhere).length;
  const but = [
    ...(minor === 0 ? [] : ['the minor notes']),
    ...(accepted === 0 ? [] : [`${counted(accepted, 'finding')} accepted before`]),
    ...(graver === 0 ? [] : [`${graver} of them graver now`]),
    ...(unconfirmed === 0 ? [] : [`${counted(unconfirmed, 'finding')} of before not confirmed now`]),
    ...(elsewhere === 0 ? [] : [`what ${counted(elsewhere, 'other run')} of the same commits found`]),
    ...(switched === 0 ? [] : [`${counted(switched, 'edited file')} made executable or no more`]),
    ...(unproven === 0 ? [] : [`${counted(unproven, 'grave claim')} dropped for want of proof`]),
    ...(unplaced === 0 ? [] : [`${counted(unplaced, 'grave claim')} on lines beside the change`]),
  ];
  return but.length === 0 ? '' : ` but ${but.join(' and ')}`;
}

/** What to do about a report that certifies nothing. */
export function nextStep({ status, run, coverage }: Report): string {
  if (status === 'incomplete' && coverage.hunks === 0)
    return 'Look at these yourself: no reviewer can be shown them.';
  return status === 'failed'
    ? 'Leave the repository as it is while a review runs; start again with: correctless plan'
    : `Try what failed once more with: correctless next ${run} --retry`;
}
