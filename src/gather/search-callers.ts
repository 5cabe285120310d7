import type { Caller } from '../context/contract-trigger.ts';
import { familyOf } from '../context/graph/family.ts';
import { calledName, callersIn } from '../context/triggers/callers-in.ts';
import type { ChangedContract } from '../context/triggers/changed-contracts.ts';
import { MOST_HITS } from '../context/triggers/search-names.ts';
import { findWords } from '../io/find-words.ts';
import type { Repository } from '../io/git.ts';
import type { TreeEntry } from '../io/objects.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { readSources } from './caller-sources.ts';

export type Search = { readonly callers: readonly Caller[]; readonly why: string | undefined };

/** Calls by whole word in files of the same language that are not known to import the changed one. */
export async function searchTree(
  repository: Repository,
  { tree, entries }: { readonly tree: string; readonly entries: ReadonlyMap<RepoPath, TreeEntry> },
  contracts: readonly ChangedContract[],
): Promise<ReadonlyMap<ChangedContract, Search>> {
  const names = [...new Set(contracts.map((contract) => calledName(contract).name))];
  const hits = await findWords(repository, tree, names);
  const sources = await readSources(repository, entries, [...hits.keys()]);
  return new Map(
    contracts.map((contract): [ChangedContract, Search] => {
      const family = familyOf(contract.path);
      const callers: Caller[] = [];
      for (const source of sources.values()) {
        if (callers.length > MOST_HITS) break;
        if (familyOf(source.path) === family && source.path !== contract.path)
          callers.push(...callersIn(contract, source, true));
      }
      const { name } = calledName(contract);
      if (callers.length <= MOST_HITS) return [contract, { callers, why: undefined }];
      return [contract, { callers: [], why: `${name} has more than ${MOST_HITS} hits` }];
    }),
  );
}
