import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { bats, sayTotal, vitest, type Total } from './run-suites.ts';
import { QUICK_REVIEW, TOTAL_FILE, type Tally } from './suites.ts';
import { installCommands, lackingPrograms, NIGHTLY_TESTS } from './test-needs.ts';

/**
 * `npm run test:all`: everything but what only the nightly workflow runs (`npm run test:nightly`). After the set of `npm test`, what needs the client, gh, Chromium, compilers, published
 * packages or more time, and every property once more with five times as many runs.
 *
 * `--after-npm-test` leaves out what `npm test` has just run here, and adds its total.
 */
const MORE_RUNS = { CORRECTLESS_PROPERTY_RUNS: '5' };

const lacking = lackingPrograms();
if (lacking.length > 0) {
  process.stdout.write(
    `lacking: ${lacking.map(({ name }) => name).join(', ')}. Get them with one of:\n` +
      installCommands(lacking)
        .map((line) => `  ${line}\n`)
        .join(''),
  );
  sayTotal([{ passed: 0, failed: 1, remarks: ['no test was run'] }]);
} else {
  sayTotal([
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

/** The review in the client is in both sets. */
function withoutQuickReview(): string[] {
  return process.argv.includes('--after-npm-test') ? ['--exclude', QUICK_REVIEW] : [];
}

/** Files with a property whose number of runs can be raised. */
function propertyTests(): string[] {
  const grep = ['grep', '-l', '--untracked', 'propertyRuns(', '--', '*.test.ts'];
  return execFileSync('git', grep, { encoding: 'utf8' }).trim().split('\n');
}

function totalOfNpmTest(): Tally {
  if (!existsSync(TOTAL_FILE)) throw new Error('npm test has not ended here: run it first');
  return { ...(JSON.parse(readFileSync(TOTAL_FILE, 'utf8')) as Total), remarks: [] };
}
