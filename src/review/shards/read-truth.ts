import { readDifference } from '../../gather/change/change.ts';
import { readRules } from '../../gather/rules.ts';
import type { Repository } from '../../io/git/git.ts';
import { blobSizes } from '../../io/git/objects/objects.ts';
import { Failure } from '../../kernel/failure.ts';
import { shardName, type Shard } from './shard.ts';
import type { Truth } from './verify-shard.ts';
import { settingsTree } from '../../scope/revision.ts';

/**
 * What a shard's run is about, read from this repository.
 *
 * @throws merge/unknown-head when this repository does not hold what was reviewed
 */
export async function readTruth(repository: Repository, shard: Shard): Promise<Truth> {
  const { base, head, paths } = shard.run.file;
  const held = await blobSizes(repository, [base.tree, head.tree, settingsTree(base)]);
  const lacking = [base, head, { ...base, ...base.tip }].find(({ tree }) => !held.has(tree));
  if (lacking !== undefined) throw unknownHead(shard, lacking);
  const [change, { rules }] = await Promise.all([
    readDifference(repository, { base, head }, paths),
    readRules(repository, settingsTree(base)),
  ]);
  return { change, rules };
}

function unknownHead(shard: Shard, { sha, tree, label }: Shard['run']['file']['head']): Failure {
  const what = sha === null ? `tree ${tree} (${label})` : `commit ${sha}`;
  return new Failure('merge/unknown-head', `this repository does not hold ${what} of ${shardName(shard)}`, {
    hint:
      sha === null
        ? 'merge it in the repository that it was reviewed in: uncommitted work is nowhere else'
        : `git fetch origin ${sha}`,
  });
}
