import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import { wordsOf } from '../fill.ts';
import { findingText } from './finding-text.ts';

/** The fix that broke tests, as far as known. */
export type BlamedFix = {
  readonly finding: AuditFinding;
  readonly sha: string;
  /** What it changed, from git. */
  readonly patch: string;
};

export type RepairStep = {
  readonly failures: readonly string[];
  readonly isNew: (failure: string) => boolean;
  readonly blamed: BlamedFix | undefined;
  /** What failed before this round's fixes too. */
  readonly before: readonly string[];
  /** What other fixes of this round broke. */
  readonly others: readonly string[];
};

/** Names of tests that are listed besides those to be fixed. */
const MOST_NAMES = 20;
/** Characters of a fix; the rest can be read in the tree. */
const MOST_PATCH = 12_000;

/** The task of repairing tests that a fix broke: which tests, which fix, and what that fix was for. */
export function repairStepText({ failures, isNew, blamed, before, others }: RepairStep): string {
  return wordsOf('fix-regression-step', {
    failures: failures
      .map((name) => `- ${name} (${isNew(name) ? 'new: a fix of this round added it' : 'passed before'})`)
      .join('\n'),
    before: named(before),
    others: named(others),
    blamed:
      blamed === undefined
        ? ''
        : findingText('fix-regression-blamed', blamed.finding, {
            sha: blamed.sha.slice(0, 12),
            patch: fittingPatch(blamed.patch),
          }),
  });
}

function named(names: readonly string[]): string {
  if (names.length === 0) return 'nothing';
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Complete files of a patch, as many as there is room for; the others by name. */
export function fittingPatch(patch: string, room: number = MOST_PATCH): string {
  const files = patch.split(/^(?=diff --git )/m).filter((text) => text !== '');
  let left = room;
  const shown = files.filter((text) => (left -= text.length) >= 0);
  const others = files.filter((text) => !shown.includes(text)).map((text) => text.split('\n', 1)[0] ?? '');
  const note =
    others.length === 0
      ? []
      : ['Too long to be shown; read them in the tree:\n', ...others.map((line) => `${line}\n`)];
  return [...shown, ...note].join('').trimEnd();
}
