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
    // By default one processor is left to the program that waits for the others.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
