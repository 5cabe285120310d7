import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { checkContract } from '../../src/contracts/validate.ts';
import { main } from '../../src/main.ts';
import { STEP_RULES } from '../../src/steps/check-step.ts';

/**
 * One folder for each case. The folder around it is the expectation: a rule, `accepted` or `unreadable`. `base/` is the commit a case
 * starts from. `work.sh` makes the work tree from it; without `work.sh`, the claimed patch is applied.
 */
const CASES = fileURLToPath(new URL('../../fixtures/steps/', import.meta.url));
const cases = readdirSync(CASES).flatMap((expected) =>
  readdirSync(join(CASES, expected)).map((name) => [expected, name] as const),
);

const repositories: string[] = [];
afterAll(() => {
  for (const folder of repositories) rmSync(folder, { recursive: true, force: true });
});

it('finds at least sixty cases, and every rule among them', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
  const folders = new Set(cases.map(([expected]) => expected));
  expect([...folders].toSorted()).toEqual([...Object.keys(STEP_RULES), 'accepted', 'unreadable'].toSorted());
});

it.each(cases)('%s: %s', async (expected, name) => {
  const folder = join(CASES, expected, name);
  const based = existsSync(join(folder, 'base'));
  const cwd = based ? workTree(folder) : folder;
  const outcome = await main(
    [
      ...['step', 'check', '--step', join(folder, 'step.json'), '--result', join(folder, 'result.json')],
      // By its id, because the commit is newer than the step's file.
      ...(based
        ? ['--base', execFileSync('git', ['rev-parse', 'HEAD'], { cwd, encoding: 'utf8' }).trim()]
        : []),
    ],
    { cwd, env: {}, stdin: () => Promise.reject(new Error('nobody pipes anything')) },
  );
  const verdict: unknown = JSON.parse(String(outcome.stdout));
  expect(await checkContract('validate-plan', verdict)).toMatchObject({ kind: 'valid' });
  expect({ ...outcome, verdict }).toMatchObject(expectation(expected));
});

function expectation(expected: string): object {
  if (expected === 'accepted') return { status: 0, verdict: { valid: true } };
  const reason: unknown = expect.stringMatching(expected === 'unreadable' ? /^refused\// : `^${expected}: `);
  const stderr: unknown =
    expected === 'unreadable' ? expect.stringMatching(/^refused\//) : `rule: ${expected}\n`;
  return { status: 3, verdict: { valid: false, reason }, stderr };
}

function workTree(folder: string): string {
  const top = mkdtempSync(join(tmpdir(), 'step case-'));
  repositories.push(top);
  cpSync(join(folder, 'base'), top, { recursive: true });
  const env = { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1' };
  const git = (args: readonly string[], input?: string) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: top,
      env,
      input,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
  git(['init', '-q', '-b', 'main']);
  git(['add', '-A', '-f']);
  git(['commit', '-q', '-m', 'base']);
  const script = join(folder, 'work.sh');
  if (existsSync(script)) execFileSync('bash', ['-e', script], { cwd: top, env });
  else git(['apply', '-'], patchIn(folder));
  return top;
}

function patchIn(folder: string): string {
  const result = JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')) as { patch: string };
  return result.patch;
}
