import { Failure } from '../../kernel/failure.ts';
import { runGit } from './git.ts';

/**
 * The author of commits made here, as `Name <address>`.
 *
 * @throws environment/no-identity
 */
export async function authorOf(folder: string): Promise<string> {
  await requireIdentity(folder);
  const { stdout } = await runGit(folder, ['var', 'GIT_AUTHOR_IDENT']);
  // Seconds and time zone follow.
  return stdout.toString('utf8').replace(/ \d+ [+-]\d{4}\s*$/, '');
}

/**
 * Checks that git has an identity for commits, before anything depends on it.
 *
 * @throws environment/no-identity
 */
export async function requireIdentity(folder: string): Promise<void> {
  for (const name of ['GIT_AUTHOR_IDENT', 'GIT_COMMITTER_IDENT']) {
    const { status, stderr } = await runGit(folder, ['-c', 'user.useConfigOnly=true', 'var', name], {
      answers: [0, 1, 128],
    });
    if (status === 0) continue;
    const said = /^fatal: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
    throw new Failure('environment/no-identity', `git has no name and address for your commits: ${said}`, {
      hint: 'git config --global user.name "Your Name" && git config --global user.email you@example.com',
    });
  }
}
