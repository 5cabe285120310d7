import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Unit tests sit beside their source; what spans files lives in tests/. End-to-end runs have a configuration of their own.
export default defineConfig({
  test: {
    include: [
      'src/**/*.test.ts',
      'tests/contract/**/*.test.ts',
      'tests/golden/**/*.test.ts',
      'tests/hostile/**/*.test.ts',
      'scripts/**/*.test.ts',
      'evals/kit/**/*.test.ts',
    ],
    // Tests wait for git and for the disk: with one worker for each processor a quarter of the time passed idle.
    maxWorkers: 2 * availableParallelism(),
    // Ends what hangs, and measures nothing: on a busy machine the same test took ten times as long.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
