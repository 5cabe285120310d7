import { defineConfig } from 'vitest/config';

// The real client against a scripted model. One file at a time: a client takes some 300 MB and two processors.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/harness/fetch-client.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
