import { posix } from 'node:path';

/** A path as git prints it under `-z`: relative to the top level, forward slashes, unquoted, never inside `.git`. */
export type RepoPath = string & { readonly __repoPath: unique symbol };

/** The path, or undefined when it is empty, is absolute, leaves the repository or is inside a `.git` folder. */
export function asRepoPath(text: string): RepoPath | undefined {
  return text.includes('\0') || FORBIDDEN_SEGMENT.test(text) ? undefined : (text as RepoPath);
}

/** An empty segment (the first of an absolute path), `.`, `..`, or `.git`. Case-insensitive file systems open `.GIT` too. */
const FORBIDDEN_SEGMENT = /(?:^|\/)(?:\.{0,2}|\.git)(?:\/|$)/i;

/**
 * Converts a path as a reviewer wrote it (`./x`, `a/x` and `b/x` of a diff, absolute inside one of `roots`) to a repository path.
 *
 * `exists` tells a real folder `a/` from a diff prefix: the path as written wins when it exists.
 */
export function claimedPath(
  claim: string,
  roots: readonly string[],
  exists: (path: RepoPath) => boolean,
): RepoPath | undefined {
  const root = roots.find((r) => claim.startsWith(`${r}/`));
  const relative = posix.normalize(root === undefined ? claim : claim.slice(root.length + 1));
  const path = asRepoPath(relative);
  if (path === undefined || exists(path)) return path;
  const unprefixed = /^[ab]\/(.+)$/s.exec(relative)?.[1];
  const inner = unprefixed === undefined ? undefined : asRepoPath(unprefixed);
  return inner !== undefined && exists(inner) ? inner : path;
}
