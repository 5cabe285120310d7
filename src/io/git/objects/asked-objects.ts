import type { Writable } from 'node:stream';
import { Failure } from '../../../kernel/failure.ts';
import { LARGEST_TEXT } from '../../../kernel/largest-text.ts';
import { BatchOutput, endedEarly, sizeInHeader } from './batch-output.ts';
import { readGit, type Repository } from '../git.ts';

/** Gives the objects of one type with these ids; a blob that is larger than any text is left out. */
export type AskForObjects = (
  type: 'blob' | 'tree',
  oids: readonly string[],
) => Promise<ReadonlyMap<string, Buffer>>;

/**
 * Lets `use` ask one `git cat-file --batch` for objects, and for more when it has seen those: going from a tree to its files
 * takes one process.
 *
 * @throws environment/tree-unavailable for an object that is missing, or is of another type
 */
export async function withObjects<T>(
  repository: Repository,
  use: (ask: AskForObjects) => Promise<T>,
): Promise<T> {
  const talk = new Talk();
  const used = use((type, oids) => talk.ask(type, oids)).finally(() => {
    talk.end();
  });
  const [answer] = await Promise.all([used, converse(repository, talk)]);
  return answer;
}

async function converse(repository: Repository, talk: Talk): Promise<void> {
  try {
    await readGit(repository, ['cat-file', '--batch'], {
      input: (git) => {
        talk.begin(git);
      },
      each: (piece) => {
        talk.hear(piece);
      },
    });
    talk.requireEnd();
  } catch (error) {
    talk.fail(error);
    throw error;
  }
}

type Question = {
  readonly oid: string;
  readonly type: 'blob' | 'tree';
  readonly answer: (content: Buffer | undefined) => void;
  readonly fail: (error: unknown) => void;
};

/** Questions and git's answers, in the same order. */
class Talk {
  /** Asked, and not yet answered in full. */
  #open: Question[] = [];
  #git: Writable | undefined;
  #ended = false;
  #failure: { readonly error: unknown } | undefined;
  readonly #output = new BatchOutput({
    begin: (header) => {
      const [asked] = this.#open;
      if (asked === undefined)
        throw new Failure('environment/git-failed', `git cat-file says "${header}" unasked`);
      const size = sizeInHeader(asked.oid, header, asked.type);
      return { size, isWanted: asked.type === 'tree' || size <= LARGEST_TEXT };
    },
    use: (content) => {
      this.#open.shift()?.answer(content);
    },
  });

  async ask(type: Question['type'], oids: readonly string[]): Promise<ReadonlyMap<string, Buffer>> {
    if (this.#failure !== undefined) throw this.#failure.error;
    const wanted = [...new Set(oids)];
    const answers = wanted.map(
      (oid) =>
        new Promise<Buffer | undefined>((answer, fail) => {
          this.#open.push({ oid, type, answer, fail });
        }),
    );
    this.#git?.write(lines(wanted));
    const contents = await Promise.all(answers);
    return new Map(wanted.flatMap((oid, at) => (contents[at] === undefined ? [] : [[oid, contents[at]]])));
  }

  /** What was asked before git had started is asked now. */
  begin(git: Writable): void {
    this.#git = git;
    git.write(lines(this.#open.map(({ oid }) => oid)));
    if (this.#ended) git.end();
  }

  /** Nothing more will be asked. */
  end(): void {
    this.#ended = true;
    this.#git?.end();
  }

  hear(piece: Buffer): void {
    this.#output.take(piece);
  }

  /** Throws when git ended by itself. */
  requireEnd(): void {
    if (!this.#ended || this.#open.length > 0) throw endedEarly(this.#open.length);
  }

  /** Rejects all open questions, so that nobody waits for ever. */
  fail(error: unknown): void {
    this.#failure = { error };
    for (const { fail } of this.#open) fail(error);
  }
}

/** The ids in git's input format. */
function lines(oids: readonly string[]): string {
  return oids.map((oid) => `${oid}\n`).join('');
}
