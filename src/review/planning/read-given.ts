import type { Context } from '../../context/context.ts';
import type { RunFile } from '../../contracts/files/run-files.ts';
import type { Change } from '../../gather/change/change.ts';
import { readContext } from '../../gather/context.ts';
import { copyInstalledPackages } from '../../gather/installed/installed-packages.ts';
import { noPackages, type CopiedPackages } from '../../gather/installed/copy-found.ts';
import { readRules } from '../../gather/rules.ts';
import { fingerprintRepository, type RepositoryFingerprint } from '../../io/git/on-disk/fingerprint.ts';
import { materializeTree } from '../../io/materialized/materialize.ts';
import { readChangedTexts } from './changed-texts.ts';
import type { PlanRequest } from './plan-request.ts';
import { settingsTree } from '../../scope/revision.ts';

type Given = {
  readonly rulesRead: Awaited<ReturnType<typeof readRules>>;
  readonly context: Context;
  readonly textOf: Awaited<ReturnType<typeof readChangedTexts>>;
  readonly roots: Pick<RunFile, 'tree_root' | 'packages_root'>;
  readonly fingerprint: RepositoryFingerprint;
};

/** Everything that a review is given besides the change itself, read in parallel. */
export async function readGiven(request: PlanRequest, change: Change): Promise<Given> {
  const { repository, cacheRoot } = request;
  const [rulesRead, gathered, textOf, tree, fingerprint, { packages, root }] = await Promise.all([
    readRules(repository, settingsTree(change.base)),
    readContext(repository, change, { asksGithub: true }),
    readChangedTexts(repository, change),
    materializeTree(repository, change.head.tree, cacheRoot),
    fingerprintRepository(repository),
    packagesFor(request, change),
  ]);
  const context: Context = { ...gathered, packages };
  const roots = { tree_root: tree, ...(root === undefined ? {} : { packages_root: root }) };
  return { rulesRead, context, textOf, roots, fingerprint };
}

/** A shard is reviewed on one machine and checked again on another, which may not have the packages. */
function packagesFor(
  { repository, cacheRoot, env = {}, shard }: PlanRequest,
  change: Change,
): Promise<CopiedPackages> {
  if (shard === undefined) return copyInstalledPackages(repository, change, { cacheRoot, env });
  return Promise.resolve(noPackages('a part of a change is reviewed without packages'));
}
