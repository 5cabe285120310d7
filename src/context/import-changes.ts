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

/** The modules that a changed file imports, as it stands at head; a deleted file as it stood at base. */
export function importedModules(source: ChangedSource): string[] {
  const { before, after } = importsAtBoth(source);
  return [...(source.after === null ? before : after).keys()];
}

type AtBoth = { readonly before: Imports; readonly after: Imports };

/** By the value itself, which never changes: its modules and what changed of them are asked for apart. */
const KNOWN = new WeakMap<ChangedSource, AtBoth>();

function importsAtBoth(source: ChangedSource): AtBoth {
  const known = KNOWN.get(source);
  if (known !== undefined) return known;
  const { change, before, after } = source;
  const oldPath = change.kind === 'deleted' ? change.path : (change.from ?? change.path);
  const read: AtBoth = {
    before: before === null ? new Map() : importsOf(before, oldPath),
    after: after === null ? new Map() : importsOf(after, change.path),
  };
  KNOWN.set(source, read);
  return read;
}
