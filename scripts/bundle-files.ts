import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loaderFile } from './bundle/loader-file.ts';
import { groupedByStarts, startsOf } from './bundle/loaded-together.ts';
import { packFiles } from './bundle/packs.ts';
import { splitProgram } from './bundle/split-program.ts';
import { SUMS_FILE, sourceSums } from '../src/io/own/source-sums.ts';
import { thirdPartyNotices } from './third-party-notices.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const TOP = resolve(import.meta.dirname, '..');

/** What load.cjs loads. */
const MAIN = 'src/bin.ts';

/** What runs at each call of an agent and each look of one, and how many of those come to one call of a command. */
const OFTEN: readonly (readonly [source: string, times: number])[] = [['src/hooks/entry.ts', 20]];

/** The same of those about somebody else's agent, which end there: every look of every session is one. */
const AT_ONCE: typeof OFTEN = [['src/hooks/entry.ts', 200]];

/**
 * Everything in dist/: the file node reads first, the one that loads the program, the program split so that a subcommand loads
 * what it needs in few files, and the notices of the packages it contains. The same sources give the same bytes on every machine.
 */
export async function bundleFiles(): Promise<GeneratedFile[]> {
  const [{ chunks, entries, inputs }, loader] = await Promise.all([splitProgram(TOP), loaderFile(TOP)]);
  const byChunk = (table: typeof OFTEN) =>
    new Map(table.map(([source, times]) => [entryOf(entries, source), times]));
  const main = entryOf(entries, MAIN);
  const groups = groupedByStarts(chunks, startsOf(chunks, main, byChunk(OFTEN), byChunk(AT_ONCE)));
  return [
    { path: 'dist/start.cjs', content: await readFile(resolve(TOP, 'src/start.cjs'), 'utf8') },
    { path: 'dist/load.cjs', content: loader },
    ...packFiles(chunks, groups, main),
    { path: 'dist/THIRD-PARTY.txt', content: await thirdPartyNotices(inputs, TOP) },
    { path: SUMS_FILE, content: await sourceSums(TOP) },
  ];
}

function entryOf(entries: ReadonlyMap<string, string>, source: string): string {
  const name = entries.get(source);
  if (name === undefined) throw new Error(`${source} is the entry of no chunk: does nobody load it later?`);
  return name;
}
