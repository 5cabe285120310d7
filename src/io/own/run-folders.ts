import { join } from 'node:path';
import { compareText } from '../../kernel/order.ts';
import { readdir } from '../files/disk.ts';
import { isFile } from './places.ts';

/** Folders in which a run can lie in what was carried over: `ARTIFACTS/NAME/.correctless/runs/RUN`. */
const DEPTH = 5;
/** Nobody's runs are in there. */
const NOT_SEARCHED = new Set(['.git', 'node_modules']);

/** The folders at or below `folder` that hold a `run.json`, in code-unit order. Links are not followed. */
export async function runFolders(folder: string, depth: number = DEPTH): Promise<string[]> {
  if (await isFile(join(folder, 'run.json'))) return [folder];
  if (depth === 0) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries
    .filter((entry) => entry.isDirectory() && !NOT_SEARCHED.has(entry.name))
    .map(({ name }) => join(folder, name))
    .toSorted(compareText);
  return (await Promise.all(below.map((path) => runFolders(path, depth - 1)))).flat();
}

/** What below `folder` is neither a file nor a folder: a link in a run of strangers may lead anywhere. */
export async function oddEntries(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return oddEntries(path);
      return entry.isFile() ? [] : [path];
    }),
  );
  return found.flat().toSorted(compareText);
}
