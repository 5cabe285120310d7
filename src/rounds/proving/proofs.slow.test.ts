import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inTurn, kindsOf, SILENT } from '../../../tests/kit/audit-shop.ts';
import { provenTax, proving, taxTest, type Proving } from '../../../tests/kit/proved-review.ts';
import type { Proof } from '../../contracts/files/proof.ts';
import { proofsOfRun } from '../from-review/proofs-of-run.ts';

async function proofOf({ repository, run }: Proving): Promise<Proof | undefined> {
  return (await proofsOfRun(repository, run)).get('F1');
}

it('a finding whose test fails at head and passes at base is proven, and nothing of the user’s has changed', async () => {
  const proof = await provenTax();
  const { repository } = proof;
  const before = repository.git('status', '--porcelain', '--branch');
  expect((await proof.drive({ 'finding-prover': proving() })).kind).toBe('done');
  const { journal, file, state } = await proof.audit();
  expect(kindsOf(journal)).toEqual([
    ...['begun', 'prepared', 'round', 'raised', 'triaged', 'decided', 'testing', 'tested'],
    ...['planned fix F1', 'attempted F1', 'placed F1'],
    ...['testing', 'tested', 'testing', 'tested', 'testing', 'tested'],
    ...['planned judge F1', 'judged F1', 'proved F1', 'ended', 'finished'],
  ]);
  expect(await proofOf(proof)).toMatchObject({
    outcome: 'proven',
    why: 'it fails at head and passes at base',
    test: { file: 'test/price.test.js', name: 'the tax is on top', introduced: true },
  });
  expect(state.ended).toMatchObject({ outcome: 'converged', why: '1 of 1 finding proven' });
  const { test } = (await proofOf(proof)) ?? {};
  expect(test?.output).toContain('120');
  expect(repository.git('diff', '--name-only', file.start, test?.commit ?? '')).toBe('test/price.test.js');
  expect(repository.git('diff', '--name-only', file.base ?? '', test?.base ?? '')).toBe('test/price.test.js');
  expect(repository.git('status', '--porcelain', '--branch')).toBe(before);
  expect(repository.git('for-each-ref', '--format=%(refname)', 'refs/heads')).toBe(
    'refs/heads/cheaper\nrefs/heads/main',
  );
  expect(existsSync(file.work_tree)).toBe(false);
  expect(readdirSync(`${repository.top}/.correctless/artifacts`)).toEqual(['.gitignore']);
  const command = readFileSync(`${(await proof.audit()).paths.command('tests', 2)}/command.json`, 'utf8');
  const sandbox = { writable: [file.work_tree] };
  expect(JSON.parse(command)).toMatchObject({ timeoutMs: 600_000, sandbox });
  expect(proof.calls.at(-1)?.packet).toContain('it fails at head and passes at base');
  expect(proof.calls[0]?.packet).not.toContain('testdata');
  // An intended change of behaviour is no defect: prover and judge know what its author says it is for.
  for (const { packet } of proof.calls)
    expect(packet).toMatch(/What the change says of itself\.[^]*?\n\ncommit /);
});

it.each([
  ['asserts what the code does', proving(taxTest('assert.equal(price(100, 0.2), 100.2);')), 'no test fails'],
  [
    'fails by a time-out',
    proving(taxTest('return new Promise(() => setInterval(() => {}, 9));', '{ timeout: 99 }, ')),
    'time',
  ],
  ['edits a fixture', proving({ ...taxTest(), 'test/fixtures/prices.json': '{}\n' }), 'scope_excluded'],
  ['edits the code', proving({ ...taxTest(), 'src/price.js': '\n' }), 'scope_excluded'],
  [
    'quotes what nobody has written',
    proving(taxTest(), { expected: { file: 'src/price.js', quote: 'price(100, 0.2) is 20' } }),
    'expectation_not_found',
  ],
])('a test that %s proves nothing, and after two of them it is not proven', async (_, prover, why) => {
  const proof = await provenTax();
  expect((await proof.drive({ 'finding-prover': prover })).kind).toBe('done');
  expect(proof.calls.map(({ agent }) => agent)).toEqual(['finding-prover', 'finding-prover']);
  expect(await proofOf(proof)).toMatchObject({ outcome: 'not-proven', test: null });
  expect((await proofOf(proof))?.why).toContain(why);
  expect(proof.calls[1]?.packet).toContain(why);
});

it('a second test counts, after one that showed nothing, and its prover was told what that one printed', async () => {
  const proof = await provenTax();
  const first = proving(taxTest('assert.equal(price(0, 0.2), 0.2);'));
  await proof.drive({ 'finding-prover': inTurn(first, proving()) });
  expect(await proofOf(proof)).toMatchObject({ outcome: 'proven' });
  expect(proof.calls[1]?.packet).toContain('What the tests printed:');
});

it('a test that the validator rejects proves nothing', async () => {
  const proof = await provenTax();
  const rejects = () => '{"valid":false,"reason":"step_not_implemented: nobody has written that."}';
  await proof.drive({ 'finding-prover': proving(), 'execute-step-validator': rejects });
  expect(await proofOf(proof)).toMatchObject({ outcome: 'not-proven', test: null });
  expect((await proofOf(proof))?.why).toContain('nobody has written that');
});

it('a prover that says the finding is false is believed, once', async () => {
  const proof = await provenTax();
  const summary = 'The finding is false: callers pass the tax itself.';
  const reply = { success: false, summary, mode: 'apply', filesTouched: ['src/price.js'] };
  await proof.drive({ 'finding-prover': () => JSON.stringify(reply) });
  expect(proof.calls).toHaveLength(1);
  // No test of a model has run.
  expect(await proofOf(proof)).toMatchObject({ outcome: 'not-proven', test: null, sandbox: null });
  expect((await proofOf(proof))?.why).toBe(`the prover could not do it: ${summary}`);
});

it.each([
  ['no prover answers', { 'finding-prover': SILENT }, 'no reply of its executor'],
  [
    'no validator answers',
    { 'finding-prover': proving(), 'execute-step-validator': SILENT },
    'validator did not return',
  ],
])('where %s, it was not attempted', async (_, answers, why) => {
  const proof = await provenTax();
  await proof.drive(answers);
  expect(await proofOf(proof)).toMatchObject({ outcome: 'not-attempted', test: null });
  expect((await proofOf(proof))?.why).toContain(why);
});

it('where the setup fails, nobody is called, and each finding has its answer: what was printed, and what to do', async () => {
  const setup = 'echo fetching; echo no such package >&2; exit 7';
  const config = { commands: { test: 'node --test', setup } };
  const proof = await provenTax({ '.correctless/config/workflow-config.json': JSON.stringify(config) });
  expect((await proof.drive({ 'finding-prover': proving() })).kind).toBe('done');
  expect(proof.calls).toEqual([]);
  expect(await proofOf(proof)).toMatchObject({
    outcome: 'not-attempted',
    why: `no test can run here: the setup command ended with status 7: fetching; no such package (when it works: correctless prove ${proof.run})`,
  });
  const { state, file } = await proof.audit();
  expect([state.finished !== undefined, existsSync(file.work_tree)]).toEqual([true, false]);
});

it('where no test can run, nobody is called', async () => {
  const config = '{"commands": {"test": "no-such-program"}}\n';
  const proof = await provenTax({ '.correctless/config/workflow-config.json': config });
  await proof.drive({ 'finding-prover': proving() });
  expect(proof.calls).toEqual([]);
  expect(await proofOf(proof)).toMatchObject({ outcome: 'not-attempted' });
  expect((await proofOf(proof))?.why).toContain('was not found (status 127)');
});
