import type { Replaced } from '../../diff/splice-lines.ts';
import { takeOutLines } from '../../diff/take-out-lines.ts';
import { readGit, type Repository } from '../../io/git/git.ts';
import { readBlobs } from '../../io/git/objects/objects.ts';
import { writeBlob } from '../../io/git/objects/one-object.ts';
import type { Side } from '../../io/git/commits/merge-file.ts';
import type { Settle } from '../../io/git/commits/merge-trees.ts';

/**
 * For reverting a commit: files in which every change is recorded next to the others (a changelog) never conflict. The
 * lines that the commit added are removed from them unless somebody has rewritten them; if lines cannot be
 * distinguished, the file stays as it is.
 */
export function settleRecordFiles(repository: Repository, isRecord: (path: string) => boolean): Settle {
  return async (path, [made, now, before]) => {
    if (!isRecord(path)) return undefined;
    if (now === undefined) return 'absent';
    if (made === undefined || ![made, now, before ?? now].every(isFile)) return now;
    const [added, since] = await Promise.all([
      changesOf(repository, before, made),
      changesOf(repository, made, now),
    ]);
    if (added === undefined || since === undefined) return now;
    const text = await textsOf(repository, [before, made, now]);
    const [old, written, current] = text as [Buffer, Buffer, Buffer];
    const left = takeOutLines({ before: old, after: written, now: current, made: added, since });
    return { mode: now.mode, oid: await writeBlob(repository, left) };
  };
}

const isFile = ({ mode }: Side): boolean => mode.startsWith('100');

async function textsOf(repository: Repository, sides: readonly (Side | undefined)[]): Promise<Buffer[]> {
  const oids = sides.flatMap((side) => side?.oid ?? []);
  const blobs = await readBlobs(repository, oids);
  return sides.map((side) => (side === undefined ? undefined : blobs.get(side.oid)) ?? Buffer.alloc(0));
}

/** Hunks without context; undefined: git sees no lines in it. */
async function changesOf(
  repository: Repository,
  from: Side | undefined,
  to: Side,
): Promise<Replaced[] | undefined> {
  const old = from?.oid ?? (await writeBlob(repository, ''));
  if (old === to.oid) return [];
  const options = ['-U0', '--inter-hunk-context=0', '--no-ext-diff', '--no-textconv', '--no-color'];
  const patch = (await readGit(repository, ['diff', ...options, old, to.oid])).toString('latin1');
  const hunks = [...patch.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, a, b = '1', c, d = '1']): Replaced => ({
      old: { start: Number(a), count: Number(b) },
      new: { start: Number(c), count: Number(d) },
    }),
  );
  return hunks.length === 0 ? undefined : hunks;
}
