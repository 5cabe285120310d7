import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PATHS, TOP } from './project-files.ts';

/** A copy of the project, to which a test adds a made-up record. */
export type ProjectCopy = {
  readonly folder: string;
  readonly place: (path: string, text: string) => void;
  /** Runs `npm run gen`, the type check if `types`, and the tests. @returns the output of the first failure, empty if none */
  readonly complaints: (tests: readonly string[], types?: boolean) => Promise<string>;
  /** Runs node with these arguments. @returns its output if it fails, otherwise an empty text */
  readonly failing: (...words: string[]) => Promise<string>;
};

export function projectCopy(prefix: string): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), prefix));
  for (const path of PATHS.filter((one) => !/^(?:dist\/|evals\/cases\/|fixtures\/diffs)/.test(one)))
    cpSync(join(TOP, path), join(folder, path));
  symlinkSync(join(TOP, 'node_modules'), join(folder, 'node_modules'));
  execFileSync('git', ['init', '-q'], { cwd: folder });
  const failing = (...words: string[]): Promise<string> =>
    new Promise((resolve) => {
      execFile(process.execPath, words, { cwd: folder, maxBuffer: 2 ** 26 }, (error, stdout, stderr) => {
        resolve(error === null ? '' : `${stdout}${stderr}` || error.message);
      });
    });
  return {
    folder,
    failing,
    place: (path, text) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    },
    complaints: async (tests, types = false) =>
      (await failing('node_modules/tsx/dist/cli.mjs', 'scripts/gen.ts')) ||
      (types
        ? await failing('node_modules/typescript/bin/tsc', '-p', '.', '--noEmit', '--incremental', 'false')
        : '') ||
      (await failing('node_modules/vitest/vitest.mjs', 'run', ...tests)),
  };
}

export const removeCopy = ({ folder }: ProjectCopy): void => {
  rmSync(folder, { recursive: true, force: true });
};
