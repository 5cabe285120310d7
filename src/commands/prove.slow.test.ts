import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drive, type Answer } from '../../tests/kit/audit-driver.ts';
import { proving, reviewedTax } from '../../tests/kit/proved-review.ts';
import { sampleFolder, sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { main } from '../main.ts';
import { auditsOfReview } from '../rounds/from-review/audits-of-review.ts';
import { plan } from '../../tests/kit/review-driver.ts';

function commandsOf({ top }: SampleRepository) {
  const env = { XDG_CACHE_HOME: join(sampleFolder(), 'cache') };
  const world = { cwd: top, env, stdin: () => Promise.resolve(Buffer.from('')) };
  return (...argv: string[]) => main(argv, world);
}

/** Somebody answers for every agent of the one proof, until it is over. */
async function answered(
  repository: SampleRepository,
  run: string,
  prover: Answer = proving(),
): Promise<void> {
  const audit = (await auditsOfReview(repository, run, 'prove')).at(-1)?.file.audit ?? '';
  await drive(repository, audit, { 'finding-prover': prover }, [], {});
}

it('next goes on with the proof of a review that was planned with it, then shows the report, and then starts none', async () => {
  const { repository, run } = await reviewedTax({}, { prove: true });
  const call = commandsOf(repository);
  const first = await call('next', run);
  expect(first.stdout).toContain('state: dispatch');
  expect(first.stdout).toContain('finding-prover');
  expect(first.stdout).toContain(`correctless next ${run}`);
  expect((await call('status')).stdout).toContain(`open  proof of review ${run}`);
  const other = await call('audit', 'start', 'all');
  expect(other.stderr).toMatch(`a proof of review ${run}) is open`);
  await answered(repository, run);
  for (let again = 0; again < 2; again += 1) {
    const { stdout } = await call('next', run);
    expect(stdout).toMatch(/^state: done\n/);
    expect(stdout).toContain('The tax is added, not multiplied');
  }
  const audits = await auditsOfReview(repository, run, 'prove');
  expect(audits).toHaveLength(1);
  expect(await call('verdict', audits[0]?.file.audit ?? '')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^complete: 1 of 1 finding proven\n/) as string,
  });
});

it('prove starts a proof, goes on with it, prints its test, and proves nothing twice unless it is named; proven stays proven', async () => {
  const { repository, run } = await reviewedTax();
  const call = commandsOf(repository);
  expect((await call('prove', run, 'F1', '--patch')).stderr).toContain('is not proven');
  expect((await call('prove', run, 'F7')).stderr).toContain('it lists F1');
  const started = await call('prove', run, '--capture', 'manual');
  expect(started.stdout).toMatch(/^state: dispatch/);
  expect((await call('prove', run)).stdout).toMatch(/^state: dispatch/);
  await answered(repository, run);
  expect((await call('prove', run)).stdout).toContain('Nothing is left to prove');
  const { stdout: patch = '' } = await call('prove', run, 'F1', '--patch');
  repository.write('test.patch', patch);
  repository.git('apply', '--check', 'test.patch');
  expect(patch).toContain("+test('the tax is on top'");
  expect((await call('prove', run, 'F1', '--capture', 'manual')).stdout).toMatch(/^state: dispatch/);
  expect(await auditsOfReview(repository, run, 'prove')).toHaveLength(2);
  const reply = { success: false, summary: 'Not again.', mode: 'apply', filesTouched: [] };
  await answered(repository, run, () => JSON.stringify(reply));
  expect((await call('prove', run, 'F1', '--patch')).stdout).toBe(patch);
  expect((await call('report', run)).stdout).toContain('Proven: fails at head, passes at base');
});

it('a proof that cannot start keeps nobody from the report', async () => {
  const { repository, run } = await reviewedTax({}, { prove: true });
  repository.git('config', '--unset', 'user.name');
  const { stdout, stderr } = await commandsOf(repository)('next', run);
  expect(stdout).toMatch(/^state: done\n/);
  expect(stderr).toContain('its findings are not proven: ');
});

it('without a test command at base, nothing that is to be proven is planned', async () => {
  const repository = sampleRepository({ 'a.js': 'let a;\n', 'AGENTS.md': 'Be right.\n' });
  repository.git('checkout', '--quiet', '-b', 'other');
  repository.commit({ 'a.js': 'let b;\n' });
  await expect(plan(repository, { prove: true })).rejects.toMatchObject({
    code: 'audit/no-test-command',
    message: 'the configuration at base names no commands.test',
  });
});
