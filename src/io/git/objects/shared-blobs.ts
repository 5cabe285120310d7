import type { Repository } from '../git.ts';
import { readBlobs } from './objects.ts';

/** Bytes of content that a command holds for its other parts: two slices. */
const HELD_BYTES = 128 * 1024 * 1024;

type Blobs = ReadonlyMap<string, Buffer>;
type Sharing = {
  readonly most?: number;
  readonly read?: (oids: readonly string[]) => Promise<Blobs>;
};
type Held = { readonly batches: Map<string, Promise<Blobs>>; bytes: number };

/**
 * `readBlobs` for what several parts of a command read: the files of a change, at both revisions. Pending or completed reads are
 * not repeated, as long as the command holds its repository.
 *
 * The key is the repository and the object's id, whose content never changes. A failed read is repeated. Content that would
 * exceed `most` bytes together with what is held is returned but not held.
 *
 * @param options.read reads what is not held; whatever it leaves out is asked for again
 */
export async function readSharedBlobs(
  repository: Repository,
  oids: readonly string[],
  { most = HELD_BYTES, read = (missing) => readBlobs(repository, missing) }: Sharing = {},
): Promise<Blobs> {
  const held = HELD.get(repository) ?? { batches: new Map<string, Promise<Blobs>>(), bytes: 0 };
  HELD.set(repository, held);
  const wanted = [...new Set(oids)];
  const missing = wanted.filter((oid) => !held.batches.has(oid));
  const batch = read(missing);
  for (const oid of missing) held.batches.set(oid, batch);
  const answers = wanted.map((oid) => [oid, held.batches.get(oid) ?? batch] as const);
  const forget = (gone: readonly string[]): void => {
    for (const oid of gone) held.batches.delete(oid);
  };
  await batch.then(
    (blobs) => {
      const bytes = [...blobs.values()].reduce((sum, { length }) => sum + length, 0);
      const isHeld = held.bytes + bytes <= most;
      if (isHeld) held.bytes += bytes;
      forget(isHeld ? missing.filter((oid) => !blobs.has(oid)) : missing);
    },
    () => {
      forget(missing);
    },
  );
  const blobs = new Map<string, Buffer>();
  for (const [oid, answer] of answers) {
    const content = (await answer).get(oid);
    if (content !== undefined) blobs.set(oid, content);
  }
  return blobs;
}

const HELD = new WeakMap<Repository, Held>();
