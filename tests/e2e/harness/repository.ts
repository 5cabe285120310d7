import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Path → text of a file; null deletes it. */
export type Files = Readonly<Record<string, string | null>>;

/** A git repository that a test may do anything to. */
export type Repository = {
  readonly path: string;
  readonly write: (files: Files) => Promise<void>;
  /** Writes the files and commits everything; answers the commit's SHA. */
  readonly commit: (subject: string, files: Files) => Promise<string>;
  readonly git: (...args: readonly string[]) => Promise<string>;
};

const NOBODY = [
  '-c',
  'user.name=A Developer',
  '-c',
  'user.email=developer@example.com',
  '-c',
  'commit.gpgsign=false',
];

/** Lends an empty repository on branch `main` to `use` and removes it afterwards. */
export async function withRepository<T>(use: (repository: Repository) => Promise<T>): Promise<T> {
  const path = await mkdtemp(join(tmpdir(), 'repository-'));
  try {
    const repository = openRepository(path);
    await repository.git('init', '-q', '-b', 'main');
    return await use(repository);
  } finally {
    await rm(path, { recursive: true, force: true });
  }
}

function openRepository(path: string): Repository {
  const git = async (...args: readonly string[]): Promise<string> => {
    const { stdout } = await run('git', [...NOBODY, ...args], { cwd: path });
    return stdout.trim();
  };
  const write = async (files: Files): Promise<void> => {
    for (const [file, text] of Object.entries(files)) await writeOne(join(path, file), text);
  };
  const commit = async (subject: string, files: Files): Promise<string> => {
    await write(files);
    await git('add', '-A');
    await git('commit', '-q', '--allow-empty', '-m', subject);
    return git('rev-parse', 'HEAD');
  };
  return { path, write, commit, git };
}

async function writeOne(file: string, text: string | null): Promise<void> {
  if (text === null) return rm(file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
