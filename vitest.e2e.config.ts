import { defineConfig } from 'vitest/config';

// The real client against a scripted model. Two at a time: a client with agents takes some 300 MB and a processor.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/harness/fetch-client.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 600_000,
  },
});
