import { defineConfig } from 'vitest/config';
import { TESTS_WITH_NEEDS } from './scripts/test-needs.ts';
import { isMutatedRoom, testsOf } from './scripts/mutants/rooms.ts';

const room = process.env['MUTATED_ROOM'] ?? '';
if (!isMutatedRoom(room)) throw new Error(`not a mutated room: ${room}`);
const { include, exclude, ...names } = testsOf(room);

// Tests of one room, for scripts/mutants/mutants.ts.
export default defineConfig({
  test: {
    include,
    exclude: [...exclude, TESTS_WITH_NEEDS],
    ...names,
    isolate: false,
    // Instrumented code is several times slower.
    testTimeout: 60_000,
    globalSetup: ['tests/kit/state-folder.ts'],
  },
});
