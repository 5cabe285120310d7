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
 * Why a finished review's target now names something else than what was reviewed, as a sentence. Undefined when it does
 * not, or when only GitHub could say. A verdict is about two commits, but its reader means the branches. A base branch
 * that only got new commits after the fork point leaves the change as it was.
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

/**
 * The other commit that the same head would be compared with now. If the base branch meanwhile contains all of head, it
 * contains what was reviewed.
 */
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

/**
 * The same for a step, whose work tree was judged. An audit goes on in its own work tree, and commits there what was
 * judged.
 */
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

/** A run from before options were stored, or whose target held a secret, does not say what was asked. */
export function targetOf({ kind, asked, merged }: RunFile): Target | undefined {
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
