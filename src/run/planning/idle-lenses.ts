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

/** Why a source has nothing to say of a change: a lens without its data source would only guess. */
const SILENT: Readonly<Record<Source, (context: Context) => string | undefined>> = {
  change: speaks,
  rules: speaks,
  imports: speaks,
  history: ({ history }) => (history.rows.length > 0 ? undefined : 'no history at base of the changed files'),
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
