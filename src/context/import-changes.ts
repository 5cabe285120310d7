import { compareText } from '../kernel/order.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import type { ChangedSource } from './changed-source.ts';
import { importsOf, type Imports } from './imports/imports-of.ts';

/** The dependencies that one file gained and lost: `./cart`, or `./cart { Cart, total }` if names are imported. */
export type ImportChange = {
  readonly path: RepoPath;
  readonly added: readonly string[];
  readonly removed: readonly string[];
};

/**
 * Compares the imports of one file between its two whole texts, so that an import over many lines of which one line
 * changed is reported by its module. null if nothing changed.
 */
export function importChange(source: ChangedSource): ImportChange | null {
  const { change } = source;
  const { before, after } = importsAtBoth(source);
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

/** The modules that a changed file imports at head; for a deleted file, at base. */
export function importedModules(source: ChangedSource): string[] {
  const { before, after } = importsAtBoth(source);
  return [...(source.after === null ? before : after).keys()];
}

function importsAtBoth({ change, before, after }: ChangedSource): { before: Imports; after: Imports } {
  const oldPath = change.kind === 'deleted' ? change.path : (change.from ?? change.path);
  return {
    before: before === null ? new Map() : importsOf(before, oldPath),
    after: after === null ? new Map() : importsOf(after, change.path),
  };
}
