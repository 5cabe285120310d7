import { Failure } from '../../kernel/failure.ts';
import { readGit, type Repository } from './git.ts';
import { MANY_OBJECTS } from './neutral-git.ts';
import { sizeInHeader } from './objects.ts';

const NEWLINE = 10;

/** What looks at contents while they stream by, piece by piece: a blob is never held whole. */
export type BlobTaker = {
  /** The next blob. False: its content is not wanted, and not read. */
  readonly begin: (oid: string, size: number) => boolean;
  readonly take: (piece: Buffer) => void;
};

/**
 * Contents of blobs, each once and in order, with one `cat-file --batch`. A further process is started behind a blob that is
 * not wanted: git would write it all.
 *
 * @throws environment/tree-unavailable for an object that is not there (a partial or damaged clone)
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

/** The output of one `cat-file --batch`: a header line, the content and a line feed, for each object. */
class Batch {
  readonly #oids: readonly string[];
  readonly #taker: BlobTaker;
  #begun = 0;
  #stopped = false;
  /** Bytes of the content and its line feed that are still to come. */
  #left = 0;
  /** The beginning of a header that is not yet whole. */
  #header = '';

  constructor(oids: readonly string[], taker: BlobTaker) {
    this.#oids = oids;
    this.#taker = taker;
  }

  /** Whether it ends here, at a blob that is not wanted. */
  take(piece: Buffer): boolean {
    for (let at = 0; at < piece.length;) {
      if (this.#left > 0) {
        at = this.#takeContent(piece, at);
        continue;
      }
      const end = piece.indexOf(NEWLINE, at);
      this.#header += piece.toString('latin1', at, end === -1 ? piece.length : end);
      if (end === -1) return false;
      at = end + 1;
      this.#stopped = !this.#begin();
      if (this.#stopped) return true;
    }
    return false;
  }

  /** Those that no content came of, when git has ended. */
  rest(): string[] {
    const rest = this.#oids.slice(this.#begun);
    if (this.#stopped || (rest.length === 0 && this.#left === 0)) return rest;
    throw new Failure('environment/git-failed', `git cat-file --batch ended ${rest.length} objects early`);
  }

  #begin(): boolean {
    const oid = this.#oids[this.#begun] ?? '';
    const size = sizeInHeader(oid, this.#header);
    this.#header = '';
    this.#begun += 1;
    this.#left = size + 1;
    return this.#taker.begin(oid, size);
  }

  #takeContent(piece: Buffer, at: number): number {
    const end = Math.min(at + this.#left, piece.length);
    this.#left -= end - at;
    const content = this.#left === 0 ? end - 1 : end;
    if (content > at) this.#taker.take(piece.subarray(at, content));
    return end;
  }
}
