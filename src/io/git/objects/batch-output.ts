import { Failure } from '../../../kernel/failure.ts';

const LINE_FEED = 10;

/** Receives the objects in the order in which they were asked for. */
export type ObjectTaker = {
  /** @returns bytes of content after the header; undefined to skip them */
  readonly begin: (header: string) => number | undefined;
  readonly take: (piece: Buffer) => void;
};

/** Joins contents that arrive in pieces: `use` gets each one when it is complete. */
export class WholeContent {
  readonly #use: (content: Buffer) => void;
  #content = Buffer.alloc(0);
  #filled = 0;

  constructor(use: (content: Buffer) => void) {
    this.#use = use;
  }

  /** @param size bytes; empty content has no piece */
  begin(size: number): void {
    [this.#content, this.#filled] = [Buffer.allocUnsafe(size), 0];
    if (size === 0) this.#use(this.#content);
  }

  take(piece: Buffer): void {
    this.#filled += piece.copy(this.#content, this.#filled);
    if (this.#filled === this.#content.length) this.#use(this.#content);
  }
}

/** Parses the output of `cat-file --batch` as it arrives: for each object a header line, the content and a line feed. */
export class BatchOutput {
  readonly #taker: ObjectTaker;
  /** Bytes of the content and its line feed still to come. */
  #left = 0;
  /** The beginning of an incomplete header. */
  #header = '';

  constructor(taker: ObjectTaker) {
    this.#taker = taker;
  }

  /** Whether to stop here, at an object that is to be skipped. */
  take(piece: Buffer): boolean {
    for (let at = 0; at < piece.length;) {
      if (this.#left > 0) {
        at = this.#takeContent(piece, at);
        continue;
      }
      const end = piece.indexOf(LINE_FEED, at);
      this.#header += piece.toString('latin1', at, end === -1 ? piece.length : end);
      if (end === -1) return false;
      at = end + 1;
      const size = this.#taker.begin(this.#header);
      this.#header = '';
      if (size === undefined) return true;
      this.#left = size + 1;
    }
    return false;
  }

  /** Whether no object is incomplete. */
  isWhole(): boolean {
    return this.#left === 0 && this.#header === '';
  }

  #takeContent(piece: Buffer, at: number): number {
    const end = Math.min(at + this.#left, piece.length);
    this.#left -= end - at;
    const content = this.#left === 0 ? end - 1 : end;
    if (content > at) this.#taker.take(piece.subarray(at, content));
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
