import { availableParallelism } from 'node:os';
import { configDefaults, defineConfig } from 'vitest/config';
import { TESTS_WITH_NEEDS } from './scripts/test-needs.ts';

/** Pure rooms (docs/architecture.md). */
const PURE =
  'src/{kernel,contracts,globs,scope,diff,rules,context,lenses,packets,replies,evidence,steps,findings,scores,audit,report,headless}';

const shared = {
  // Tests wait for git and the disk: with one worker per processor, a quarter of the time was idle.
  maxWorkers: 2 * availableParallelism(),
  // Only ends tests that hang: on a busy machine the same test can take ten times as long.
  testTimeout: 600_000,
  hookTimeout: 600_000,
  globalSetup: ['tests/kit/state-folder.ts'],
};

/** Test files that mock a module need their own module instances: `x.mocked.test.ts`. */
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

// The quick set, which needs git, node and the product. A test that needs more says so in its name and is not in this set. The files
// of one worker share loaded modules: loading them again for each file took a quarter of the time.
export default defineConfig({
  test: {
    projects: [
      project('pure', `${PURE}/**/*.test.ts`, [MOCKED]),
      project('git', `${FOLDERS}/*.test.ts`, [MOCKED, `${PURE}/**`]),
      project('mocked', `${FOLDERS}/${MOCKED.slice(3)}`, [], true),
    ],
  },
});
