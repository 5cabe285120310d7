import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importResolver, mapsNames } from '../../../src/context/graph/resolve-import.ts';
import { treePaths } from '../../../src/context/graph/tree-paths.ts';
import { importsOf } from '../../../src/context/imports/imports-of.ts';
import type { RepoPath } from '../../../src/kernel/repo-path.ts';

/** Imports as `from > to`, as our resolvers find them in files on disk. */
export function ourEdges(
  folder: string,
  files: readonly RepoPath[],
  asked: readonly RepoPath[],
): ReadonlySet<string> {
  const texts = new Map(
    files.filter(mapsNames).map((path) => [path, readFileSync(join(folder, path), 'utf8')] as const),
  );
  const resolve = importResolver({ tree: treePaths(files), texts });
  return new Set(
    asked.flatMap((from) =>
      [...importsOf(readFileSync(join(folder, from), 'utf8'), from)].flatMap(([module, names]) =>
        resolve(from, { module, names: [...names] }).map((to) => `${from} > ${to}`),
      ),
    ),
  );
}

export type Agreement = {
  readonly edges: number;
  readonly precision: number;
  readonly recall: number;
  readonly wrong: readonly string[];
  readonly missing: readonly string[];
};

/** How far our edges agree with those of another tool that is taken for right. */
export function agreement(ours: ReadonlySet<string>, theirs: ReadonlySet<string>): Agreement {
  const wrong = [...ours].filter((edge) => !theirs.has(edge));
  const missing = [...theirs].filter((edge) => !ours.has(edge));
  const right = ours.size - wrong.length;
  return { edges: theirs.size, precision: right / ours.size, recall: right / theirs.size, wrong, missing };
}

export function inOneLine(name: string, { edges, precision, recall, wrong, missing }: Agreement): string {
  const some = [
    ...wrong.slice(0, 6).map((edge) => `wrong ${edge}`),
    ...missing.slice(0, 6).map((edge) => `missing ${edge}`),
  ];
  return [
    `${name}: ${edges} imports, precision ${precision.toFixed(4)}, recall ${recall.toFixed(4)}`,
    ...some,
  ].join('\n  ');
}
