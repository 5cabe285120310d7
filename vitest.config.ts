import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { TESTS_WITH_NEEDS } from './scripts/test-needs.ts';

/** Rooms without a door to the outside (docs/architecture.md). */
const PURE =
  'src/{kernel,contracts,globs,scope,diff,rules,context,lenses,packets,replies,evidence,steps,findings,scores,audit,report,headless}';

const shared = {
  // Tests wait for git and for the disk: with one worker for each processor a quarter of the time passed idle.
  maxWorkers: 2 * availableParallelism(),
  // Ends what hangs, and measures nothing: on a busy machine the same test took ten times as long.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  globalSetup: ['tests/kit/state-folder.ts'],
};

/** Files that put another module in the place of one of ours need modules of their own: `x.mocked.test.ts`. */
const MOCKED = '**/*.mocked.test.ts';
const FOLDERS = '{src,scripts,tests,evals/kit}/**';

const project = (name: string, include: string, exclude: readonly string[], isolate = false) => ({
  test: {
    ...shared,
    name,
    isolate,
    include: [include],
    exclude: [...configDefaults.exclude, TESTS_WITH_NEEDS, ...exclude],
  },
});

// The quick set: git, node and the product. What else a test needs is in its name, and then it is not here. Files of one worker
// share the modules that they load: to load them anew for each file took a quarter of the time.
export default defineConfig({
  test: {
    projects: [
      project('pure', `${PURE}/**/*.test.ts`, [MOCKED]),
      project('git', `${FOLDERS}/*.test.ts`, [MOCKED, `${PURE}/**`]),
      project('mocked', `${FOLDERS}/${MOCKED.slice(3)}`, [], true),
    ],
  },
});
