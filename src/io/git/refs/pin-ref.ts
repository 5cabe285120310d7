import { Failure } from '../../../kernel/failure.ts';
import { driveGit } from '../work-trees/drive-git.ts';
import { gitLines, type Repository } from '../git.ts';

/** The commit of a ref, by the ref's full name (`refs/heads/main`); undefined when it does not exist. */
export async function readRef(repository: Repository, ref: string): Promise<string | undefined> {
  // For `refs/a`, git also lists `refs/a/b`; `rev-parse` would also look for `refs/heads/refs/a`.
  const lines = await gitLines(repository, ['for-each-ref', '--format=%(objectname) %(refname)', ref]);
  const line = lines.find((one) => one.endsWith(` ${ref}`));
  return line?.slice(0, line.indexOf(' '));
}

/**
 * Creates a ref. A ref is never moved: if two callers want it at different commits, one is refused.
 *
 * @returns `there` when it is already at that commit, as after a crash
 * @throws audit/ref-exists
 */
export async function pinRef(repository: Repository, ref: string, sha: string): Promise<'pinned' | 'there'> {
  if (await isAt(repository, ref, sha)) return 'there';
  const git = await driveGit(repository.top);
  try {
    await git(['update-ref', '--no-deref', '--stdin'], `create ${ref} ${sha}\n`);
    return 'pinned';
  } catch (failure) {
    // Another process may have created it first.
    if (await isAt(repository, ref, sha)) return 'there';
    throw failure;
  }
}

/** The result for a ref that was to be renamed; `there` when an earlier call did it, `absent` when neither name exists. */
export type Archived = 'moved' | 'there' | 'absent';

/**
 * Renames refs, all or none of them. Repeating it gives the same result.
 *
 * @returns the result for each, in the order given
 * @throws audit/ref-exists when a new name is at another commit
 */
export async function renameRefs(
  repository: Repository,
  pairs: readonly { readonly from: string; readonly to: string }[],
): Promise<Archived[]> {
  const moves = await Promise.all(
    pairs.map(async (pair) => ({ ...pair, sha: await readRef(repository, pair.from) })),
  );
  const commands: string[] = [];
  const became: Archived[] = [];
  for (const { from, to, sha } of moves) {
    if (sha === undefined) {
      became.push((await readRef(repository, to)) === undefined ? 'absent' : 'there');
      continue;
    }
    if (!(await isAt(repository, to, sha))) commands.push(`create ${to} ${sha}`);
    commands.push(`delete ${from} ${sha}`);
    became.push('moved');
  }
  if (commands.length > 0) {
    const git = await driveGit(repository.top);
    await git(
      ['update-ref', '--no-deref', '--stdin'],
      ['start', ...commands, 'prepare', 'commit', ''].join('\n'),
    );
  }
  return became;
}

async function isAt(repository: Repository, ref: string, sha: string): Promise<boolean> {
  const value = await readRef(repository, ref);
  if (value === undefined || value === sha) return value === sha;
  throw new Failure('audit/ref-exists', `${ref} is at ${value}, not at ${sha}`, {
    hint: `it is set once and never moved; if it is no longer needed: git update-ref -d ${ref}`,
  });
}
