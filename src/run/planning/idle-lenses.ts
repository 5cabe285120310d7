import type { Context } from '../../context/context.ts';
import { lensRecord, type Lens } from '../../contracts/vocabulary.ts';
import type { RunFile } from '../../contracts/run-files.ts';
import type { Source } from '../../lenses/lens-record.ts';

/** Lenses that have nothing to look at in this change. They owe no hunk, and the report says why. */
export function idleLenses(lenses: readonly Lens[], context: Context): RunFile['lenses_without_work'] {
  return lenses.flatMap((lens) => {
    const why = SILENT[lensRecord(lens).source](context);
    return why === undefined ? [] : [{ lens, why }];
  });
}

const speaks = (): undefined => undefined;

/** What gets the history that a shallow clone lacks. */
export const WHOLE_HISTORY =
  'git fetch --unshallow gets it (in a GitHub workflow: actions/checkout with fetch-depth: 0)';

/** Why a source has nothing to say of a change: a lens without its data source would only guess. */
const SILENT: Readonly<Record<Source, (context: Context) => string | undefined>> = {
  change: speaks,
  rules: speaks,
  imports: speaks,
  history: ({ history }) => {
    if (history.rows.length > 0) return undefined;
    return history.cutOff === undefined
      ? 'no history at base of the changed files'
      : `the clone is shallow and cuts off the history of the changed files; ${WHOLE_HISTORY}`;
  },
  comments: speaks,
  intent: ({ commits, pullRequest }) =>
    commits.length > 0 || pullRequest !== null
      ? undefined
      : 'neither a commit message nor a pull request says what the change is for',
  callers: ({ triggers, related }) => {
    const isImported = related.files.some(({ relation }) => relation === 'imports' || relation === 'uses');
    return triggers.length > 0 || isImported
      ? undefined
      : 'no contract changed and no other file imports or uses what did';
  },
  flows: speaks,
  codebase: speaks,
};

/** Of a lens that is at work all the same: what it could not be shown. */
export function cutOffWarning({ rows, cutOff }: Context['history']): string[] {
  if (rows.length === 0 || cutOff === undefined) return [];
  const ends = cutOff
    .map((sha) => sha.slice(0, 12))
    .slice(0, 3)
    .join(', ');
  return [`the clone is shallow: history-context was shown nothing of ${ends} and before; ${WHOLE_HISTORY}`];
}
