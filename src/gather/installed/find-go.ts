import { join } from 'node:path';
import { foldersUp } from '../../context/installed/locks.ts';
import { installedText, realFolder } from '../../io/own/installed-files.ts';
import { isInside } from '../../io/files/real-place.ts';
import { isPlainName, OUTSIDE, homeFolders, type Finder, type Places, type Search } from './installation.ts';

/** The version that `go.mod` names, from a `vendor` folder if there is one, else from Go's module cache. */
export const findGo: Finder = async ({ folder, locked }, places) => {
  const [wanted] = locked;
  if (wanted === undefined || !isPlainName(wanted.name) || !isPlainName(wanted.version)) return undefined;
  return (await vendored(folder, wanted.name, places)) ?? cached(wanted, places);
};

async function vendored(folder: string, name: string, { top }: Places): Promise<Search | undefined> {
  for (const up of foldersUp(folder)) {
    const vendor = join(top, up, 'vendor');
    const list = await installedText(join(vendor, 'modules.txt'));
    if (list === undefined) continue;
    const version = lines(list).find(([mark, module]) => mark === '#' && module === name)?.[2];
    const root = await realFolder(join(vendor, ...name.split('/')));
    if (version === undefined || root === undefined) return undefined;
    return isInside(root, join(top, up, 'vendor'))
      ? { found: { name, version, root } }
      : { name, why: OUTSIDE };
  }
  return undefined;
}

const lines = (text: string): string[][] => text.split('\n').map((line) => line.trim().split(' '));

async function cached(
  { name, version }: { readonly name: string; readonly version: string },
  places: Places,
): Promise<Search | undefined> {
  const [own] = homeFolders(places, 'GOMODCACHE', 'go', 'pkg', 'mod');
  const paths = (places.env['GOPATH'] ?? '').split(process.platform === 'win32' ? ';' : ':');
  const [path = ''] = paths;
  const cache = places.env['GOMODCACHE'] === undefined && path !== '' ? join(path, 'pkg', 'mod') : own;
  const real = cache === undefined ? undefined : await realFolder(cache);
  const root = real && (await realFolder(join(real, ...`${escaped(name)}@${escaped(version)}`.split('/'))));
  if (real === undefined || root === undefined) return undefined;
  return isInside(root, real) ? { found: { name, version, root } } : { name, why: OUTSIDE };
}

/** File systems may be case-insensitive: Go writes each capital as `!` and the lower-case letter. */
function escaped(text: string): string {
  return text.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
}
