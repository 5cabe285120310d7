import type { Context } from '../../context/context.ts';
import { lensRecord, type Lens } from '../../contracts/vocabulary.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { Source } from '../../lenses/lens-record.ts';
import { governedBy } from '../../rules/governed-names.ts';
import type { RuleFile } from '../../rules/rule.ts';
import type { ShownFile } from './shown-files.ts';

/** A changed file that a lens is not sent, because its source says nothing about the file. */
export type UnusedFile = { readonly path: RepoPath; readonly why: string };

type Given = {
  readonly context: Pick<Context, 'history' | 'comments'>;
  /** The rules that reviewers are given. */
  readonly rules: readonly RuleFile[];
};

/** Why a lens can find nothing in a file that evidence would accept; undefined if it may. */
type WhyUnused = (file: ShownFile) => string | undefined;

const EVERY_FILE = (): WhyUnused => () => undefined;

/**
 * What a source says about a file. A file is withheld from a lens only if this is certain: a table that was cut, or could not
 * be read, withholds none.
 */
const NEEDS: Readonly<Record<Source, (given: Given) => WhyUnused>> = {
  change: EVERY_FILE,
  rules: ({ rules }) => {
    const isGoverned = governedBy(rules);
    return (file) => (isGoverned(file) ? undefined : 'governed by no rule');
  },
  imports: EVERY_FILE,
  history: ({ context: { history } }) => {
    if (history.omitted > 0 || (history.notes ?? []).length > 0) return () => undefined;
    const known = new Set(history.rows.map(({ path }) => path));
    // A renamed file is listed under its new name; git knows no commit of an added file.
    return ({ path, status }) =>
      status === 'added' && !known.has(path) ? 'new, with no history at base' : undefined;
  },
  comments: ({ context: { comments } }) => {
    const commented = new Set(comments.map(({ path }) => path));
    return ({ path, status }) =>
      status === 'deleted' && !commented.has(path) ? 'deleted, with no TODO or the like' : undefined;
  },
  intent: EVERY_FILE,
  callers: EVERY_FILE,
  flows: EVERY_FILE,
  codebase: EVERY_FILE,
};

/** The files that have something to show but are not sent to the lens, in order. */
export function unusedFiles(lens: Lens, files: readonly ShownFile[], given: Given): UnusedFile[] {
  const whyUnused = NEEDS[lensRecord(lens).source](given);
  return files
    .filter(({ hunks }) => hunks.length > 0)
    .flatMap((file) => {
      const why = whyUnused(file);
      return why === undefined ? [] : [{ path: file.path, why }];
    });
}
