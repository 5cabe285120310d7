import { cpSync, existsSync, mkdirSync, appendFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeSampleOfTrees, type Sample, type Tree } from '../../scripts/sample-repository.ts';
import { fetchedPackage, type Published } from './real-package.ts';
import type { Real } from './real-shape.ts';

/** How versions become folders; a test has its own. */
export type Fetch = (wanted: Published) => string;

const FIRST = 'Import';

/** Branch `main` is `from`, and `feature` one commit more, `to`, under the name of the release. */
export function makeRealSample(real: Real, into: string, fetch: Fetch = fetchedPackage): Sample {
  return makeSampleOfTrees(
    [
      {
        branch: 'main',
        message: `${FIRST} ${real.from.version}`,
        lay: partOf(real, real.from.version, fetch),
      },
      { branch: 'feature', message: real.to.version, lay: partOf(real, real.to.version, fetch) },
    ],
    into,
  );
}

/**
 * What proofs need and no reader is given: a branch `later/<version>` for each later version, and the packages that
 * the code calls, in `node_modules`.
 */
export function addForProofs(real: Real, top: string, fetch: Fetch = fetchedPackage): void {
  const later = real.later.map(({ version }): Tree => {
    const folder = folderOf(real, version, fetch);
    // Whole: a later version may have its files elsewhere, and nobody reviews it.
    return {
      branch: `later/${version}`,
      message: version,
      lay: (into) => {
        cpSync(folder, into, { recursive: true });
      },
    };
  });
  makeSampleOfTrees(later, top);
  appendFileSync(join(top, '.git/info/exclude'), '/node_modules/\n');
  for (const needed of real.needs ?? []) {
    const folder = join(top, 'node_modules', needed.name);
    mkdirSync(dirname(folder), { recursive: true });
    cpSync(fetch(needed), folder, { recursive: true });
  }
}

function partOf(real: Real, version: string, fetch: Fetch): Tree['lay'] {
  const folder = folderOf(real, version, fetch);
  return (top) => {
    for (const path of real.paths.filter((one) => existsSync(join(folder, one)))) {
      mkdirSync(dirname(join(top, path)), { recursive: true });
      cpSync(join(folder, path), join(top, path), { recursive: true });
    }
  };
}

function folderOf(real: Real, version: string, fetch: Fetch): string {
  const pinned = [real.from, real.to, ...real.later].find((one) => one.version === version);
  if (pinned === undefined) throw new Error(`${real.name} ${version} is not pinned`);
  return fetch({ name: real.name, ...pinned });
}
