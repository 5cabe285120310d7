import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import { readFile, realpath } from '../files/disk.ts';
import { isInside } from '../files/real-place.ts';
import { runGit, type GitAnswer, type Repository } from './git.ts';

/**
 * The repository around a folder: a subdirectory, a linked work tree or a symbolic link to one.
 *
 * @throws environment/not-a-repository, environment/no-commits, environment/git-missing, environment/git-failed
 */
export async function openRepository(cwd: string): Promise<Repository> {
  const folder = await existingFolder(cwd);
  const { top, gitDir } = (await askedAtOnce(folder)) ?? (await askedOneByOne(folder));
  await refuseForeignWorkTree(folder, top, gitDir);
  return { top: await realpath(top), gitDir: await realpath(gitDir) };
}

/** One process instead of three, because every command needs this. Undefined when git refused, or a name holds a line feed. */
async function askedAtOnce(folder: string): Promise<Repository | undefined> {
  const questions = ['--show-toplevel', '--absolute-git-dir', 'HEAD^{commit}'];
  const { status, stdout } = await runGit(folder, ['rev-parse', ...questions], { answers: [0, 1, 128] });
  const [top = '', gitDir = '', head = '', ...others] = stdout.toString('utf8').split(/\r?\n/);
  const isClear = status === 0 && /^[0-9a-f]{40,64}$/.test(head) && others.join('') === '';
  return isClear && top !== '' && gitDir !== '' ? { top, gitDir } : undefined;
}

/** The same with one process per question, so that it is clear which answer is missing. */
async function askedOneByOne(folder: string): Promise<Repository> {
  const answers = [0, 1, 128];
  const [top, gitDir, head] = await Promise.all([
    runGit(folder, ['rev-parse', '--show-toplevel'], { answers }),
    runGit(folder, ['rev-parse', '--absolute-git-dir'], { answers }),
    runGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], { answers }),
  ]);
  if (gitDir.status !== 0) throw notARepository(folder, gitDir.stderr);
  if (top.status !== 0) throw withoutWorkTree(folder, line(gitDir));
  await refuseForeignWorkTree(folder, line(top), line(gitDir));
  if (head.status !== 0) {
    throw new Failure('environment/no-commits', `${line(top)} has no commit on its current branch`, {
      hint: 'commit something first: git add . && git commit -m "the first commit"',
    });
  }
  return { top: line(top), gitDir: line(gitDir) };
}

/** The path of a folder in the repository, as git writes paths: `src/io`, or empty at the top. */
export async function folderInRepository(repository: Repository, cwd: string): Promise<string> {
  return relative(repository.top, await realpath(cwd))
    .split(sep)
    .join('/');
}

async function existingFolder(cwd: string): Promise<string> {
  try {
    return await realpath(resolve(cwd));
  } catch (cause) {
    throw new Failure('environment/not-a-repository', `the folder ${cwd} does not exist`, { cause });
  }
}

/**
 * `core.worktree` can name any folder. Then files in somebody's home would count as uncommitted work, and a model would see them.
 * So the work tree must be the folder whose `.git` led here, as in every clone, submodule and linked work tree.
 */
async function refuseForeignWorkTree(folder: string, top: string, gitDir: string): Promise<void> {
  const place = await realpath(top).catch(() => top);
  if (isInside(folder, place) && (await leadsTo(join(place, '.git'), gitDir))) return;
  throw new Failure(
    'environment/not-a-repository',
    `${gitDir} claims ${top} as its work tree, which is not its own`,
    {
      hint: `see who set it: git -C ${shellWord(folder)} config --show-origin core.worktree; or review a clone of it`,
    },
  );
}

/** Whether a `.git` is that directory, or a file that names it. */
async function leadsTo(entry: string, gitDir: string): Promise<boolean> {
  const wanted = await realpath(gitDir);
  if ((await realpath(entry).catch(() => undefined)) === wanted) return true;
  const named = /^gitdir: (.+?)\r?\n?$/s.exec(await readFile(entry, 'utf8').catch(() => ''))?.[1];
  return named !== undefined && (await realpath(resolve(entry, '..', named)).catch(() => '')) === wanted;
}

function notARepository(folder: string, said: string): Failure {
  // A folder of a clone can contain a complete bare repository, with its author's configuration.
  const bare = /cannot use bare repository '([^\n]+?)'(?: \(|\r?\n|$)/.exec(said)?.[1];
  if (bare !== undefined) return withoutWorkTree(folder, bare);
  // git refuses a repository of another user; its own message names the command that allows it.
  if (said.includes('safe.directory')) {
    return new Failure('environment/not-a-repository', said.trim(), {
      hint: `if you trust it: git config --global --add safe.directory ${shellWord(folder)}`,
    });
  }
  return new Failure('environment/not-a-repository', `${folder} is not inside a git repository`, {
    hint: 'run this in a clone, or make one: git init',
  });
}

/** The hint is not `git worktree add`: it runs a hook of a repository that the author of this folder may have supplied. */
function withoutWorkTree(folder: string, gitDir: string): Failure {
  const inWorkTree = basename(gitDir) === '.git';
  const clone = join(dirname(gitDir), `${basename(gitDir, '.git')}-review`);
  return new Failure(
    'environment/not-a-repository',
    `${folder} belongs to ${gitDir}, which has no work tree here`,
    {
      hint: inWorkTree
        ? `run this in its work tree: cd ${shellWord(dirname(gitDir))}`
        : `run this in a clone of it: git clone ${shellWord(gitDir)} ${shellWord(clone)} && cd ${shellWord(clone)}`,
    },
  );
}

/** Only the last newline is git's own: a folder's name may contain others. */
function line(answer: GitAnswer): string {
  return answer.stdout.toString('utf8').replace(/\r?\n$/, '');
}
