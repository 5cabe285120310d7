import { Failure } from '../../../kernel/failure.ts';

const LINE_FEED = 10;

/** Receives the objects in the order in which they were asked for. */
export type ObjectTaker = {
  /** Bytes of content after this header, and whether it is wanted: of another nothing is held. */
  readonly begin: (header: string) => { readonly size: number; readonly isWanted: boolean };
  /** The whole content; undefined if it was not wanted. */
  readonly use: (content: Buffer | undefined) => void;
};

/** Parses the output of `cat-file --batch` as it arrives: for each object a header line, the content and a line feed. */
export class BatchOutput {
  readonly #taker: ObjectTaker;
  /** Bytes of the content and its line feed still to come. */
  #left = 0;
  #content: Buffer | undefined;
  /** The beginning of an incomplete header. */
  #header = '';

  constructor(taker: ObjectTaker) {
    this.#taker = taker;
  }

  take(piece: Buffer): void {
    for (let at = 0; at < piece.length;)
      at = this.#left > 0 ? this.#takeContent(piece, at) : this.#takeHeader(piece, at);
  }

  #takeHeader(piece: Buffer, at: number): number {
    const end = piece.indexOf(LINE_FEED, at);
    this.#header += piece.toString('latin1', at, end === -1 ? piece.length : end);
    if (end === -1) return piece.length;
    const { size, isWanted } = this.#taker.begin(this.#header);
    this.#header = '';
    this.#left = size + 1;
    this.#content = isWanted ? Buffer.allocUnsafe(size) : undefined;
    return end + 1;
  }

  #takeContent(piece: Buffer, at: number): number {
    const end = Math.min(at + this.#left, piece.length);
    // The line feed is behind the end of the content, and not copied.
    if (this.#content !== undefined)
      piece.copy(this.#content, this.#content.length + 1 - this.#left, at, end);
    this.#left -= end - at;
    if (this.#left === 0) this.#taker.use(this.#content);
    return end;
  }
}

/** `<oid> blob <size>`, or `<oid> missing`. */
export function sizeInHeader(oid: string, header: string, type: 'blob' | 'tree' = 'blob'): number {
  const [, found, size] = /^[0-9a-f]+ ([a-z]+) (\d+)$/.exec(header) ?? [];
  if (found === type) return Number(size);
  throw new Failure(
    'environment/tree-unavailable',
    `git cannot give the content of ${oid}: it says "${header}"`,
    {
      hint: 'in a partial clone, fetch what is missing: git fetch --refetch --no-filter; else look for damage: git fsck',
    },
  );
}

export function endedEarly(left: number): Failure {
  return new Failure('environment/git-failed', `git cat-file --batch ended ${left} objects early`);
}
