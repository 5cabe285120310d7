import { carryLines } from '../diff/carry-lines.ts';
import { parsePatch } from '../diff/patch/parse-patch.ts';
import type { Repository } from '../io/git/git.ts';
import { commitNamed } from './target/revisions.ts';
import { readPatch } from './change/read-patch.ts';

/** Lines of a file, as findings name them. */
export type ListedLines = { readonly file: string; readonly lines: readonly [number, number] };

/** Maps a place at one commit to its place at another; undefined if its file is gone. */
export async function carriedPlaces(
  repository: Repository,
  from: string,
  to: string,
): Promise<(place: ListedLines) => ListedLines | undefined> {
  if (from === to) return (place) => place;
  const [base, head] = await Promise.all([commitNamed(repository, from), commitNamed(repository, to)]);
  const { patch } = await readPatch(repository, { base, head }, []);
  const changes = [...parsePatch(patch).values()];
  const byOldPath = new Map<string, (typeof changes)[number]>(
    changes.map((change) => [('from' in change ? change.from : undefined) ?? change.path, change]),
  );
  return ({ file, lines }) => {
    const change = byOldPath.get(file);
    if (change === undefined) return { file, lines };
    if (change.kind === 'deleted') return undefined;
    if (change.kind === 'opaque')
      return change.status === 'deleted' ? undefined : { file: change.path, lines };
    const { start, end } = carryLines({ start: lines[0], end: lines[1] }, change.hunks);
    return { file: change.path, lines: [start, end] };
  };
}
