import { allCells, cellName, type Cell, type Entry } from '../tests/e2e/faults/fault-table.ts';
import type { Outcome } from '../tests/e2e/faults/outcome.ts';
import { markdownTable } from './page-section.ts';

/** The page on the fault matrix, made of what one run of it saw. Throws when a cell of the table is missing. */
export function faultsPage(outcomes: readonly Outcome[]): string {
  // The last outcome of a cell counts: "two runs at once" has two.
  const seen = new Map(outcomes.map((outcome) => [cellName(outcome.cell), outcome]));
  const cells = allCells();
  const missing = cells.filter((cell) => !seen.has(cellName(cell)));
  if (missing.length > 0) throw new Error(`not played: ${missing.map(cellName).join('; ')}`);
  const rows = cells.flatMap((cell) => seen.get(cellName(cell)) ?? []);
  const head = ['Fault', 'Entry', 'Where', 'Cells', 'Verdict', 'Exit', 'What is said', 'In the ledger'];
  return [
    '# Faults',
    'This page lists what can go wrong in a review, an audit, a proof or a fix, made to go wrong in the real client, and what was then said. In no cell does the fault make a verdict clean, lose a finding or change the work tree: files, index, refs, HEAD, configuration and hooks of the repository are compared before and after each.',
    `**${cells.length} cells, all as expected.** \`npm run faults\` runs them and writes this page; \`npm run test:all\` runs a part in which every fault and every agent occurs (\`tests/e2e/faults/choose-cells.ts\`). The table they come from is \`tests/e2e/faults/fault-table.ts\`.`,
    'Under *clock going backwards* and *two runs at once* the run ends as it would without them. Where the entry is *prove*, the verdict is that of the review whose finding stays and is not proven; killed, that of the proof. The scripted model plays every agent; a copy of the plugin with fewer turns for its agents, shorter time-outs for its hooks and a launcher that can be made to fail (`tests/e2e/faults/plugin/`) plays the machine. What no program here can notice is in [guarantees.md](guarantees.md#what-cannot-be-held).',
  ]
    .join('\n\n')
    .concat('\n', markdownTable(head, tableRows(rows)).slice(0, -1));
}

/** Cells that differ only in their place are one row, and so are rows that differ only in their fault. */
function tableRows(outcomes: readonly Outcome[]): string[][] {
  const places = grouped(outcomes, ({ cell, ...seen }) => [cell.fault, cell.entry, ...endOf(seen)]);
  const rows = places.map(([first, ...others]) => {
    const where = [first, ...others].map(({ cell }) => cell.place);
    return { ...first, where: placesIn(where, first.cell), cells: where.length };
  });
  return grouped(rows, ({ cell, where, ...seen }) => [cell.entry, where, ...endOf(seen)]).map((same) => {
    const [{ cell, where, cells, ...seen }] = same;
    const faults = same.map((one) => one.cell.fault).join(', ');
    return [faults, cell.entry, where, String(cells * same.length), ...endOf(seen)];
  });
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => readonly string[]): [T, ...T[]][] {
  const groups = new Map<string, [T, ...T[]]>();
  for (const one of all) {
    const key = JSON.stringify(keyOf(one));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [one]);
    else group.push(one);
  }
  return [...groups.values()];
}

const TELLING = ['sent-back', 'refused', 'denied', 'lost', 'given-up', 'stored', 'ended'];

/** The end of a cell as its row says it: of the ledger the lines that tell of the fault, for every run has others. */
function endOf({ verdict, exit, said, ledger }: Omit<Outcome, 'cell'>): string[] {
  const telling = TELLING.filter((kind) => ledger.includes(kind));
  return [verdict, String(exit), codeIn(said), telling.join(', ')];
}

const ENTRY_AGENTS: Partial<Readonly<Record<Entry, number>>> = { review: 11, audit: 5 };

function placesIn(places: readonly string[], { entry }: Cell): string {
  return places.length === ENTRY_AGENTS[entry] ? 'every agent' : places.join(', ');
}

/** The words by which a message is known: its code, or its sentence without names and numbers of this run. */
function codeIn(said: string): string {
  const known = [
    /refused\/[a-z-]+/,
    /no_work/,
    /the agent failed: [^\n.:]*/,
    /without a reply that could be judged/,
    /no agent was called for it/,
    /no reply of it arrived/,
    /validator did not return a result/,
    /scope_excluded|undeclared_file_in_patch|not_new|waits: [^\n]*/,
    /(?:run|environment|audit)\/[a-z-]+/,
  ];
  const found = known.map((one) => one.exec(said)?.[0]).find((text) => text !== undefined);
  return (found ?? said.split('\n')[0] ?? '').slice(0, 80).replaceAll('|', '/').trim();
}
