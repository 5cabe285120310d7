import type { Context } from './context.ts';
import { manifestEcosystem } from './manifests/read-manifest.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { Relation } from './related-file.ts';

type Uses = Pick<Context, 'imports' | 'related' | 'triggers' | 'packages' | 'unread'>;

/** Files that show what a changed file uses, or how it is used. */
const USES: readonly Relation[] = ['imports', 'uses', 'imported by', 'types of'];

/**
 * Why there is nothing to compare the uses of a change with: it imports nothing new, and no file or package can be
 * read that a changed file uses or that uses it. Undefined if there is one, or if nobody could look.
 *
 * @param paths the changed files that reviewers are shown
 */
export function noReadableUses(
  { imports, related, triggers, packages, unread }: Uses,
  paths: readonly RepoPath[],
): string | undefined {
  const isUnknown = (unread?.imports ?? []).length > 0 || related.omitted > 0 || related.notes.length > 0;
  const isUsed =
    related.files.some(({ relation }) => USES.includes(relation)) ||
    triggers.some(({ callers, omitted }) => callers.length > 0 || omitted > 0) ||
    (packages?.offered ?? []).length > 0;
  const changes = imports.length > 0 || paths.some((path) => manifestEcosystem(path) !== undefined);
  if (isUnknown || isUsed || changes) return undefined;
  return 'no import changed, and neither a file nor a package can be read that the changed files use or that uses them';
}
