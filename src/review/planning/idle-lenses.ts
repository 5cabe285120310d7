import { noRelevantComment } from '../../context/comments/relevant-comments.ts';
import type { Context } from '../../context/context.ts';
import { noEarlierFix } from '../../context/history/earlier-fixes.ts';
import { noReadableUses } from '../../context/readable-uses.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import { lensRecord, type Lens } from '../../contracts/vocabulary.ts';
import type { Source } from '../../lenses/lens-record.ts';
import type { ShownFile } from '../../packets/hunks/shown-files.ts';
import { noRuleGoverns } from '../../rules/governed-names.ts';
import type { RuleFile } from '../../rules/rule.ts';

export type Asked = {
  readonly context: Context;
  /** Files of which reviewers are shown something. */
  readonly files: readonly ShownFile[];
  /** Rules that reviewers are given. */
  readonly rules: readonly RuleFile[];
};

/**
 * Lenses that are not run for this change. They review no hunk, and the report says why.
 *
 * @param isNamed the user named the lenses: each runs wherever it has material, even if that says nothing about these
 * lines
 */
export function idleLenses(
  lenses: readonly Lens[],
  asked: Asked,
  isNamed = false,
): RunFile['lenses_without_work'] {
  return lenses.flatMap((lens) => {
    const { source } = lensRecord(lens);
    const why = MISSING[source](asked) ?? (isNamed ? undefined : SILENT[source](asked));
    return why === undefined ? [] : [{ lens, why }];
  });
}

type WhySilent = (asked: Asked) => string | undefined;

const speaks: WhySilent = () => undefined;

/** How to get the history that a shallow clone lacks. */
export const WHOLE_HISTORY =
  'git fetch --unshallow gets it (in a GitHub workflow: actions/checkout with fetch-depth: 0)';

/** Why there is no material at all. A lens without its data source would only guess, even when the user asks for it. */
const MISSING: Readonly<Record<Source, WhySilent>> = {
  change: speaks,
  rules: ({ rules, files }) => noRuleGoverns(rules, files),
  imports: speaks,
  history: ({ context: { history } }) => {
    if (history.rows.length > 0) return undefined;
    return history.cutOff === undefined
      ? 'no history at base of the changed files'
      : `the clone is shallow and cuts off the history of the changed files; ${WHOLE_HISTORY}`;
  },
  comments: speaks,
  intent: ({ context: { commits, pullRequest } }) =>
    commits.length > 0 || pullRequest !== null
      ? undefined
      : 'neither a commit message nor a pull request says what the change is for',
  callers: ({ context: { triggers, related } }) => {
    const isImported = related.files.some(({ relation }) => relation === 'imports' || relation === 'uses');
    return triggers.length > 0 || isImported
      ? undefined
      : 'no contract changed and no other file imports or uses what did';
  },
  flows: speaks,
  codebase: speaks,
};

/** Why a source with material says nothing about these lines. A lens is left out only when that is certain. */
const SILENT: Readonly<Record<Source, WhySilent>> = {
  change: speaks,
  rules: speaks,
  imports: ({ context, files }) =>
    noReadableUses(
      context,
      files.map(({ path }) => path),
    ),
  history: ({ context: { history }, files }) =>
    noEarlierFix(
      history,
      files.flatMap(({ hunks }) =>
        hunks.flatMap(({ text }) => text.split('\n').map((line) => line.slice(1))),
      ),
    ),
  comments: ({ context: { comments, unread } }) => noRelevantComment(comments, unread?.comments ?? []),
  intent: speaks,
  callers: speaks,
  flows: speaks,
  codebase: speaks,
};

/** What a lens that does run could not be shown. */
export function cutOffWarning({ rows, cutOff }: Context['history']): string[] {
  if (rows.length === 0 || cutOff === undefined) return [];
  const ends = cutOff
    .map((sha) => sha.slice(0, 12))
    .slice(0, 3)
    .join(', ');
  return [`the clone is shallow: history-context was shown nothing of ${ends} and before; ${WHOLE_HISTORY}`];
}
