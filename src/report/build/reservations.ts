import type { Report } from '../../contracts/files/report.ts';
import { DEFAULT_LENSES, type Lens } from '../../contracts/vocabulary.ts';
import { counted } from '../../kernel/text/counted.ts';
import { GUESSED_DEFAULT_BRANCH } from '../../scope/revision.ts';
import { unconfirmedNow } from './gone-findings.ts';
import { leftOut } from './left-out.ts';

/**
 * What a review without findings does not say, a phrase each: the parts of the change that were not requested or shown, what
 * was accepted before, what did not run, warnings, who watched. For formats that print neither an all-clear nor a summary. Not
 * yet safe to print.
 */
export function reservations(report: Report): string[] {
  const { captured, counts } = report;
  const { shard, paths, switched = [] } = report.scope;
  const { graver } = report.suppressions;
  const accepted = counts.dropped['suppressed'] ?? 0;
  const { unproven = 0, unplaced = 0 } = counts;
  const unconfirmed = unconfirmedNow(report);
  const off = switchedOff(report);
  const unshown = leftOut(report);
  const moved = report.scope.skipped.filter(({ reason }) => reason === 'rename').map(({ path }) => path);
  return [
    ...guessedBase(report),
    ...(shard === undefined ? [] : [`only shard ${shard.index} of ${shard.of} was reviewed`]),
    ...(paths === undefined ? [] : [`only these paths were reviewed: ${paths.join(', ')}`]),
    ...(unshown === undefined ? [] : [`${unshown} shown to nobody`]),
    ...(moved.length === 0 ? [] : [`moved as they are, and shown to nobody: ${named(moved)}`]),
    ...(switched.length === 0
      ? []
      : [`made executable or no more: ${switched.map(({ path }) => path).join(', ')}`]),
    ...(accepted === 0 ? [] : [`accepted before, and not listed: ${counted(accepted, 'finding')}`]),
    ...(graver.length === 0
      ? []
      : [`accepted before as less than it is said to be now: ${graver.join('; ')}`]),
    ...(unconfirmed === 0
      ? []
      : [`there as before, and not confirmed now: ${counted(unconfirmed, 'finding')}`]),
    ...(unproven === 0
      ? []
      : [`dropped for want of proof, not refuted: ${counted(unproven, 'grave claim')}`]),
    ...(unplaced === 0
      ? []
      : [`dropped for its place beside the change, not refuted: ${counted(unplaced, 'grave claim')}`]),
    ...(off.length === 0 ? [] : [`switched off: ${off.join(', ')}`]),
    ...report.rules_changed.map((rule) => `rule changed in this diff, not applied: ${rule}`),
    ...report.suppressions.added.map((added) => `suppression that this change adds, not applied: ${added}`),
    ...report.warnings,
    ...(captured === 'manual' ? ['replies were brought by hand; no hook watched these agents'] : []),
  ];
}

const NAMED = 5;

function named(paths: readonly string[]): string {
  const more = paths.length - NAMED;
  return `${paths.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** The base it was compared with, if nobody had named one. */
export function guessedBase({ scope: { base } }: Report): string[] {
  return base.why.includes(GUESSED_DEFAULT_BRANCH)
    ? [`compared with ${base.label}, ${GUESSED_DEFAULT_BRANCH}`]
    : [];
}

/** A review without this lens was not asked to review the change for bugs. */
export const BUG_LENS: Lens = 'bug-scan';

export function switchedOff({ coverage }: Report): string[] {
  const running = coverage.lenses.map<string>(({ lens }) => lens);
  return DEFAULT_LENSES.filter((lens) => !running.includes(lens));
}
