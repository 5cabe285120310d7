import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bats, printTotal, vitest, type Total } from './run-suites.ts';
import { QUICK_REVIEW, TOTAL_FILE, type Tally } from './suites.ts';
import { installCommands, missingPrograms, NIGHTLY_TESTS } from './test-needs.ts';

/**
 * `npm run test:all`: every test but the nightly ones (`npm run test:nightly`). After the tests of `npm test` come those that need
 * the client, gh, Chromium, compilers, published packages or more time, and then every property with five times as many runs.
 *
 * `--after-npm-test` skips the tests that `npm test` has just run here and adds their total.
 */
const MORE_RUNS = { CORRECTLESS_PROPERTY_RUNS: '5' };

const missing = missingPrograms();
if (missing.length > 0) {
  process.stdout.write(
    `missing: ${missing.map(({ name }) => name).join(', ')}. Install them with one of:\n` +
      installCommands(missing)
        .map((line) => `  ${line}\n`)
        .join(''),
  );
  printTotal([{ passed: 0, failed: 1, remarks: ['no test was run'] }]);
} else {
  printTotal([
    ...(process.argv.includes('--after-npm-test')
      ? [totalOfNpmTest()]
      : [await vitest('vitest', []), ...(await bats('quick'))]),
    ...(await bats('slow')),
    await vitest('full', [
      '--config',
      'vitest.full.config.ts',
      '--exclude',
      NIGHTLY_TESTS,
      ...withoutQuickReview(),
    ]),
    await vitest('properties', propertyTests(), MORE_RUNS),
  ]);
}

/** `npm test` runs the review in the client too. */
function withoutQuickReview(): string[] {
  return process.argv.includes('--after-npm-test') ? ['--exclude', QUICK_REVIEW] : [];
}

/** Files with a property whose number of runs can be set. */
function propertyTests(): string[] {
  const grep = ['grep', '-l', '--untracked', 'propertyRuns(', '--', '*.test.ts'];
  return execFileSync('git', grep, { encoding: 'utf8' }).trim().split('\n');
}

function totalOfNpmTest(): Tally {
  if (!existsSync(TOTAL_FILE)) throw new Error(`there is no ${TOTAL_FILE}: run npm test first`);
  return { ...(JSON.parse(readFileSync(TOTAL_FILE, 'utf8')) as Total), remarks: [] };
}
