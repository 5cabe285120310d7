import { Failure } from '../kernel/failure.ts';
import { printable } from '../kernel/printable.ts';
import { shellWord } from '../kernel/shell-word.ts';
import { by, inOrder } from '../kernel/order.ts';

/** Groups named in the message. */
const NAMED = 5;

/**
 * The refusal of a change with more than `limit` files, or undefined. Names the folders that hold most of them.
 *
 * @param paths the changed files
 */
export function tooManyPaths(paths: Iterable<string>, limit: number): Failure | undefined {
  const counts = new Map<string, number>();
  let total = 0;
  for (const path of paths) {
    const group = path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/` : 'files at the top';
    counts.set(group, (counts.get(group) ?? 0) + 1);
    total += 1;
  }
  if (total <= limit) return undefined;
  const groups = [...counts].toSorted(
    inOrder(
      by(([, count]) => -count),
      by(([group]) => group),
    ),
  );
  const named = groups.slice(0, NAMED).map(([group, count]) => `${printable(group)} ${count}`);
  const rest = groups.length > NAMED ? [`and ${groups.length - NAMED} more folders`] : [];
  const folder = groups.find(([group]) => group.endsWith('/'))?.[0] ?? 'PATH';
  return new Failure(
    'scope/too-many-files',
    `${total} files changed, more than ${limit}: ${[...named, ...rest].join(', ')}`,
    {
      hint: `review them all: --yes; or a part: -- ${shellWord(folder)}; or in parts that are merged: --shard I/N`,
    },
  );
}
