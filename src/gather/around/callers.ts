import type { ChangedSource } from '../../context/changed-source.ts';
import type { Caller, ContractTrigger } from '../../context/contract-trigger.ts';
import { familyOf } from '../../context/languages.ts';
import { callersIn } from '../../context/triggers/callers-in.ts';
import { changedContracts, type ChangedContract } from '../../context/triggers/changed-contracts.ts';
import { MOST_TRIGGERS, rankTriggers, withCallers } from '../../context/triggers/rank-triggers.ts';
import { tooCommon } from '../../context/triggers/search-names.ts';
import type { Repository } from '../../io/git/git.ts';
import type { TreeEntry } from '../../io/git/objects/objects.ts';
import { by, inOrder } from '../../kernel/order.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { readSources, type Sources } from './caller-sources.ts';
import type { ImportGraph } from './import-graph.ts';
import { searchTree, type Search } from './search-callers.ts';

/** Callers of this many changed functions are searched for: those of imported files first, then those that change most. */
const MOST_LOOKED_UP = 3 * MOST_TRIGGERS;
/** At most this many files near one file are read: itself, its importers, its package. */
const MOST_NEAR = 100;
/** At most this many names are searched for in the whole tree. */
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
    places.flatMap((each) => [...each.read]),
  );
  const found = places.map((each) => nearby(each, read));
  const searched = found
    .filter(({ callers, common }) => callers.length === 0 && common === undefined)
    .slice(0, MOST_NAMES)
    .map(({ contract }) => contract);
  const elsewhere = await searchTree(repository, head, searched);
  const triggers = rankTriggers(found.map((each) => triggerOf(each, elsewhere.of.get(each.contract))));
  const left = all.length - triggers.length;
  return {
    triggers,
    notes: [
      ...(left === 0 ? [] : [`${left} more changed functions were left out of the contract triggers`]),
      ...importersLeftOut(places),
      ...tooMuch(read.unread, 'files near the changed functions'),
      ...tooMuch(elsewhere.unread, 'files that hold their names'),
    ],
  };
}

function importersLeftOut(places: readonly Near[]): string[] {
  const many = new Map(
    places.filter(({ left }) => left > 0).map(({ contract, left }) => [contract.path, left]),
  );
  const left = [...many.values()].reduce((sum, count) => sum + count, 0);
  if (left === 0) return [];
  const files = many.size === 1 ? 'one changed file' : `${many.size} changed files`;
  return [
    `callers were not looked for in ${left} files near ${files}: the first ${MOST_NEAR} of each were read`,
  ];
}

function tooMuch(unread: number, files: string): string[] {
  return unread === 0
    ? []
    : [`callers were not looked for in ${unread} ${files}: too large, alone or together`];
}

/** The files that are searched first for a function's callers, and how many more there are. */
type Near = {
  readonly contract: ChangedContract;
  readonly read: ReadonlySet<RepoPath>;
  readonly left: number;
};

type Found = {
  readonly contract: ChangedContract;
  readonly callers: readonly Caller[];
  /** Why its name is not searched for. */
  readonly common: string | undefined;
};

function triggerOf({ contract, callers, common }: Found, search: Search | undefined): ContractTrigger {
  const unsearched = search === undefined ? `${MOST_NAMES} others were searched for` : search.why;
  const reason = callers.length === 0 ? (common ?? unsearched) : undefined;
  const why = reason === undefined ? [] : [asWhy(reason)];
  return withCallers(contract, [...callers, ...(search?.callers ?? [])], why);
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
  contract: ChangedContract,
  { tree }: ImportGraph,
  importers: ReadonlyMap<RepoPath, readonly RepoPath[]>,
): Near {
  const { path } = contract;
  const family = familyOf(path);
  const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '.';
  const siblings =
    family?.declarations !== undefined ? tree.in(folder).filter((other) => familyOf(other) === family) : [];
  const all = [...new Set([path, ...(importers.get(path) ?? []), ...siblings])];
  return {
    contract,
    read: new Set(all.slice(0, MOST_NEAR)),
    left: Math.max(0, all.length - MOST_NEAR),
  };
}

function nearby({ contract, read }: Near, sources: Sources): Found {
  const callers = [...read].flatMap((path) => {
    const source = sources.byPath.get(path);
    return source === undefined ? [] : callersIn(contract, source, false);
  });
  return { contract, callers, common: tooCommon(contract) };
}
