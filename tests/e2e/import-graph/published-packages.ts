import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asRepoPath, type RepoPath } from '../../../src/kernel/repo-path.ts';

/**
 * Packages that publish their TypeScript sources, and the conditions of `exports` under which they are developed.
 *
 * That zod's own sources mean one another by `@zod/source` rests on two files: the published `package.json` names it in
 * `zshy.sourceDialects` (its build tool's name for conditions that lead to sources), and `.configs/tsconfig.base.json` of
 * its repository, which is not in the package, in `customConditions`.
 */
export const PACKAGES = [
  { name: 'rxjs', version: '7.8.1', conditions: [] },
  { name: 'zod', version: '3.25.76', conditions: ['@zod/source'] },
  { name: '@reduxjs/toolkit', version: '2.9.0', conditions: [] },
] as const;

/** Every file below a folder, from there, in order. */
export function filesBelow(folder: string): RepoPath[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => asRepoPath(join(entry.parentPath, entry.name).slice(folder.length + 1)) ?? [])
    .toSorted();
}
