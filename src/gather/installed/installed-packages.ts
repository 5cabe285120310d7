import { posix } from 'node:path';
import { modulesUsed, type ImportedModule } from '../../context/installed/imported-modules.ts';
import {
  isPackagePath,
  NO_PACKAGES,
  PACKAGES_FOLDER,
  type WithheldPackage,
} from '../../context/installed/installed-packages.ts';
import type { Repository } from '../../io/git/git.ts';
import { realFolder } from '../../io/own/installed-files.ts';
import { groupedBy } from '../../kernel/grouped-by.ts';
import type { Change } from '../change/change.ts';
import { readChangedSources } from '../change/changed-sources.ts';
import { findInstalled, type Matching } from './find-installed.ts';
import type { Places } from './installation.ts';
import { copyFound, noPackages, type CopiedPackages } from './copy-found.ts';
import { readLocks } from './read-locks.ts';

/** At most this many modules are looked up; a change that imports more is too large to be reviewed in one go. */
const MOST_MODULES = 200;
/**
 * Copies the packages that changed files import next to the tree under review: from the work tree's `node_modules`, a virtual
 * environment, a `vendor` folder, Go's module cache or cargo's registry, each only in the version that the lock file at head
 * names. Files are only read and copied: nothing is fetched, and no program is run.
 */
export async function copyInstalledPackages(
  repository: Repository,
  change: Change,
  { cacheRoot, env }: { readonly cacheRoot: string; readonly env: Places['env'] },
): Promise<CopiedPackages> {
  const { trees, sources } = await readChangedSources(repository, change);
  if ([...trees.head.keys(), ...change.changed.keys()].some(isPackagePath))
    return noPackages(`the repository has a folder ${PACKAGES_FOLDER}/ of its own`);
  const modules = modulesUsed(sources).slice(0, MOST_MODULES);
  const top = await realFolder(repository.top);
  if (modules.length === 0 || top === undefined) return { packages: NO_PACKAGES, root: undefined };
  const lockFor = await readLocks(repository, modules, trees.head);
  const found: (Matching | WithheldPackage)[] = [];
  for (const module of modules.flatMap(byFolder)) {
    const one = await findInstalled(module, lockFor, { top, env });
    if (one !== undefined) found.push(one);
  }
  return copyFound(found, cacheRoot);
}

/** Each folder may have an installation of its own. */
function byFolder(module: ImportedModule): ImportedModule[] {
  const folders = groupedBy(module.usedBy, (path) => posix.dirname(path));
  return [...folders.values()].map((usedBy) => ({ ...module, usedBy }));
}
