import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { TESTS_WITH_NEEDS } from './scripts/test-needs.ts';

// Tests that need more than git, node and the product (scripts/test-needs.ts). A client with agents takes about 300 MB and often
// waits for a hook or a time-out.
export default defineConfig({
  test: {
    include: [TESTS_WITH_NEEDS],
    globalSetup: ['tests/kit/state-folder.ts', 'tests/e2e/harness/fetch-client.ts'],
    maxWorkers: 2 * availableParallelism(),
    maxConcurrency: 2 * availableParallelism(),
    // Only ends tests that hang: longer than two sessions of the client may take (harness/session.ts).
    testTimeout: 700_000,
    hookTimeout: 600_000,
  },
});
