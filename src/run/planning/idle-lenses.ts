import type { Context } from '../../context/context.ts';
import type { Lens } from '../../contracts/vocabulary.ts';
import type { RunFile } from '../../contracts/run-files.ts';

/** Lenses that have nothing to look at in this change. They owe no hunk, and the report says why. */
export function idleLenses(lenses: readonly Lens[], context: Context): RunFile['lenses_without_work'] {
  return lenses.flatMap((lens) => {
    const why = reasonOf(lens, context);
    return why === undefined ? [] : [{ lens, why }];
  });
}

/** A lens without its data source would only guess. */
function reasonOf(lens: Lens, context: Context): string | undefined {
  const { history, commits, pullRequest, triggers, related } = context;
  switch (lens) {
    case 'history-context':
      return history.rows.length > 0 ? undefined : 'no history at base of the changed files';
    case 'intent-fulfilment':
      return commits.length > 0 || pullRequest !== null
        ? undefined
        : 'neither a commit message nor a pull request says what the change is for';
    case 'caller-impact': {
      const isImported = related.files.some(({ relation }) => relation === 'imports' || relation === 'uses');
      return triggers.length > 0 || isImported
        ? undefined
        : 'no contract changed and no other file imports or uses what did';
    }
    case 'rules-compliance':
    case 'bug-scan':
    case 'dependency-check':
    case 'comment-compliance':
    case 'data-flow-security':
    case 'codebase-fit':
      return undefined;
  }
}
