import { posix, join } from 'node:path';
import { foldersUp } from '../../context/installed/locks.ts';
import {
  firstFolder,
  foldersIn,
  installedNames,
  installedText,
  realFolder,
} from '../../io/own/installed-files.ts';
import { isInside } from '../../io/files/real-place.ts';
import { OUTSIDE, type Finder, type Places, type Search } from './installation.ts';

/** An environment that one project needs does not have more packages. */
const MOST_PACKAGES = 500;

/** A package of the nearest virtual environment whose own list of files includes the module. */
export const findPython: Finder = async ({ module, folder, locked }, places) => {
  const environment = await environmentFor(folder, places);
  if (environment === undefined) return undefined;
  const [name = ''] = module.split('.');
  if (typeof environment !== 'string') return { name: locked[0]?.name ?? name, ...environment };
  const infos = (await installedNames(environment)).filter((entry) => entry.endsWith('.dist-info'));
  const isLikely = (info: string) => plain(info).startsWith(plain(name));
  for (const info of infos
    .toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a)))
    .slice(0, MOST_PACKAGES)) {
    const found = await packageOf(environment, info, name);
    if (found !== undefined) return found;
  }
  return undefined;
};

const plain = (name: string): string => name.toLowerCase().replaceAll(/[-_.]+/g, '_');

/** The packages folder of the environment that a folder of the work tree uses, or that the user has activated. */
async function environmentFor(
  folder: string,
  { top, env }: Places,
): Promise<string | { why: string } | undefined> {
  for (const up of foldersUp(folder)) {
    for (const name of ['.venv', 'venv', 'env']) {
      const place = join(top, up, name);
      if ((await installedText(join(place, 'pyvenv.cfg'))) === undefined) continue;
      const packages = await packagesIn(place);
      if (packages === undefined) return undefined;
      return isInside(packages, top) ? packages : { why: OUTSIDE };
    }
  }
  const entered = env['VIRTUAL_ENV'];
  return entered === undefined || entered === '' ? undefined : packagesIn(entered);
}

async function packagesIn(environment: string): Promise<string | undefined> {
  const versions = await foldersIn(join(environment, 'lib'));
  return firstFolder([
    ...versions.map((folder) => join(folder, 'site-packages')),
    join(environment, 'Lib', 'site-packages'),
  ]);
}

async function packageOf(packages: string, info: string, module: string): Promise<Search | undefined> {
  const folder = await realFolder(join(packages, info));
  if (folder === undefined || !isInside(folder, packages)) return undefined;
  const own = ownFiles((await installedText(join(folder, 'RECORD'))) ?? '');
  const isModule = (file: string) => file.startsWith(`${module}/`) || file === `${module}.py`;
  if (![...own].some(isModule)) return undefined;
  const metadata = (await installedText(join(folder, 'METADATA'))) ?? '';
  const [name, version] = ['Name', 'Version'].map(
    (key) => new RegExp(`^${key}: *(\\S+)`, 'm').exec(metadata)?.[1],
  );
  return name === undefined || version === undefined
    ? undefined
    : { found: { name, version, root: packages, own } };
}

/** `RECORD` is a list of paths, each followed by a hash and a size. Paths outside of the folder are not read. */
function ownFiles(text: string): ReadonlySet<string> {
  const paths = text.split('\n').map((line) => /^(?:"([^"]+)"|([^",]+)),/.exec(line.trim()));
  return new Set(
    paths
      .map((match) => posix.normalize(match?.[1] ?? match?.[2] ?? '.'))
      .filter((path) => path !== '.' && !path.startsWith('../') && !posix.isAbsolute(path)),
  );
}
