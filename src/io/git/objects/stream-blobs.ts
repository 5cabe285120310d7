import { Failure } from '../../../kernel/failure.ts';
import { BatchOutput, sizeInHeader, WholeContent } from './batch-output.ts';
import { readGit, type Repository } from '../git.ts';
import { MANY_OBJECTS } from '../neutral-git.ts';

/** Processes contents as they stream, piece by piece: a blob is never held whole. */
export type BlobTaker = {
  /** The next blob. Returns false to skip its content. */
  readonly begin: (oid: string, size: number) => boolean;
  readonly take: (piece: Buffer) => void;
};

/**
 * Contents of blobs, each once and in order, with one `cat-file --batch`. After a skipped blob a new process is started, because
 * git would write all of its content.
 *
 * @throws environment/tree-unavailable for a missing object (a partial or damaged clone)
 */
export async function streamBlobs(
  repository: Repository,
  oids: Iterable<string>,
  taker: BlobTaker,
): Promise<void> {
  let wanted = [...new Set(oids)];
  while (wanted.length > 0) {
    const batch = new Batch(wanted, taker);
    await readGit(repository, [...MANY_OBJECTS, 'cat-file', '--batch', '--buffer'], {
      input: `${wanted.join('\n')}\n`,
      each: (piece) => batch.take(piece),
    });
    wanted = batch.rest();
  }
}

/** Each blob once, whole, in order, as soon as it is complete. git reads the next one while `use` works. */
export async function eachBlob(
  repository: Repository,
  oids: Iterable<string>,
  use: (oid: string, content: Buffer) => unknown,
): Promise<void> {
  let blob = '';
  const whole = new WholeContent((content) => {
    use(blob, content);
  });
  await streamBlobs(repository, oids, {
    begin: (oid, size) => {
      blob = oid;
      whole.begin(size);
      return true;
    },
    take: (piece) => {
      whole.take(piece);
    },
  });
}

/** The same for the files of a tree, with their entries: several files may have the same content, which is read once. */
export async function eachFile<Entry extends { readonly oid: string }>(
  repository: Repository,
  entries: readonly Entry[],
  use: (entry: Entry, content: Buffer) => unknown,
): Promise<void> {
  const byOid = new Map<string, Entry[]>();
  for (const entry of entries) {
    const same = byOid.get(entry.oid);
    if (same === undefined) byOid.set(entry.oid, [entry]);
    else same.push(entry);
  }
  await eachBlob(repository, byOid.keys(), (oid, content) => {
    for (const entry of byOid.get(oid) ?? []) use(entry, content);
  });
}

class Batch {
  readonly #oids: readonly string[];
  readonly #taker: BlobTaker;
  readonly #output: BatchOutput;
  #begun = 0;
  #stopped = false;

  constructor(oids: readonly string[], taker: BlobTaker) {
    this.#oids = oids;
    this.#taker = taker;
    this.#output = new BatchOutput({
      begin: (header) => this.#begin(header),
      take: (piece) => {
        taker.take(piece);
      },
    });
  }

  /** Whether to stop here, at a blob that is to be skipped. */
  take(piece: Buffer): boolean {
    this.#stopped = this.#output.take(piece);
    return this.#stopped;
  }

  /** The blobs that git has not given when it ended. */
  rest(): string[] {
    const rest = this.#oids.slice(this.#begun);
    if (this.#stopped || (rest.length === 0 && this.#output.isWhole())) return rest;
    throw new Failure('environment/git-failed', `git cat-file --batch ended ${rest.length} objects early`);
  }

  #begin(header: string): number | undefined {
    const oid = this.#oids[this.#begun] ?? '';
    const size = sizeInHeader(oid, header);
    this.#begun += 1;
    return this.#taker.begin(oid, size) ? size : undefined;
  }
}
