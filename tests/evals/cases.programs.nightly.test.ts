import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caseFolder, caseNames, factsOf, proofsOf, readCaseFolder } from '../../evals/kit/case-folders.ts';
import { expectedExit, lintCase } from '../../evals/kit/lint-case.ts';
import { missingTools, runProof } from '../../evals/kit/run-proof.ts';
import { makeSample } from '../../scripts/sample-repository.ts';

/*
 * Every case: what case.json says stands in its repository, and each proof ends as it has to, 1 where it shows a bug
 * and 0 where it shows that a bait is none. Several cases at a time, the proofs of one after each other.
 */
it('there are cases, and all of them have proofs', () => {
  expect(caseNames().length).toBeGreaterThanOrEqual(12);
  expect(caseNames().filter((name) => proofsOf(name).length === 0)).toEqual([]);
});

it.concurrent.each(caseNames())('%s', async (name) => {
  await withSample(name, (top) => {
    expect(lintCase(readCaseFolder(name), factsOf(name, top))).toEqual([]);
    return Promise.resolve();
  });
});

it.concurrent.for(caseNames())('proofs of %s', async (name, { skip, expect: expectHere }) => {
  const [of, proofs] = [readCaseFolder(name), proofsOf(name)];
  const missing = missingTools(name, proofs);
  // Where everything should be installed, what is missing is a failure; elsewhere it is said by name.
  if (missing.length > 0 && process.env['CI'] !== 'true') skip(`this machine has no ${missing.join(', ')}`);
  expectHere(missing).toEqual([]);

  await withSample(name, async (top, scratch) => {
    for (const proof of proofs) {
      const ref = of.defects.some(({ id }) => id === proof) ? 'main' : 'feature';
      const { exit, said } = await runProof(name, proof, { top, ref, scratch });
      expectHere({ proof, exit }, said).toEqual({ proof, exit: expectedExit(of, proof) });
    }
  });
});

async function withSample(name: string, use: (top: string, scratch: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'case-'));
  try {
    const scratch = join(folder, 'tmp');
    mkdirSync(scratch);
    await use(makeSample(caseFolder(name), join(folder, 'sample')).top, scratch);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
