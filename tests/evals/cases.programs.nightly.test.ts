import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { caseNames, factsOf, proofsOf, readCaseFolder, realOf } from '../../evals/kit/case-folders.ts';
import { makeCaseSample } from '../../evals/kit/case-sample.ts';
import { expectedExit, lintCase } from '../../evals/kit/lint-case.ts';
import { NotFetched } from '../../evals/kit/real-package.ts';
import { addForProofs } from '../../evals/kit/real-sample.ts';
import { missingTools, runProof } from '../../evals/kit/run-proof.ts';

/*
 * Every case: what case.json says stands in its repository, and each proof ends as it has to, 1 where it shows a bug
 * and 0 where it shows that a bait is none. Several cases at a time, the proofs of one after each other.
 */
it('there are cases, and all of them have proofs', () => {
  expect(caseNames().length).toBeGreaterThanOrEqual(12);
  expect(caseNames().filter((name) => proofsOf(name).length === 0)).toEqual([]);
});

it.concurrent.for(caseNames())('%s', async (name, { skip }) => {
  await withSample(name, skip, (top) => {
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

  await withSample(name, skip, async (top, scratch) => {
    const real = realOf(name);
    if (real !== undefined) addForProofs(real, top);
    for (const proof of proofs) {
      const ref = of.defects.some(({ id }) => id === proof) ? 'main' : 'feature';
      const { exit, said } = await runProof(name, proof, { top, ref, scratch });
      expectHere({ proof, exit }, said).toEqual({ proof, exit: expectedExit(of, proof) });

      const fixedIn = of.goldens.find(({ id }) => id === proof)?.fixedIn;
      if (fixedIn === undefined) continue;
      // The change brought it in, and upstream took it out: 2 says that `main` has not what the proof asks for.
      const before = await runProof(name, proof, { top, ref: 'main', scratch });
      expectHere([0, 2], `${proof} on main: ${before.said}`).toContain(before.exit);
      const after = await runProof(name, proof, { top, ref: `later/${fixedIn}`, scratch });
      expectHere({ proof, fixedIn, exit: after.exit }, after.said).toEqual({ proof, fixedIn, exit: 0 });
    }
  });
});

/** Without a network a real case is skipped by name; where everything should be reachable that is a failure. */
async function withSample(
  name: string,
  skip: (why: string) => void,
  use: (top: string, scratch: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'case-'));
  try {
    const scratch = join(folder, 'tmp');
    mkdirSync(scratch);
    await use(makeCaseSample(name, join(folder, 'sample')).top, scratch);
  } catch (error) {
    if (!(error instanceof NotFetched) || process.env['CI'] === 'true') throw error;
    skip(error.message);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
