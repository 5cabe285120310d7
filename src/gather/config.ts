import type { Config } from '../contracts/config.ts';
import type { Suppression } from '../contracts/suppressions.ts';
import type { ContractName, ContractValue } from '../contracts/registry.ts';
import { checkContract } from '../contracts/validate.ts';
import type { Repository } from '../io/git.ts';
import { listTree, readBlobs } from '../io/objects.ts';
import { Failure } from '../kernel/failure.ts';

export const CONFIG_PATH = '.correctless/config/workflow-config.json';
export const SUPPRESSIONS_PATH = '.correctless/suppressions.json';

/** The user's settings as they stand at a tree; `{}` when there are none. Throws `config/…` naming key and value. */
export async function readConfig(repository: Repository, tree: string): Promise<Config> {
  return (await readOwnJson(repository, tree, CONFIG_PATH, 'workflow-config')) ?? {};
}

/** Accepted findings as they stand at a tree: a change cannot silence its own finding. */
export async function readSuppressions(
  repository: Repository,
  tree: string,
): Promise<readonly Suppression[]> {
  return (await readOwnJson(repository, tree, SUPPRESSIONS_PATH, 'suppressions')) ?? [];
}

async function readOwnJson<K extends ContractName>(
  repository: Repository,
  tree: string,
  path: string,
  contract: K,
): Promise<ContractValue<K> | undefined> {
  const [entry] = await listTree(repository, tree, { paths: [path] });
  if (entry?.type !== 'blob') return undefined;
  const bytes = (await readBlobs(repository, [entry.oid])).get(entry.oid);
  let value: unknown;
  try {
    value = JSON.parse(bytes?.toString('utf8') ?? '');
  } catch (cause) {
    throw new Failure('config/unreadable', `${path} at base is not JSON`, {
      cause,
      hint: `mend ${path} and commit it`,
    });
  }
  const checked = await checkContract(contract, value);
  if (checked.kind === 'valid') return checked.value;
  const [{ pointer, problem, value: found }] = checked.defects;
  const unknown = problem.startsWith('is not a property');
  const shown = found === undefined ? '' : ` (found ${JSON.stringify(found).slice(0, 80)})`;
  throw new Failure(
    unknown ? 'config/unknown-key' : 'config/bad-value',
    `${path} at base: ${pointer === '' ? 'the file' : pointer} ${problem}${shown}`,
    { hint: 'the keys and their values are in docs/configuration.md' },
  );
}
