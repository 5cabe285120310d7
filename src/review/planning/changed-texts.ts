import type { Change } from '../../gather/change/change.ts';
import { readQuotedTexts } from '../../gather/quoted-texts.ts';
import type { Repository } from '../../io/git/git.ts';
import type { TextOf } from '../../packets/redaction/redact-hunks.ts';

/** Whole files, because a hunk can cut a secret in two. */
export async function readChangedTexts(
  repository: Repository,
  change: Pick<Change, 'base' | 'head' | 'changed' | 'skipped'>,
): Promise<TextOf> {
  const skipped = new Set(change.skipped.map(({ path }) => path));
  const texts = await readQuotedTexts(repository, {
    baseTree: change.base.tree,
    headTree: change.head.tree,
    changed: change.changed,
    treeRoots: [],
    named: [...change.changed.keys()].filter((path) => !skipped.has(path)),
  });
  return (path, side) => (side === 'new' ? texts.headText(path) : texts.baseText(path))?.plain.text;
}
