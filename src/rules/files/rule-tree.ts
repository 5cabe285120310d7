import { posix } from 'node:path';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { asRepoPath } from '../../kernel/repo-path.ts';

/** What rules need to know about an entry of a git tree. */
export type Entry = {
  readonly mode: string;
  readonly oid: string;
  readonly size: number | null;
  readonly path: RepoPath;
};

/** A tree whose links are followed, but never out of it. `links`: the stored target, by the link's path. */
export type RuleTree = {
  readonly entries: ReadonlyMap<string, Entry>;
  readonly links: ReadonlyMap<string, string>;
};

/**
 * Where a path of the tree leads when its links are followed. Anything that is not a file counts as a folder, even if missing.
 */
export type Destination =
  | { readonly kind: 'file'; readonly entry: Entry }
  | { readonly kind: 'folder'; readonly path: string }
  | { readonly kind: 'outside'; readonly target: string }
  | { readonly kind: 'endless' };

const LINK = '120000';
const SUBMODULE = '160000';
/** Linux follows as many links in one path. */
const MAX_LINKS = 40;

export function isLink(entry: Entry): boolean {
  return entry.mode === LINK;
}

/** Follows the links of a path, in its folders and at its end, as a file system would. */
export function follow(path: string, tree: RuleTree): Destination {
  const waiting = path.split('/').reverse();
  let at: string[] = [];
  let followed = 0;
  for (let segment = waiting.pop(); segment !== undefined; segment = waiting.pop()) {
    if (segment === '' || segment === '.') continue;
    if (segment === '..') {
      if (at.pop() === undefined) return { kind: 'outside', target: path };
      continue;
    }
    at.push(segment);
    const target = tree.links.get(at.join('/'));
    if (target === undefined) continue;
    if (posix.isAbsolute(target)) return { kind: 'outside', target };
    if (++followed > MAX_LINKS) return { kind: 'endless' };
    at = at.slice(0, -1);
    waiting.push(...target.split('/').reverse());
  }
  const entry = tree.entries.get(at.join('/'));
  if (entry === undefined || entry.mode === SUBMODULE) return { kind: 'folder', path: at.join('/') };
  return { kind: 'file', entry };
}

/**
 * The files that are visible through a link to a folder, under the paths they have there. Links to further folders are included,
 * each folder once. A link to the whole repository gives nothing, because it would contain itself.
 */
export function filesThrough(link: string, folder: string, tree: RuleTree): RepoPath[] {
  const shown: RepoPath[] = [];
  const seen = new Set<string>();
  const open = [{ name: link, folder }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (next.folder === '' || seen.has(next.folder)) continue;
    seen.add(next.folder);
    for (const entry of tree.entries.values()) {
      if (!entry.path.startsWith(`${next.folder}/`)) continue;
      const shownAs = asRepoPath(next.name + entry.path.slice(next.folder.length));
      if (shownAs === undefined) continue;
      const inner = isLink(entry) ? follow(entry.path, tree) : undefined;
      if (inner?.kind === 'folder') open.push({ name: shownAs, folder: inner.path });
      else shown.push(shownAs);
    }
  }
  return shown;
}
