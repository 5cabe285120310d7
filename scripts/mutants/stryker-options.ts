import type { PartialStrykerOptions } from '@stryker-mutator/api/core';
import { RUNNER } from './resident-runner.ts';
import type { MutatedRoom } from './rooms.ts';

/** Where Stryker keeps what it knows between runs, out of git. A mutant whose code and tests are the same is not run again. */
const FOLDER = 'coverage/mutants';

export function incrementalFile(room: MutatedRoom): string {
  return `${FOLDER}/${room}.incremental.json`;
}

/** How Stryker is run over a room; `mutate` narrows it to some files of it. */
export function strykerOptions(room: MutatedRoom, mutate: readonly string[]): PartialStrykerOptions {
  return {
    room,
    mutate: mutate.length > 0 ? [...mutate] : [`src/${room}/**/*.ts`, '!**/*.test.ts', '!**/*.gen.ts'],
    testRunner: RUNNER,
    plugins: ['./scripts/mutants/resident-runner.ts'],
    coverageAnalysis: 'perTest',
    concurrency: 1,
    // Of a mutant that runs for ever where nothing counts its rounds; generous, because others use the machine too.
    timeoutMS: 15_000,
    incremental: true,
    incrementalFile: incrementalFile(room),
    jsonReporter: { fileName: `${FOLDER}/${room}.json` },
    reporters: ['json', 'progress-append-only'],
    allowConsoleColors: false,
    warnings: false,
    tempDirName: `${FOLDER}/sandbox`,
    cleanTempDir: 'always',
    disableTypeChecks: false,
    ignorePatterns: ['coverage', 'dist', 'evals', '.cache'],
  };
}
