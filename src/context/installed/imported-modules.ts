import { by, inOrder } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import type { ChangedSource } from '../changed-source.ts';
import { importChange, importedModules } from '../import-changes.ts';
import { ecosystemsOf, languagesOf } from '../languages.ts';

/** Package managers whose lock file identifies the installed files. */
export const INSTALLING = ['npm', 'python', 'go', 'rust'] as const;
export type Installing = (typeof INSTALLING)[number];

/** A module that changed files import, in one ecosystem, and the files that import it. */
export type ImportedModule = {
  readonly ecosystem: Installing;
  readonly module: string;
  readonly usedBy: readonly RepoPath[];
};

/**
 * The modules that changed files import at head, each once: those that the change itself imports first, then by how many
 * files use them. Relative imports are left out: they are code of the repository.
 */
export function modulesUsed(sources: readonly ChangedSource[]): ImportedModule[] {
  const found = new Map<string, Found>();
  for (const source of sources.filter(({ after }) => after !== null)) {
    const { path } = source.change;
    const ecosystem = ecosystemsOf(languagesOf([path]))
      .map(({ name }) => name)
      .find(isInstalling);
    if (ecosystem === undefined) continue;
    const fresh = (importChange(source)?.added ?? []).map((text) => text.replace(/ \{.*/s, ''));
    for (const module of importedModules(source).filter(isForeign)) {
      const key = `${ecosystem} ${module}`;
      const known = found.get(key) ?? { ecosystem, module, usedBy: [], isNew: false };
      known.usedBy.push(path);
      known.isNew ||= fresh.includes(module);
      found.set(key, known);
    }
  }
  return [...found.values()]
    .toSorted(FIRST)
    .map(({ ecosystem, module, usedBy }) => ({ ecosystem, module, usedBy }));
}

type Found = { ecosystem: Installing; module: string; usedBy: RepoPath[]; isNew: boolean };

const FIRST = inOrder<Found>(
  by(({ isNew }) => (isNew ? 0 : 1)),
  by(({ usedBy }) => -usedBy.length),
  by(({ module }) => module),
);

function isInstalling(ecosystem: string): ecosystem is Installing {
  return INSTALLING.some((one) => one === ecosystem);
}

function isForeign(module: string): boolean {
  return !/^(?:\.|\/|node:)/.test(module);
}
