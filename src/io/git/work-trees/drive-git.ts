import type { SimpleGitOptions } from 'simple-git';
import { Failure } from '../../../kernel/failure.ts';
import { withoutPrograms } from '../configured-programs.ts';
import { NEUTRAL_OPTIONS, neutralEnvironment } from '../neutral-git.ts';

/** Runs one git command and gives its output. Throws `environment/git-failed` with what git said. */
export type DrivenGit = (args: readonly string[], input?: string) => Promise<string>;

/** On top of the neutral settings: what holds for a git that writes. */
const DRIVEN_OPTIONS: readonly string[] = [
  'commit.gpgSign=false',
  // Rather no commit than one by root@localhost.
  'user.useConfigOnly=true',
  // Whatever wants an editor fails instead of waiting for one.
  'core.editor=false',
  // Else messages are stored in another encoding and are not found again.
  'i18n.commitEncoding=UTF-8',
  'submodule.recurse=false',
  // It would write a `sharedindex.…` more each time.
  'core.splitIndex=false',
  'core.safecrlf=false',
].flatMap((setting) => ['-c', setting]);

/** Settings that simple-git takes for an attack when they come from outside; all of these are our own. */
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

/** Variables without `GIT_` in their name that simple-git refuses to hand on. None matters to a git that asks nobody. */
const GUARDED = /^(?:git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;

/**
 * A git that changes things in a repository: refs, commits, work trees. Reading goes through `git.ts`.
 *
 * No hook, filter or editor runs and nothing is signed. The library is loaded here, for whoever drives git, and nowhere
 * else: it costs every other command its start-up.
 *
 * @param env on top of the neutral environment
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
      // By default it gives up on output that comes 50 ms after the end.
      completion: { onClose: true, onExit: false },
      // By default a failure without a word on stderr is a success.
      errors: (error, { exitCode, stdErr }) =>
        error ??
        (exitCode === 0
          ? undefined
          : Buffer.from(Buffer.concat(stdErr).toString().trim() || `status ${exitCode}`)),
      // Always something: without input it leaves the pipe open, and who reads it waits for ever.
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
