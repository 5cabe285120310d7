import { Failure } from '../../kernel/failure.ts';
import { printable } from '../../kernel/text/printable.ts';
import { askGit, gitLines, gitText, type Repository } from '../../io/git/git.ts';
import { unknownRevision } from './unknown-revision.ts';

export type Commit = { readonly sha: string; readonly tree: string };

/** Exit statuses of git that mean "no such thing". */
const ABSENT = [0, 1, 128];

/** The commit that a revision names, or undefined. A revision is never parsed as an option. */
export async function findCommit(repository: Repository, rev: string): Promise<Commit | undefined> {
  const [sha, tree] = await Promise.all(
    ['commit', 'tree'].map(async (type) => {
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{${type}}`];
      const said = await gitText(repository, args, { answers: ABSENT });
      // git answers `^main` with `^` and an id.
      return /^[0-9a-f]+$/.test(said) ? said : undefined;
    }),
  );
  return sha === undefined || tree === undefined ? undefined : { sha, tree };
}

/**
 * The commit that a revision names.
 *
 * @param known.isPath whether a file or folder of that name exists, relative to the user's folder
 * @throws scope/unknown-revision with the names that may have been meant; usage/bad-value for an ambiguous name
 */
export async function commitNamed(
  repository: Repository,
  rev: string,
  { isPath = false }: { readonly isPath?: boolean } = {},
): Promise<Commit> {
  const [commit] = await Promise.all([findCommit(repository, rev), refuseAmbiguous(repository, rev)]);
  if (commit !== undefined) return commit;
  throw await unknownRevision(repository, rev, isPath);
}

/**
 * Refuses a name that is both a branch and a tag, or a tag and an abbreviated id. git takes the tag and only warns, and a
 * tag is fetched along with any branch: a tag named `main` or `origin/main` would choose what is compared.
 */
async function refuseAmbiguous(repository: Repository, rev: string): Promise<void> {
  const args = ['-c', 'core.warnAmbiguousRefs=true', 'rev-parse', '--verify', '--end-of-options', rev];
  const { stderr } = await askGit(repository, args, { answers: ABSENT });
  const name = /^warning: refname '(.*)' is ambiguous\.$/m.exec(stderr)?.[1];
  // These have only one meaning, whatever else has the same name.
  if (name === undefined || name === 'HEAD' || name.startsWith('refs/') || WHOLE_ID.test(name)) return;
  const refs = ['heads', 'remotes', 'tags'].map((kind) => `refs/${kind}/${name}`);
  const listed = await gitLines(repository, ['for-each-ref', '--format=%(refname)', ...refs]);
  const meant = listed.filter((ref) => refs.includes(ref));
  const id = /^[0-9a-f]+$/.test(name) ? ['the full id of the commit'] : [];
  throw new Failure('usage/bad-value', `"${printable(name)}" is ambiguous`, {
    hint: `write ${[...meant.map(printable), ...id].join(' or ')}`,
  });
}

const WHOLE_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

/** `refs/heads/x` or `refs/remotes/origin/x` if the revision names a branch; undefined for any other commit. */
export async function branchNamed(repository: Repository, rev: string): Promise<string | undefined> {
  // HEAD means the last commit to people, though git resolves it to the branch.
  if (rev === 'HEAD' || rev === '@') return undefined;
  const args = ['rev-parse', '--verify', '--quiet', '--symbolic-full-name', '--end-of-options', rev];
  const name = await gitText(repository, args, { answers: ABSENT });
  return name.startsWith('refs/heads/') || name.startsWith('refs/remotes/') ? name : undefined;
}

/** The branch that is checked out, by its short name; undefined on a detached HEAD. */
export async function currentBranch(repository: Repository): Promise<string | undefined> {
  const asked = ['symbolic-ref', '--quiet', '--short', 'HEAD'];
  return (await gitText(repository, asked, { answers: [0, 1] })) || undefined;
}
