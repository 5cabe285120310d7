import { Failure } from '../kernel/failure.ts';
import { nearest } from '../kernel/nearest.ts';
import { printable } from '../kernel/printable.ts';
import { shellWord } from '../kernel/shell-word.ts';
import { askGit, readGit, type Repository } from '../io/git/git.ts';

export type Commit = { readonly sha: string; readonly tree: string };

/** Statuses with which git says "no such thing". */
const ABSENT = [0, 1, 128];

/** The commit a revision names, or undefined. A revision is never taken for an option. */
export async function findCommit(repository: Repository, rev: string): Promise<Commit | undefined> {
  const [sha, tree] = await Promise.all(
    ['commit', 'tree'].map(async (type) => {
      const args = ['rev-parse', '--verify', '--quiet', '--end-of-options', `${rev}^{${type}}`];
      const said = (await readGit(repository, args, { answers: ABSENT })).toString('latin1').trim();
      // `^main` is answered with `^` and an id.
      return /^[0-9a-f]+$/.test(said) ? said : undefined;
    }),
  );
  return sha === undefined || tree === undefined ? undefined : { sha, tree };
}

/**
 * The commit a revision names.
 *
 * @throws scope/unknown-revision with the names that may have been meant; usage/bad-value for a name of several things
 */
export async function commitNamed(repository: Repository, rev: string): Promise<Commit> {
  const [commit] = await Promise.all([findCommit(repository, rev), refuseAmbiguous(repository, rev)]);
  if (commit !== undefined) return commit;
  const names = await branchNames(repository);
  // A job's checkout has the branches of origin and none of its own.
  const meant = names.find((name) => name === `origin/${rev}`) ?? nearest(rev, names);
  const workflow = (await isShallow(repository)) ? `; ${IN_A_WORKFLOW}` : '';
  const fetch = `fetch it first: ${await fetchOfRest(repository)}${workflow}`;
  // A whole id is no name that was mistyped, and no path.
  const path = WHOLE_ID.test(rev) ? '' : `; or if it is a path: correctless diff -- ${shellWord(rev)}`;
  throw new Failure('scope/unknown-revision', `no branch, tag or commit "${rev}"`, {
    hint: meant === undefined ? `${fetch}${path}` : `did you mean ${shellWord(meant)}? else ${fetch}`,
  });
}

/**
 * Refuses a name that is a branch and a tag, or a tag and the beginning of an id. git takes the tag and only warns, and a
 * tag comes along with whatever branch is fetched: one called `main` or `origin/main` would choose what is compared.
 */
async function refuseAmbiguous(repository: Repository, rev: string): Promise<void> {
  const args = ['-c', 'core.warnAmbiguousRefs=true', 'rev-parse', '--verify', '--end-of-options', rev];
  const { stderr } = await askGit(repository, args, { answers: ABSENT });
  const name = /^warning: refname '(.*)' is ambiguous\.$/m.exec(stderr)?.[1];
  // These have one meaning, whatever else is called so.
  if (name === undefined || name === 'HEAD' || name.startsWith('refs/') || WHOLE_ID.test(name)) return;
  const refs = ['heads', 'remotes', 'tags'].map((kind) => `refs/${kind}/${name}`);
  const listed = await readGit(repository, ['for-each-ref', '--format=%(refname)', ...refs]);
  const meant = listed
    .toString('utf8')
    .split('\n')
    .filter((ref) => refs.includes(ref));
  const id = /^[0-9a-f]+$/.test(name) ? ['the whole id of the commit'] : [];
  throw new Failure('usage/bad-value', `"${printable(name)}" is more than one thing`, {
    hint: `write ${[...meant.map(printable), ...id].join(' or ')}`,
  });
}

const WHOLE_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/;

/** `refs/heads/x` or `refs/remotes/origin/x` when the revision names a branch; undefined for any other commit. */
export async function branchNamed(repository: Repository, rev: string): Promise<string | undefined> {
  // HEAD is the last commit to whoever writes it, though git resolves it to the branch.
  if (rev === 'HEAD' || rev === '@') return undefined;
  const args = ['rev-parse', '--verify', '--quiet', '--symbolic-full-name', '--end-of-options', rev];
  const name = (await readGit(repository, args, { answers: ABSENT })).toString('utf8').trim();
  return name.startsWith('refs/heads/') || name.startsWith('refs/remotes/') ? name : undefined;
}

/** The branch that is checked out, by its short name; undefined on a detached HEAD. */
export async function currentBranch(repository: Repository): Promise<string | undefined> {
  const said = await readGit(repository, ['symbolic-ref', '--quiet', '--short', 'HEAD'], { answers: [0, 1] });
  return said.toString('utf8').trim() || undefined;
}

/** Names of local and remote branches as people write them. */
async function branchNames(repository: Repository): Promise<string[]> {
  const args = ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes', 'refs/tags'];
  return (await readGit(repository, args)).toString('utf8').split('\n').filter(Boolean);
}

/** The first parent's id as the commit itself records it, also where a shallow clone hides it. */
export async function firstParent(repository: Repository, sha: string): Promise<string | undefined> {
  const commit = (await readGit(repository, ['cat-file', 'commit', sha])).toString('latin1');
  return /^tree [0-9a-f]+\nparent ([0-9a-f]+)\n/.exec(commit)?.[1];
}

/** The best common ancestors of two commits: none, or one, or several that do not come from each other. */
export async function mergeBases(repository: Repository, a: string, b: string): Promise<string[]> {
  const bases = await readGit(repository, ['merge-base', '--all', a, b], { answers: [0, 1] });
  return bases.toString('latin1').split('\n').filter(Boolean);
}

/** What a job has to write for its clone to have the whole history. */
export const IN_A_WORKFLOW = 'in a GitHub workflow: actions/checkout with fetch-depth: 0';

/** Whether commits of the history are missing because the clone was told to leave them out. */
export async function isShallow(repository: Repository): Promise<boolean> {
  return (
    (await readGit(repository, ['rev-parse', '--is-shallow-repository'])).toString('latin1').trim() === 'true'
  );
}

/**
 * The command that gets what origin has and the clone has not. `git fetch` alone gets no older commit of a shallow clone, and
 * no other branch where the clone was made of one.
 */
async function fetchOfRest(repository: Repository): Promise<string> {
  const asked = ['config', '--get-all', 'remote.origin.fetch'];
  const [shallow, refspecs] = await Promise.all([
    isShallow(repository),
    readGit(repository, asked, { answers: [0, 1] }),
  ]);
  const fetched = refspecs.toString('utf8').split('\n').filter(Boolean);
  const isPartial = fetched.length > 0 && !fetched.some((one) => /^\+?refs\/heads\/\*:/.test(one));
  if (isPartial && shallow) return "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'";
  if (isPartial) return "git fetch origin '+refs/heads/*:refs/remotes/origin/*'";
  return shallow ? 'git fetch --unshallow' : 'git fetch';
}

/** The id of the tree without entries, in the repository's own hash. */
export async function emptyTree(repository: Repository): Promise<string> {
  return (await readGit(repository, ['hash-object', '-t', 'tree', '--stdin'], { input: '' }))
    .toString('latin1')
    .trim();
}
