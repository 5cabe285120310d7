/** A chunk of the bundle: names are unique, those of the chunks that it imports among them. */
export type Chunk = {
  readonly name: string;
  readonly code: string;
  /** Loaded before anything of it runs. */
  readonly imports: readonly string[];
  /** Loaded when they are asked for. */
  readonly importsLater: readonly string[];
};

/** What some start of the program loads, and how many such starts there are beside the others. */
export type Start = { readonly loads: ReadonlySet<string>; readonly weight: number };

/**
 * What one file more costs beside reading more of a file, in bytes of code that is read and not run: 0.22 ms beside 22 µs
 * a kilobyte, of processor time, node 20.
 */
const BYTES_OF_A_FILE = 10_000;

/** How many starts go through the hooks for one of each other, and how many end there: every file opened in any session causes one. */
const [THROUGH_HOOKS, ENDING_AT_HOOKS] = [20, 200];

/**
 * The starts there are: the program alone, and for each chunk that is loaded later that chunk with the way to it.
 *
 * @param hooks the chunk that runs at each call of an agent and each file that an agent opens
 */
export function startsOf(chunks: ReadonlyMap<string, Chunk>, main: string, hooks: string): Start[] {
  const later = new Set([...chunks.values()].flatMap(({ importsLater }) => importsLater));
  const wayTo = (name: string): string[] => {
    const [from, ...others] = [...chunks.values()].filter((chunk) => chunk.importsLater.includes(name));
    // Of several ways none is the way.
    if (from === undefined || others.length > 0) return [name];
    return later.has(from.name) ? [...wayTo(from.name), name] : [from.name, name];
  };
  return [main, ...later].map((name) => {
    const loads = new Set<string>();
    for (const one of name === main ? [main] : [main, ...wayTo(name)]) addClosure(one, chunks, loads);
    const weight = name === hooks ? ENDING_AT_HOOKS : loads.has(hooks) ? THROUGH_HOOKS : 1;
    return { loads, weight };
  });
}

function addClosure(name: string, chunks: ReadonlyMap<string, Chunk>, to: Set<string>): void {
  if (to.has(name)) return;
  to.add(name);
  for (const next of chunks.get(name)?.imports ?? []) addClosure(next, chunks, to);
}

type Group = {
  readonly members: readonly string[];
  readonly bytes: number;
  /** For each start, whether it loads any of them. */
  readonly loadedBy: readonly boolean[];
};

/**
 * The chunks in groups, each to be one file: two groups become one as long as the starts that load both save more than
 * the starts that load one of them lose by reading the other, the pair that saves most first.
 */
export function groupedByStarts(chunks: ReadonlyMap<string, Chunk>, starts: readonly Start[]): string[][] {
  const weights = starts.map(({ weight }) => weight);
  const groups = [...chunks.values()]
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, code }): Group => {
      return { members: [name], bytes: code.length, loadedBy: starts.map(({ loads }) => loads.has(name)) };
    });
  // Row by row, what each group and those before it would save as one: computed once a pair, for there are many.
  const savings = groups.map((group, at) =>
    groups.slice(0, at).map((before) => saved(group, before, weights)),
  );
  for (;;) {
    const [most, row, column] = greatest(savings);
    const [a, b] = [groups[column], groups[row]];
    if (most <= 0 || a === undefined || b === undefined) return groups.map(({ members }) => [...members]);
    for (const at of [row, column]) {
      groups.splice(at, 1);
      savings.splice(at, 1);
      for (const later of savings.slice(at)) later.splice(at, 1);
    }
    const both = merged(a, b);
    savings.push(groups.map((group) => saved(both, group, weights)));
    groups.push(both);
  }
}

function saved(a: Group, b: Group, weights: readonly number[]): number {
  let sum = 0;
  for (const [at, weight] of weights.entries()) {
    const [loadsA, loadsB] = [a.loadedBy[at] === true, b.loadedBy[at] === true];
    if (loadsA && loadsB) sum += weight * BYTES_OF_A_FILE;
    else if (loadsA) sum -= weight * b.bytes;
    else if (loadsB) sum -= weight * a.bytes;
  }
  return sum;
}

function merged(a: Group, b: Group): Group {
  return {
    members: [...a.members, ...b.members],
    bytes: a.bytes + b.bytes,
    loadedBy: a.loadedBy.map((loads, at) => loads || b.loadedBy[at] === true),
  };
}

function greatest(rows: readonly (readonly number[])[]): [value: number, row: number, column: number] {
  let [value, at, column] = [0, -1, -1];
  for (const [row, values] of rows.entries()) {
    for (const [other, found] of values.entries()) {
      if (found > value) [value, at, column] = [found, row, other];
    }
  }
  return [value, at, column];
}
