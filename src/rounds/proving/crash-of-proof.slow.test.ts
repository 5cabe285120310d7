import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { inTurn, kindsOf } from '../../../tests/kit/audit-shop.ts';
import { provenTax, proving, taxTest, type Proving } from '../../../tests/kit/proved-review.ts';
import { proofsOfRun } from '../from-review/proofs-of-run.ts';
import type * as Journal from '../stored/journal.ts';

/** Where the program dies: once at each line of the journal, before it is written, after it, or both. */
const dies = vi.hoisted(() => ({ before: false, after: false, seen: new Set<string>() }));

class Died extends Error {}

vi.mock('../stored/journal.ts', async (importActual) => {
  const actual = await importActual<typeof Journal>();
  return {
    ...actual,
    note: async (...[paths, event]: Parameters<typeof actual.note>): Promise<void> => {
      const lines = existsSync(paths.journal) ? readFileSync(paths.journal, 'utf8').split('\n').length : 1;
      dieOnce(dies.before && lines > 1, `before line ${lines}`);
      await actual.note(paths, event);
      dieOnce(dies.after && lines > 1, `after line ${lines}`);
    },
  };
});

function dieOnce(wanted: boolean, where: string): void {
  if (!wanted || dies.seen.has(where)) return;
  dies.seen.add(where);
  throw new Died(where);
}

/** One test that shows nothing, and one that proves the finding; whenever it dies, it goes on. */
async function wholeProof(): Promise<Proving> {
  const proof = await provenTax();
  const prover = inTurn(proving(taxTest('assert.equal(price(0, 0.2), 0.2);')), proving());
  for (;;) {
    try {
      await proof.drive({ 'finding-prover': prover });
      return proof;
    } catch (error) {
      if (!(error instanceof Died)) throw error;
    }
  }
}

/** Without what is another in every run: names and commits. */
async function outcome({ repository, run, calls, audit }: Proving) {
  const { file, journal } = await audit();
  const { test, audit: _, ...proof } = (await proofsOfRun(repository, run)).get('F1') ?? {};
  const refs = repository.git('for-each-ref', '--format=%(refname)').replaceAll(/audits\/\w+/g, 'audits/A');
  return {
    journal: kindsOf(journal),
    proof,
    test: { ...test, commit: '', base: '', output: '' },
    calls: calls.map(({ agent }) => agent),
    refs: refs
      .replaceAll(/tests\/\w+/g, 'tests/T')
      .split('\n')
      .toSorted(),
    workTree: existsSync(file.work_tree),
    status: repository.git('status', '--porcelain'),
  };
}

beforeEach(() => {
  Object.assign(dies, { before: false, after: false });
  dies.seen.clear();
});

it('a proof that dies before and after each line of its journal, and goes on, ends the same', async () => {
  const whole = await outcome(await wholeProof());
  expect(whole.proof).toMatchObject({ outcome: 'proven' });
  expect(whole.calls).toEqual(['finding-prover', 'finding-prover', 'execute-step-validator']);
  expect(whole.refs.filter((ref) => ref.includes('tests/T'))).toHaveLength(4);
  Object.assign(dies, { before: true, after: true });
  const died = await outcome(await wholeProof());
  expect(dies.seen.size).toBe((whole.journal.length - 1) * 2);
  expect(died).toEqual(whole);
});
