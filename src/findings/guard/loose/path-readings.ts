import { posix } from 'node:path';
import type { LooseFinding } from './loose-finding.ts';
import { asRepoPath, type RepoPath } from '../../../kernel/repo-path.ts';

export type PathRoots = {
  /** The repository's top under each of its names, with forward slashes. */
  readonly roots: readonly string[];
  /** The user's current folder, from the top: `src/io`, or empty. */
  readonly prefix: string;
};

/**
 * What a reviewer's spelling of a path may mean.
 *
 * `tiers`: the first one with a file that existed before the change decides, and the paths up to it are equally likely. First
 * as written, from the top or from the user's folder; then with backslashes as separators; then without the `a/` or `b/` of a
 * diff. So `b/src/a.ts` is the file of that name if there was one, else `src/a.ts`; either if the change added it.
 *
 * None in a `.git` folder, which is never part of a change.
 */
export type PathReadings = { readonly isInGit: boolean; readonly tiers: readonly (readonly RepoPath[])[] };

export function pathReadings(claim: string, where: PathRoots): PathReadings {
  const slashed = claim.replaceAll('\\', '/');
  const inside = fromFolders(slashed, where);
  // The repository itself may be below a `.git` folder, as some linked work trees are.
  if ((inside.length === 0 ? [slashed] : inside).some(isInGit)) return { isInGit: true, tiers: [] };
  const spellings = [...new Set([claim, slashed])];
  const tiers = [...spellings, ...spellings.flatMap(withoutPrefix)].map((path) => fromFolders(path, where));
  return {
    isInGit: false,
    tiers: tiers.map((paths) => paths.map(asRepoPath).filter((path) => path !== undefined)),
  };
}

/** Case-insensitive file systems open `.GIT` too. */
function isInGit(path: string): boolean {
  return /(?:^|\/)\.git(?:\/|$)/i.test(posix.normalize(path));
}

/** A path from the repository's top, for each folder that it may be relative to; none if it leads elsewhere. */
function fromFolders(claim: string, { roots, prefix }: PathRoots): string[] {
  const path = claim.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
  if (path.startsWith('/') || /^[A-Z]:\//.test(path)) {
    const root = roots.find((one) => path.startsWith(`${one}/`));
    return root === undefined ? [] : [posix.normalize(path.slice(root.length + 1))];
  }
  return [...new Set([posix.normalize(path), posix.join(prefix, path)])];
}

function withoutPrefix(path: string): string[] {
  const rest = /^[ab]\/(.+)$/s.exec(posix.normalize(path))?.[1];
  return rest === undefined ? [] : [rest];
}

export function namedPaths(findings: readonly LooseFinding[], where: PathRoots): ReadonlySet<RepoPath> {
  const claims = findings.flatMap(({ places, quotes }) => [
    ...places.flatMap((place) => (place.kind === 'place' ? place.claims : [])),
    ...quotes.flatMap((quote) => quote.claims),
  ]);
  return new Set([...new Set(claims)].flatMap((claim) => pathReadings(claim, where).tiers.flat()));
}
