import { realpath } from 'node:fs/promises';
import { relative, resolve, sep } from 'node:path';
import { Failure } from '../../kernel/failure.ts';
import { runGit, type GitAnswer, type Repository } from './git.ts';

/**
 * The repository around a folder: any sub-directory, linked work tree or symbolic link to one.
 *
 * @throws environment/not-a-repository, environment/no-commits, environment/git-missing, environment/git-failed
 */
export async function openRepository(cwd: string): Promise<Repository> {
  const folder = await existingFolder(cwd);
  const answers = [0, 1, 128];
  const [top, gitDir, head] = await Promise.all([
    runGit(folder, ['rev-parse', '--show-toplevel'], { answers }),
    runGit(folder, ['rev-parse', '--absolute-git-dir'], { answers }),
    runGit(folder, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], { answers }),
  ]);
  if (gitDir.status !== 0) throw notARepository(folder, gitDir.stderr);
  if (top.status !== 0) throw withoutWorkTree(folder, line(gitDir));
  if (head.status !== 0) {
    throw new Failure('environment/no-commits', `${line(top)} has no commit on its current branch`, {
      hint: 'commit something first: git add . && git commit',
    });
  }
  return { top: await realpath(line(top)), gitDir: await realpath(line(gitDir)) };
}

/** Where a folder stands in the repository, as git writes paths: `src/io`, or empty at the top. */
export async function standing(repository: Repository, cwd: string): Promise<string> {
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

function notARepository(folder: string, said: string): Failure {
  // git refuses a repository of another user; its own message names the command that allows it.
  if (said.includes('safe.directory')) {
    return new Failure('environment/not-a-repository', said.trim(), {
      hint: `if you trust it: git config --global --add safe.directory ${folder}`,
    });
  }
  return new Failure('environment/not-a-repository', `${folder} is not inside a git repository`, {
    hint: 'run this in a clone, or make one: git init',
  });
}

function withoutWorkTree(folder: string, gitDir: string): Failure {
  return new Failure(
    'environment/not-a-repository',
    `${folder} belongs to ${gitDir}, which has no work tree here`,
    {
      hint: `make a work tree of it: git --git-dir=${gitDir} worktree add ../review HEAD`,
    },
  );
}

/** Only the last newline is git's own: a folder's name may hold others. */
function line(answer: GitAnswer): string {
  return answer.stdout.toString('utf8').replace(/\r?\n$/, '');
}
