import { join } from 'node:path';
import { foldersIn, realFolder } from '../../io/own/installed-files.ts';
import { isInside } from '../../io/files/real-place.ts';
import { isPlainName, OUTSIDE, homeFolders, type Finder } from './installation.ts';

/** The version that `Cargo.lock` names, as unpacked by cargo from a registry. */
export const findRust: Finder = async ({ locked }, places) => {
  const [wanted, ...others] = locked;
  if (wanted === undefined || !isPlainName(`${wanted.name}-${wanted.version}`)) return undefined;
  const { name, version } = wanted;
  if (others.some((other) => other.version !== version))
    return { name, why: 'Cargo.lock names several versions of it' };
  for (const home of homeFolders(places, 'CARGO_HOME', '.cargo')) {
    for (const registry of await foldersIn(join(home, 'registry', 'src'))) {
      const [real, root] = [
        await realFolder(registry),
        await realFolder(join(registry, `${name}-${version}`)),
      ];
      if (real === undefined || root === undefined) continue;
      return isInside(root, real) ? { found: { name, version, root } } : { name, why: OUTSIDE };
    }
  }
  return undefined;
};
