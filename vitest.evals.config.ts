import { defineConfig } from 'vitest/config';

// Every case of evals/ with its proofs, which compile and run code of five languages. Two at a time.
export default defineConfig({
  test: { include: ['tests/evals/**/*.test.ts'], maxConcurrency: 2, testTimeout: 60_000 },
});
