import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { barePath } from './bare-path.ts';
import { clientPath } from './client.ts';
import { bats, printTotal, vitest } from './run-suites.ts';
import { QUICK_REVIEW, TOTAL_FILE, type Tally } from './suites.ts';
import { needCounts, needsOf } from './test-needs.ts';

/**
 * `npm test` tests every decision of the product in under five minutes on two processors, with git and Node alone: unit, contract
 * and golden tests (vitest), the shipped command in real repositories (bats), and one review in the real client, if it is cached or
 * can be fetched.
 *
 * The tests get a PATH with git, node and the base system only, so a test that starts to need more fails.
 */
const folder = mkdtempSync(join(tmpdir(), 'bare '));
const env = { PATH: barePath(join(folder, 'bin')) };
// Fetches the client from the registry while the tests run.
const client = clientPath().catch((error: unknown) => error as Error);

const tallies: Tally[] = [await vitest('vitest', [], env), ...(await bats('quick', env))];
const found = await client;
tallies.push(await reviewInClient(found));
rmSync(folder, { recursive: true });

const total = printTotal(tallies, notRun(found instanceof Error));
mkdirSync(dirname(TOTAL_FILE), { recursive: true });
writeFileSync(TOTAL_FILE, JSON.stringify(total));

async function reviewInClient(path: string | Error): Promise<Tally> {
  if (!(path instanceof Error))
    return vitest('a review in the client', ['--config', 'vitest.full.config.ts', QUICK_REVIEW], env);
  const isFailure = process.env['CI'] === 'true';
  return { passed: 0, failed: isFailure ? 1 : 0, remarks: [path.message] };
}

/** Names the tests that this command does not run, by what they need. */
function notRun(withoutClient: boolean): string {
  const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.test.ts'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => needsOf(path).length > 0 && (withoutClient || path !== QUICK_REVIEW));
  return `not run: ${tests.length} test files, of which ${needCounts(tests).join(', ')}; npm run test:all runs them, test:nightly those that need a night`;
}
