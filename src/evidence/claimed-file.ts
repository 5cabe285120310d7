import type { Side } from '../contracts/shapes.ts';
import { claimedPath, type RepoPath } from '../kernel/repo-path.ts';
import type { ReviewedText } from './reviewed-text.ts';
import type { Texts } from './world.ts';

/** The file that a reply names, as the change names it; undefined when neither revision has it. */
export function claimedFile(claim: string, texts: Texts): RepoPath | undefined {
  const isKnown = (path: RepoPath) =>
    texts.changed.has(path) || texts.headText(path) !== undefined || texts.baseText(path) !== undefined;
  const path = claimedPath(claim, texts.treeRoots, isKnown);
  if (path === undefined || !isKnown(path)) return undefined;
  if (texts.changed.has(path) || texts.headText(path) !== undefined) return path;
  return renamedTo(path, texts) ?? path;
}

/** The file's text on one side. The old side of a renamed file is under its old name. */
export function textOn(side: Side, file: RepoPath, texts: Texts): ReviewedText | undefined {
  if (side === 'new') return texts.headText(file);
  const change = texts.changed.get(file);
  const before = change === undefined || change.kind === 'deleted' ? undefined : change.from;
  return texts.baseText(before ?? file);
}

function renamedTo(path: RepoPath, { changed }: Texts): RepoPath | undefined {
  for (const change of changed.values()) {
    if (change.kind !== 'deleted' && change.from === path) return change.path;
  }
  return undefined;
}
