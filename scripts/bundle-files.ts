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

/** The source that load.cjs loads. */
const MAIN = 'src/bin.ts';

/** Sources that run for each agent call and each file that an agent opens, with their starts per start of a command. */
const FREQUENT: readonly (readonly [source: string, times: number])[] = [['src/hooks/entry.ts', 20]];

/** The same for starts about other plugins' agents, which exit at once: every file opened in any session causes one. */
const EXITING_AT_ONCE: typeof FREQUENT = [['src/hooks/entry.ts', 200]];

/**
 * Everything in dist/: the file that node starts, the file that loads the program, the program itself, and the notices of the
 * packages it contains. The program is split so that a subcommand loads what it needs from few files. The same sources give the
 * same bytes on every machine.
 */
export async function bundleFiles(): Promise<GeneratedFile[]> {
  const [{ chunks, entries, inputs }, loader] = await Promise.all([splitProgram(TOP), loaderFile(TOP)]);
  const byChunk = (table: typeof FREQUENT) =>
    new Map(table.map(([source, times]) => [entryOf(entries, source), times]));
  const main = entryOf(entries, MAIN);
  const groups = groupedByStarts(chunks, startsOf(chunks, main, byChunk(FREQUENT), byChunk(EXITING_AT_ONCE)));
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
  if (name === undefined)
    throw new Error(`${source} is not the entry of a chunk: does anything still import it dynamically?`);
  return name;
}
