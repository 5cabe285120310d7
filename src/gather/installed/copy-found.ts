import {
  PACKAGES_FOLDER,
  type InstalledPackages,
  type OfferedPackage,
  type WithheldPackage,
} from '../../context/installed/installed-packages.ts';
import { layPackages, type LaidPackage } from '../../io/materialized/lay-packages.ts';
import { readPackage, type PackageFiles, type PackageRoom } from '../../io/materialized/package-files.ts';
import type { Matching } from './find-installed.ts';
import { isPlainName } from './installation.ts';

/** Limits for one package, and for all together: files and bytes. What is larger is not offered, and the packet says so. */
export const ONE_PACKAGE: PackageRoom = { files: 4000, bytes: 24 * 1024 * 1024 };
export const ALL_PACKAGES: PackageRoom = { files: 12_000, bytes: 64 * 1024 * 1024 };
export const MOST_PACKAGES = 20;

/** The packages, and the folder that holds `deps/`; undefined if none is offered. */
export type CopiedPackages = { readonly packages: InstalledPackages; readonly root: string | undefined };

/** The result if none can be offered at all, with the reason. */
export function noPackages(why: string): CopiedPackages {
  return { packages: { offered: [], withheld: [{ name: 'any', why }] }, root: undefined };
}

type Laid = OfferedPackage & LaidPackage;

/** Copies what was found next to the tree, in order and as far as there is room. */
export async function copyFound(
  found: readonly (Matching | WithheldPackage)[],
  cacheRoot: string,
): Promise<CopiedPackages> {
  const laid: Laid[] = [];
  const withheld: WithheldPackage[] = [];
  const room = { ...ALL_PACKAGES };
  for (const one of together(found)) {
    const outcome = 'why' in one ? one : take(one, laid, room);
    if ('why' in outcome) withheld.push(outcome);
    else laid.push(outcome);
  }
  const offered = laid.map(({ name, version, usedBy, left }) => ({ name, version, usedBy, left }));
  return {
    packages: { offered, withheld },
    root: laid.length === 0 ? undefined : await layPackages(laid, cacheRoot),
  };
}

/** Several modules of one installation are one package; duplicate reasons are reported once. */
function together(found: readonly (Matching | WithheldPackage)[]): (Matching | WithheldPackage)[] {
  const known = new Map<string, Matching | WithheldPackage>();
  for (const one of found) {
    const key = 'why' in one ? `${one.name}\0${one.why}` : `${one.name}\0${one.version}\0${one.root}`;
    const before = known.get(key);
    if (before === undefined) known.set(key, one);
    else if (!('why' in one) && !('why' in before))
      known.set(key, { ...before, usedBy: [...new Set([...before.usedBy, ...one.usedBy])] });
  }
  return [...known.values()];
}

function take(
  { name, version, usedBy, ...folder }: Matching,
  laid: readonly Laid[],
  room: { files: number; bytes: number },
): Laid | WithheldPackage {
  const place = `${PACKAGES_FOLDER}/${name}`;
  if (!isPlainName(name)) return { name, why: 'its name cannot be the name of a folder' };
  if (laid.length >= MOST_PACKAGES) return { name, why: `only ${MOST_PACKAGES} packages are offered` };
  const other = laid.find((one) => areInEachOther(one.folder, place));
  if (other !== undefined) return { name, why: `${other.name} ${other.version} is there already` };
  const read = readPackage(folder, {
    files: Math.min(ONE_PACKAGE.files, room.files),
    bytes: Math.min(ONE_PACKAGE.bytes, room.bytes),
  });
  if (read === undefined) return { name, why: 'it is too large' };
  if (read.files.size === 0) return { name, why: 'no file of it is text' };
  spend(room, read);
  return { name, version, usedBy, left: read.left, folder: place, files: read.files };
}

function spend(room: { files: number; bytes: number }, { files, bytes }: PackageFiles): void {
  room.files -= files.size;
  room.bytes -= bytes;
}

/** By names alone, ignoring case as some file systems do. */
function areInEachOther(a: string, b: string): boolean {
  const [x, y] = [`${a}/`.toLowerCase(), `${b}/`.toLowerCase()];
  return x.startsWith(y) || y.startsWith(x);
}
