import type { ChangedSource } from '../context/changed-source.ts';
import type { Caller, ContractTrigger } from '../context/contract-trigger.ts';
import { familyOf } from '../context/graph/family.ts';
import { callersIn } from '../context/triggers/callers-in.ts';
import { changedContracts, type ChangedContract } from '../context/triggers/changed-contracts.ts';
import { MOST_TRIGGERS, rankTriggers, withCallers } from '../context/triggers/rank-triggers.ts';
import { tooCommon } from '../context/triggers/search-names.ts';
import type { Repository } from '../io/git.ts';
import type { TreeEntry } from '../io/objects.ts';
import { by, inOrder } from '../kernel/order.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { readSources, type Sources } from './caller-sources.ts';
import type { ImportGraph } from './import-graph.ts';
import { searchTree, type Search } from './search-callers.ts';

/** Of so many changed functions callers are looked for: those of imported files first, then those that change most. */
const MOST_LOOKED_UP = 3 * MOST_TRIGGERS;
/** Importers of one file that are read. */
const MOST_IMPORTERS = 100;
/** So many names are searched for in the whole tree. */
const MOST_NAMES = MOST_TRIGGERS;

export type Triggers = { readonly triggers: readonly ContractTrigger[]; readonly notes: readonly string[] };

/**
 * The changed functions whose contract the change touches, with their callers in the head tree.
 *
 * Processes: two readers of contents and one `git grep`, however large the change is.
 */
export async function readTriggers(
  repository: Repository,
  head: { readonly tree: string; readonly entries: ReadonlyMap<RepoPath, TreeEntry> },
  sources: readonly ChangedSource[],
  graph: ImportGraph,
): Promise<Triggers> {
  const importers = importersOf(graph);
  const all = sources.flatMap(changedContracts).toSorted(
    inOrder(
      by((contract) => (importers.has(contract.path) ? 0 : 1)),
      by((contract) => -contract.kinds.length),
      by((contract) => contract.path),
      by((contract) => contract.line),
    ),
  );
  const places = all.slice(0, MOST_LOOKED_UP).map((contract) => near(contract, graph, importers));
  const read = await readSources(
    repository,
    head.entries,
    places.flatMap((each) => [...each]),
  );
  const found = places.map((each, at) => nearby(all[at], each, read)).filter((each) => each !== undefined);
  const searched = found
    .filter(({ callers, common }) => callers.length === 0 && common === undefined)
    .slice(0, MOST_NAMES)
    .map(({ contract }) => contract);
  const elsewhere = await searchTree(repository, head, searched);
  const triggers = rankTriggers(found.map((each) => triggerOf(each, elsewhere.get(each.contract))));
  const left = all.length - triggers.length;
  const notes = left === 0 ? [] : [`${left} more changed functions were left out of the contract triggers`];
  return { triggers, notes };
}

type Found = {
  readonly contract: ChangedContract;
  readonly importers: ReadonlySet<RepoPath>;
  readonly callers: readonly Caller[];
  /** Why its name is not searched for. */
  readonly common: string | undefined;
};

function triggerOf(
  { contract, importers, callers, common }: Found,
  search: Search | undefined,
): ContractTrigger {
  const reason = callers.length === 0 ? (common ?? search?.why) : undefined;
  const why = reason === undefined ? [] : [asWhy(reason)];
  return withCallers(contract, [...callers, ...(search?.callers ?? [])], importers, why);
}

function asWhy(reason: string): string {
  return `callers: ${reason}; they were looked for in importing files only`;
}

function importersOf({ edges }: ImportGraph): ReadonlyMap<RepoPath, readonly RepoPath[]> {
  const importers = new Map<RepoPath, RepoPath[]>();
  for (const { from, to } of edges) {
    const list = importers.get(to);
    if (list === undefined) importers.set(to, [from]);
    else if (!list.includes(from)) list.push(from);
  }
  return importers;
}

/** The file itself, those that import it, and those of its package in languages whose packages need no import. */
function near(
  { path }: ChangedContract,
  { tree }: ImportGraph,
  importers: ReadonlyMap<RepoPath, readonly RepoPath[]>,
): ReadonlySet<RepoPath> {
  const family = familyOf(path);
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
  const siblings =
    family === 'go' || family === 'jvm' ? tree.in(folder).filter((other) => familyOf(other) === family) : [];
  return new Set([...[path, ...(importers.get(path) ?? []), ...siblings].slice(0, MOST_IMPORTERS)]);
}

function nearby(
  contract: ChangedContract | undefined,
  importers: ReadonlySet<RepoPath>,
  sources: Sources,
): Found | undefined {
  if (contract === undefined) return undefined;
  const callers = [...importers].flatMap((path) => {
    const source = sources.get(path);
    return source === undefined ? [] : callersIn(contract, source, false);
  });
  return { contract, importers, callers, common: tooCommon(contract) };
}
