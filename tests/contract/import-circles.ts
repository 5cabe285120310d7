import { posix } from 'node:path';
import type { SourceFacts } from './source-facts.ts';

/**
 * Every import cycle, as the files that reach one another: `a.ts → b.ts → a.ts` is one. A type import counts like any other, because
 * a reader of one file of a cycle has to read all of them.
 */
export function importCircles(sources: readonly SourceFacts[]): string[][] {
  const imports = new Map(sources.map((source) => [source.path, targetsOf(source)]));
  const reached = new Map([...imports.keys()].map((path) => [path, reachableFrom(path, imports)]));
  const taken = new Set<string>();
  return [...reached].flatMap(([path, others]) => {
    if (taken.has(path) || !others.has(path)) return [];
    const circle = [...others].filter((other) => reached.get(other)?.has(path)).toSorted();
    for (const member of circle) taken.add(member);
    return [circle];
  });
}

function targetsOf({ path, imports }: SourceFacts): string[] {
  return imports
    .filter(({ from }) => from.startsWith('.'))
    .map(({ from }) => posix.join(posix.dirname(path), from));
}

/** All files that a file imports, directly or indirectly; itself only if it is in a cycle. */
function reachableFrom(path: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const found = new Set<string>();
  const next = [...(imports.get(path) ?? [])];
  for (let one = next.pop(); one !== undefined; one = next.pop()) {
    if (found.has(one)) continue;
    found.add(one);
    next.push(...(imports.get(one) ?? []));
  }
  return found;
}
