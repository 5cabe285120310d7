import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const IMPORTED = /(?:from|import|import\()\s*'(\.{1,2}\/[^']+\.ts)'/g;

/**
 * The files that a file loads, by their absolute paths, itself included: what is not among them can change nothing for
 * it. By the text of its imports, so a file may be named that is never loaded, or that a test only speaks of.
 */
export async function importClosure(path: string, seen = new Set<string>()): Promise<ReadonlySet<string>> {
  if (seen.has(path) || !existsSync(path)) return seen;
  seen.add(path);
  const text = await readFile(path, 'utf8');
  for (const [, name = ''] of text.matchAll(IMPORTED)) await importClosure(join(dirname(path), name), seen);
  return seen;
}

const closures = new Map<string, Promise<ReadonlySet<string>>>();

/** The same, looked up once. */
export function loadedBy(path: string): Promise<ReadonlySet<string>> {
  const known = closures.get(path) ?? importClosure(path);
  closures.set(path, known);
  return known;
}
