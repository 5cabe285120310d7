import { join } from 'node:path';
import { compareText } from '../../kernel/order.ts';
import { readdir } from '../files/disk.ts';
import { isFile } from './places.ts';

/** How deep a run can be in a folder copied from elsewhere: `ARTIFACTS/NAME/.correctless/runs/RUN`. */
const DEPTH = 5;
/** They never contain runs. */
const NOT_SEARCHED = new Set(['.git', 'node_modules']);

/** The folders at or below `folder` that contain a `run.json`, in code-unit order. Links are not followed. */
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

/** Entries below `folder` that are neither files nor folders: in a stranger's run, a link may lead anywhere. */
export async function specialEntries(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return specialEntries(path);
      return entry.isFile() ? [] : [path];
    }),
  );
  return found.flat().toSorted(compareText);
}
