import { compareText } from '../kernel/order.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { ChangedSource } from './changed-source.ts';
import { importsOf, type Imports } from './imports/imports-of.ts';

/** What one file came to depend on and what it let go: `./cart`, or `./cart { Cart, total }` where names are imported. */
export type ImportChange = {
  readonly path: RepoPath;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/**
 * Imports of one file compared between its two whole texts, so that an import over many lines of which one line
 * changed is told by its module. null when nothing changed.
 */
export function importChange(source: ChangedSource): ImportChange | null {
  const { change } = source;
  const oldPath = change.kind === 'deleted' ? change.path : (change.from ?? change.path);
  const before: Imports = source.before === null ? new Map() : importsOf(source.before, oldPath);
  const after: Imports = source.after === null ? new Map() : importsOf(source.after, change.path);
  const [added, removed] = [missingFrom(before, after), missingFrom(after, before)];
  return added.length === 0 && removed.length === 0 ? null : { path: change.path, added, removed };
}

/** What `other` imports and `imports` does not, sorted. */
function missingFrom(imports: Imports, other: Imports): string[] {
  return [...other]
    .flatMap(([module, names]) => {
      const known = imports.get(module);
      const fresh = [...names].filter((name) => known?.has(name) !== true).toSorted(compareText);
      if (fresh.length > 0) return [`${module} { ${fresh.join(', ')} }`];
      return known === undefined ? [module] : [];
    })
    .toSorted(compareText);
}

/** The modules that a changed file imports, as it stands at head; a deleted file as it stood at base. */
export function importedModules({ change, before, after }: ChangedSource): string[] {
  const text = after ?? before;
  return text === null ? [] : [...importsOf(text, change.path).keys()];
}
