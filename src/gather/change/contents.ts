import { inSlices } from '../../io/git/objects/blob-slices.ts';
import type { Repository } from '../../io/git/git.ts';
import { blobSizes } from '../../io/git/objects/objects.ts';
import { readSharedBlobs } from '../../io/git/objects/shared-blobs.ts';
import { streamBlobs } from '../../io/git/objects/stream-blobs.ts';
import { contentFacts, ContentReading, type ContentFacts } from '../../scope/content-facts.ts';
import { LARGEST_TEXT } from '../../kernel/largest-text.ts';

/** Facts about contents of a change, by object id. */
export type Contents = {
  /** In bytes; missing objects are left out. */
  readonly sizes: (oids: readonly string[]) => Promise<ReadonlyMap<string, number>>;
  readonly facts: (oids: readonly string[]) => Promise<ReadonlyMap<string, ContentFacts>>;
};

/** Contents that other parts of a command read too: they are cached. */
export function sharedContents(repository: Repository): Contents {
  const known = new Map<string, number>();
  const sizes = async (oids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const missing = oids.filter((oid) => !known.has(oid));
    for (const [oid, size] of await blobSizes(repository, missing)) known.set(oid, size);
    return known;
  };
  const facts = async (oids: readonly string[]): Promise<ReadonlyMap<string, ContentFacts>> => {
    const bytes = await sizes(oids);
    const read = new Map<string, ContentFacts>();
    for (const slice of inSlices(oids.map((oid) => ({ oid, size: bytes.get(oid) ?? 0 })))) {
      const contents = await readSharedBlobs(
        repository,
        slice.map(({ oid }) => oid),
      );
      for (const [oid, content] of contents) read.set(oid, contentFacts(content));
    }
    return read;
  };
  return { sizes, facts };
}

/** Contents that stream by once and are not cached. What is larger than any text is not read: it counts as binary. */
export function streamedContents(repository: Repository): Contents {
  const known = new Map<string, ContentFacts>();
  const facts = async (oids: readonly string[]): Promise<ReadonlyMap<string, ContentFacts>> => {
    await readFacts(
      repository,
      oids.filter((oid) => !known.has(oid)),
      known,
    );
    return known;
  };
  const sizes = async (oids: readonly string[]): Promise<ReadonlyMap<string, number>> => {
    const bytes = new Map<string, number>();
    for (const [oid, facts] of known) bytes.set(oid, facts.bytes);
    const missing = oids.filter((oid) => !known.has(oid));
    for (const [oid, size] of await blobSizes(repository, missing)) bytes.set(oid, size);
    return bytes;
  };
  return { sizes, facts };
}

async function readFacts(
  repository: Repository,
  oids: readonly string[],
  into: Map<string, ContentFacts>,
): Promise<void> {
  let [current, reading] = ['', new ContentReading()];
  const close = (): void => {
    if (current !== '') into.set(current, reading.facts());
  };
  await streamBlobs(repository, oids, {
    begin: (oid, bytes) => {
      close();
      const wanted = bytes <= LARGEST_TEXT;
      [current, reading] = [wanted ? oid : '', new ContentReading()];
      if (!wanted) into.set(oid, { ...contentFacts(Buffer.of()), bytes, binary: true });
      return wanted;
    },
    take: (piece) => {
      reading.take(piece);
    },
  });
  close();
}
