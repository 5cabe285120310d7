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

/** Sources that are entries of chunks: what load.cjs loads, and what runs for each agent call and each file that an agent opens. */
const [MAIN, HOOKS] = ['src/bin.ts', 'src/hooks/entry.ts'];

/**
 * Everything in dist/: the file that node starts, the file that loads the program, the program itself, and the notices of the
 * packages it contains. The program is split so that a subcommand loads what it needs from few files. The same sources give the
 * same bytes on every machine.
 */
export async function bundleFiles(): Promise<GeneratedFile[]> {
  const [{ chunks, entries, inputs }, loader] = await Promise.all([splitProgram(TOP), loaderFile(TOP)]);
  const main = entryOf(entries, MAIN);
  const groups = groupedByStarts(chunks, startsOf(chunks, main, entryOf(entries, HOOKS)));
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
