import type { RunFile } from '../../contracts/files/run-files.ts';
import { resolveTarget } from '../../gather/target/resolve-target.ts';
import { headNow, type HeadNow } from '../../gather/target/head-now.ts';
import { readGit, type Repository } from '../../io/git/git.ts';
import { snapshotWorkTree } from '../../io/git/on-disk/snapshot.ts';
import { records } from '../../io/git/objects/objects.ts';
import { Failure } from '../../kernel/failure.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { parseTarget, type Target } from '../../scope/target.ts';
import type { Run } from '../../run/stored/open-run.ts';

/**
 * Why what a finished review looked at is no longer what its target names, as a sentence; undefined where it is, or where only
 * GitHub could say. A verdict is about two commits, and who asks for it means the branches: one that only went on, behind the
 * place where the other forked, leaves the change as it was.
 */
export async function targetMoved({ repository, file }: Run): Promise<string | undefined> {
  const target = targetOf(file);
  if (target === undefined) return undefined;
  let now: HeadNow | undefined;
  try {
    now = await headNow(repository, target);
  } catch (error) {
    if (error instanceof Failure)
      return `${inertLine(file.head.label)} cannot be found any more: ${error.message}`;
    throw error;
  }
  if (now === undefined) return undefined;
  if (now.sha === file.head.sha && now.tree === file.head.tree) return baseMoved(repository, file, target);
  if (now.sha !== null && now.sha !== file.head.sha && file.head.sha !== null)
    return `${inertLine(file.head.label)} is at ${now.sha.slice(0, 12)} now, and ${file.head.sha.slice(0, 12)} was reviewed`;
  const changed = await changedPaths(repository, file, now.tree);
  return changed.length === 0 ? undefined : `the work tree has changed since the review: ${named(changed)}`;
}

/** With which other commit the same head would be compared now. A branch that has all of it meanwhile has what was reviewed. */
async function baseMoved(
  repository: Repository,
  { base }: RunFile,
  target: Target,
): Promise<string | undefined> {
  try {
    const { base: now } = await resolveTarget(repository, target);
    if (now.sha === base.sha) return undefined;
    return `${inertLine(base.label)} would be compared at ${shortSha(now.sha)} now, and ${shortSha(base.sha)} was`;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === 'scope/base-is-head') return undefined;
    return `${inertLine(base.label)} cannot be found any more: ${error.message}`;
  }
}

const shortSha = (sha: string | null): string => sha?.slice(0, 12) ?? 'nothing';

/** The same of a step: what was judged is the work tree. An audit goes on in its own, and commits what was judged there. */
export async function stepMoved({
  repository,
  file,
}: Pick<Run, 'repository' | 'file'>): Promise<string | undefined> {
  if (file.audit !== undefined) return undefined;
  const { tree } = await snapshotWorkTree(repository);
  const changed = tree === file.head.tree ? [] : await changedPaths(repository, file, tree);
  return changed.length === 0
    ? undefined
    : `the work tree has changed since the step was judged: ${named(changed)}`;
}

/** Of a run of before options were written down, and of one whose target held a secret, nobody knows what was asked. */
function targetOf({ kind, asked, merged }: RunFile): Target | undefined {
  if (kind !== 'review' || asked === undefined || merged !== undefined) return undefined;
  const [staged, uncommitted] = [asked === '--staged', asked === '--uncommitted'];
  return parseTarget(asked === '' || staged || uncommitted ? [] : [asked], {
    staged,
    uncommitted,
    paths: [],
  });
}

async function changedPaths(
  repository: Repository,
  { head, paths }: RunFile,
  tree: string,
): Promise<string[]> {
  const args = [
    '--literal-pathspecs',
    'diff-tree',
    '-r',
    '-z',
    '--name-only',
    '--no-renames',
    head.tree,
    tree,
    '--',
  ];
  return records(await readGit(repository, [...args, ...paths]));
}

function named(paths: readonly string[]): string {
  const more = paths.length > NAMED ? `, and ${paths.length - NAMED} more` : '';
  return paths.slice(0, NAMED).map(inertLine).join(', ') + more;
}

const NAMED = 5;
