import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// The real client against a scripted model. A client with agents takes some 300 MB and most of a processor.
export default defineConfig({
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    globalSetup: ['tests/e2e/harness/fetch-client.ts'],
    maxWorkers: availableParallelism() + 1,
    // Ends what hangs, and measures nothing: longer than two sessions of the client may take (harness/session.ts).
    testTimeout: 700_000,
    hookTimeout: 600_000,
  },
});
