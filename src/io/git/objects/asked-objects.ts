import type { Writable } from 'node:stream';
import { Failure } from '../../../kernel/failure.ts';
import { BatchOutput, sizeInHeader, WholeContent } from './batch-output.ts';
import { readGit, type Repository } from '../git.ts';

/** The objects to read: of one type, by their ids. Contents larger than `most` bytes are skipped, and not read. */
export type Wanted = {
  readonly type: 'blob' | 'tree';
  readonly oids: readonly string[];
  readonly most?: number;
};
export type AskForObjects = (wanted: Wanted) => Promise<ReadonlyMap<string, Buffer>>;

/**
 * Lets `use` ask one `git cat-file --batch` for objects, and for more when it has seen those: going from a tree to its files
 * takes one process. After a skipped object a new process is started, because git would write all of its content.
 *
 * @throws environment/tree-unavailable for an object that is missing, or is of another type
 */
export async function withObjects<T>(
  repository: Repository,
  use: (ask: AskForObjects) => Promise<T>,
): Promise<T> {
  const talk = new Talk();
  const used = use((wanted) => talk.ask(wanted)).finally(() => {
    talk.end();
  });
  const [answer] = await Promise.all([used, converse(repository, talk)]);
  return answer;
}

async function converse(repository: Repository, talk: Talk): Promise<void> {
  try {
    do {
      await readGit(repository, ['cat-file', '--batch'], {
        input: (git) => {
          talk.begin(git);
        },
        each: (piece) => talk.hear(piece),
      });
    } while (talk.goesOn());
  } catch (error) {
    talk.fail(error);
    throw error;
  }
}

type Question = {
  readonly oid: string;
  readonly type: Wanted['type'];
  readonly most: number;
  readonly answer: (content: Buffer | undefined) => void;
  readonly fail: (error: unknown) => void;
};

/** Questions and git's answers, in the same order. */
class Talk {
  /** Asked, and not yet answered in full. */
  #open: Question[] = [];
  #git: Writable | undefined;
  #output = this.#newOutput();
  #stopped = false;
  #ended = false;
  #failure: { readonly error: unknown } | undefined;

  async ask({ type, oids, most = Infinity }: Wanted): Promise<ReadonlyMap<string, Buffer>> {
    if (this.#failure !== undefined) throw this.#failure.error;
    const wanted = [...new Set(oids)];
    const answers = wanted.map(
      (oid) =>
        new Promise<Buffer | undefined>((answer, fail) => {
          this.#open.push({ oid, type, most, answer, fail });
        }),
    );
    this.#git?.write(lines(wanted));
    const contents = await Promise.all(answers);
    return new Map(wanted.flatMap((oid, at) => (contents[at] === undefined ? [] : [[oid, contents[at]]])));
  }

  begin(git: Writable): void {
    this.#git = git;
    this.#output = this.#newOutput();
    this.#stopped = false;
    git.write(lines(this.#open.map(({ oid }) => oid)));
    if (this.#ended) git.end();
  }

  /** Nothing more will be asked. */
  end(): void {
    this.#ended = true;
    this.#git?.end();
  }

  /** Whether to end git, because the object is to be skipped. */
  hear(piece: Buffer): boolean {
    this.#stopped = this.#output.take(piece);
    if (this.#stopped) this.#git = undefined;
    return this.#stopped;
  }

  /** Whether another git is needed now that one has ended. Throws when git ended by itself with open questions. */
  goesOn(): boolean {
    const isDone = this.#ended && this.#open.length === 0;
    if (this.#stopped || isDone) return !isDone;
    throw new Failure(
      'environment/git-failed',
      `git cat-file --batch ended ${this.#open.length} objects early`,
    );
  }

  /** Rejects all open questions, so that nobody waits for ever. */
  fail(error: unknown): void {
    this.#failure = { error };
    for (const { fail } of this.#open) fail(error);
  }

  #newOutput(): BatchOutput {
    const whole = new WholeContent((content) => {
      this.#answer(content);
    });
    return new BatchOutput({
      begin: (header) => {
        const [asked] = this.#open;
        if (asked === undefined)
          throw new Failure('environment/git-failed', `git cat-file says "${header}" unasked`);
        const size = sizeInHeader(asked.oid, header, asked.type);
        if (size > asked.most) {
          this.#answer(undefined);
          return undefined;
        }
        whole.begin(size);
        return size;
      },
      take: (piece) => {
        whole.take(piece);
      },
    });
  }

  #answer(content: Buffer | undefined): void {
    this.#open.shift()?.answer(content);
  }
}

/** The ids in git's input format. */
function lines(oids: readonly string[]): string {
  return oids.map((oid) => `${oid}\n`).join('');
}
