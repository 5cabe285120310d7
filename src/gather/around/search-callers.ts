import type { Caller } from '../../context/contract-trigger.ts';
import { familyOf } from '../../context/languages.ts';
import type { Family } from '../../context/languages/language-record.ts';
import { calledName, callersIn } from '../../context/triggers/callers-in.ts';
import type { ChangedContract } from '../../context/triggers/changed-contracts.ts';
import { MOST_HITS } from '../../context/triggers/search-names.ts';
import { findWords } from '../../io/git/find-words.ts';
import type { Repository } from '../../io/git/git.ts';
import type { TreeEntry } from '../../io/git/objects/objects.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readSources } from './caller-sources.ts';

export type Search = { readonly callers: readonly Caller[]; readonly why: string | undefined };
export type Searches = {
  readonly of: ReadonlyMap<ChangedContract, Search>;
  /** The number of files that hold one of the names but are too large, alone or together. */
  readonly unread: number;
};

/** Calls by whole word in files of the same language that are not known to import the changed one. */
export async function searchTree(
  repository: Repository,
  { tree, entries }: { readonly tree: string; readonly entries: ReadonlyMap<RepoPath, TreeEntry> },
  contracts: readonly ChangedContract[],
): Promise<Searches> {
  const familyIn = (path: RepoPath): Family | undefined =>
    familyOf(path, entries.get(path)?.mode === '100755');
  const names = [...new Set(contracts.map((contract) => calledName(contract).name))];
  const families = new Set(contracts.map(({ path }) => familyIn(path)));
  const hits = await findWords(repository, tree, names);
  const paths = [...hits.keys()].filter((path) => families.has(familyIn(path)));
  const { byPath, unread } = await readSources(repository, entries, paths);
  const search = (contract: ChangedContract): Search => {
    const family = familyIn(contract.path);
    const callers: Caller[] = [];
    for (const source of byPath.values()) {
      if (callers.length > MOST_HITS) break;
      if (familyIn(source.path) === family && source.path !== contract.path)
        callers.push(...callersIn(contract, source, true));
    }
    if (callers.length <= MOST_HITS) return { callers, why: undefined };
    return { callers: [], why: `${calledName(contract).name} has more than ${MOST_HITS} hits` };
  };
  return { of: new Map(contracts.map((contract) => [contract, search(contract)])), unread };
}
