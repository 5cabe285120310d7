import { Failure } from '../../kernel/failure.ts';
import { nearest } from '../../kernel/text/nearest.ts';
import { shellWord } from '../../kernel/text/shell-word.ts';
import { gitLines, type Repository } from '../../io/git/git.ts';
import { fetchCommand, hasOrigin, WORKFLOW_HINT, isShallow } from '../history/rest-of-history.ts';

/**
 * The refusal of a name that is not a commit here, with suggestions: a path, a similar name, what is not fetched.
 *
 * @param isPath whether a file or folder of that name exists, relative to the user's folder
 */
export async function unknownRevision(
  repository: Repository,
  rev: string,
  isPath: boolean,
): Promise<Failure> {
  const names = await branchNames(repository);
  // A job's checkout has the branches of origin but no local ones.
  const meant = names.find((name) => name === `origin/${rev}`) ?? nearest(rev, names);
  const near = [
    ...(isPath ? [`if it is a path: correctless diff -- ${shellWord(rev)}`] : []),
    ...(meant === undefined ? [] : [`did you mean ${shellWord(meant)}?`]),
  ];
  const far = (await hasOrigin(repository))
    ? [`fetch it first: ${await fetchCommand(repository)}${await inAWorkflow(repository)}`]
    : near.length === 0
      ? ['see which there are: git branch --all']
      : [];
  return new Failure('scope/unknown-revision', `no branch, tag or commit "${rev}"`, {
    hint: [...near, ...far].join(meant === undefined ? '; or ' : ' else '),
  });
}

async function inAWorkflow(repository: Repository): Promise<string> {
  return (await isShallow(repository)) ? `; ${WORKFLOW_HINT}` : '';
}

/** Names of local and remote branches as people write them. */
async function branchNames(repository: Repository): Promise<string[]> {
  const args = ['for-each-ref', '--format=%(refname:short)', 'refs/heads', 'refs/remotes', 'refs/tags'];
  return gitLines(repository, args);
}
