import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectFiles, TOP } from './project-files.ts';

/** Files that node reads to run one: itself and, over again, what it requires before anything is asked of it. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(
    /^(?:var .* = )?require\("(\.[^"]+)"\);$/gm,
  )) {
    loadedWith(join(dirname(path), target), seen);
  }
  return seen;
}

function chunk(pattern: RegExp): string {
  const [found, ...others] = projectFiles(/^dist\/.*\.cjs$/).filter(({ path }) => pattern.test(path));
  if (found === undefined || others.length > 0) throw new Error(`expected one chunk for ${String(pattern)}`);
  return join(TOP, found.path);
}

function bytesOf(paths: Iterable<string>): number {
  return [...paths].reduce((sum, path) => sum + readFileSync(path).length, 0);
}

describe('a hook about somebody else’s agent', () => {
  const loaded = new Set([...loadedWith(chunk(/main\.cjs$/)), ...loadedWith(chunk(/\/entry-/))]);

  it('loads at most ten files and 26 KB: no library, no schema', () => {
    expect(loaded.size).toBeLessThanOrEqual(10);
    expect(bytesOf(loaded)).toBeLessThanOrEqual(26_000);
  });

  it('loads what the scan says: the answers and the list of our agents among it', () => {
    expect(loaded.size).toBeGreaterThanOrEqual(3);
    expect([...loaded].some((path) => readFileSync(path, 'utf8').includes('"finding-scorer"'))).toBe(true);
  });
});

it('no chunk contains the schema library: validators are compiled at build time', () => {
  const chunks = projectFiles(/^dist\/.*\.cjs$/);
  expect(chunks.length).toBeGreaterThanOrEqual(30);
  expect(chunks.filter(({ text }) => text.includes('~kind')).map(({ path }) => path)).toEqual([]);
});
