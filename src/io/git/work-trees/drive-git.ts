import type { SimpleGitOptions } from 'simple-git';
import { Failure } from '../../../kernel/failure.ts';
import { withoutPrograms } from '../configured-programs.ts';
import { NEUTRAL_OPTIONS, neutralEnvironment } from '../neutral-git.ts';

/** Runs one git command and returns its output. Throws `environment/git-failed` with git's message. */
export type DrivenGit = (args: readonly string[], input?: string) => Promise<string>;

/** Settings for a git that writes, added to the neutral ones. */
const DRIVEN_OPTIONS: readonly string[] = [
  'commit.gpgSign=false',
  // Better no commit than one by root@localhost.
  'user.useConfigOnly=true',
  // A command that wants an editor fails instead of waiting for one.
  'core.editor=false',
  // Otherwise messages are stored in another encoding and are not found again.
  'i18n.commitEncoding=UTF-8',
  'submodule.recurse=false',
  'core.safecrlf=false',
].flatMap((setting) => ['-c', setting]);

/** Settings that simple-git rejects as an attack when they come from outside; these are our own. */
const OUR_SETTINGS: NonNullable<SimpleGitOptions['unsafe']> = {
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeEditor: true,
  allowUnsafeExec: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeHooksPath: true,
};

/** Variables without `GIT_` in their name that simple-git refuses to pass on. A non-interactive git needs none of them. */
const GUARDED = /^(?:git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;

/**
 * A git that changes a repository: refs, commits, work trees. For reading, use `git.ts`.
 *
 * No hook, filter or editor runs and nothing is signed. The library is loaded only here, because it would slow down the start of
 * every other command.
 *
 * @param env added to the neutral environment
 */
export async function driveGit(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<DrivenGit> {
  const [{ simpleGit }, without] = await Promise.all([
    import('simple-git'),
    withoutPrograms({ top: folder }),
  ]);
  const environment = { ...driven(neutralEnvironment(process.env)), ...without, ...env };
  return async (args, input = '') => {
    const git = simpleGit({
      baseDir: folder,
      unsafe: OUR_SETTINGS,
      allowEnvironment: Object.keys(environment),
      // By default it gives up on output that arrives 50 ms after the end.
      completion: { onClose: true, onExit: false },
      // By default a failure without output on stderr counts as a success.
      errors: (error, { exitCode, stdErr }) =>
        error ??
        (exitCode === 0
          ? undefined
          : Buffer.from(Buffer.concat(stdErr).toString().trim() || `status ${exitCode}`)),
      // Always set: without input it leaves the pipe open, and a git that reads it would wait for ever.
      input: () => Buffer.from(input),
    });
    try {
      return await git.env(environment).raw([...NEUTRAL_OPTIONS, ...DRIVEN_OPTIONS, ...args]);
    } catch (cause) {
      throw failed(args, cause);
    }
  };
}

function driven(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) =>
      value === undefined || (GUARDED.test(name) && !name.startsWith('GIT_')) ? [] : [[name, value] as const],
    ),
  );
}

function failed(args: readonly string[], cause: unknown): Failure {
  const said = (cause instanceof Error ? cause.message : String(cause)).trim();
  const hint = said.includes(".lock': File exists")
    ? 'another git is at work there, or one was killed; if none is running, delete the .lock file it names'
    : 'run the same git command by hand to see what it needs';
  return new Failure('environment/git-failed', `git ${args.slice(0, 3).join(' ')}: ${said}`, { hint, cause });
}
