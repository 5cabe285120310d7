import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Every case of evals/ with its proofs, which compile and run code of five languages.
export default defineConfig({
  test: {
    include: ['tests/evals/**/*.test.ts'],
    maxWorkers: '100%',
    maxConcurrency: availableParallelism() + 1,
    testTimeout: 600_000,
  },
});
