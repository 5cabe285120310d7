import type { Fix, Proof } from '../../src/contracts/files/proof.ts';

type Test = NonNullable<Proof['test']>;

/** A proof of a finding, proven unless the fields say otherwise. */
export function exampleProof(fields: Partial<Proof> = {}, test: Partial<Test> = {}): Proof {
  return {
    ...{ audit: 'a1proof', outcome: 'proven', why: 'expected 2, got 3', sandbox: 'bwrap' },
    test: {
      ...{ file: 'tests/pay.test.ts', name: 'a declined card ships nothing', introduced: true },
      ...{ commit: 'c'.repeat(40), base: 'd'.repeat(40), output: 'AssertionError: expected 2, got 3' },
      patch: patchOf('tests/pay.test.ts', '+it("ships nothing");'),
      ...test,
    },
    ...fields,
  };
}

/** A fix of one line, verified unless the fields say otherwise. */
export function exampleFix(fields: Partial<Fix> = {}): Fix {
  return {
    ...{ audit: 'a1fixed', outcome: 'fixed', why: '12 tests, no finding in its review' },
    ...{ branch: 'correctless/fix-r7k2ab', commit: 'e'.repeat(40) },
    patch: patchOf('src/pay.ts', '-if (paid = true) ship(order)\n+if (paid === true) ship(order)'),
    ...fields,
  };
}

export function patchOf(file: string, lines: string, at = '@@ -12 +12 @@'): string {
  return `diff --git a/${file} b/${file}\n--- a/${file}\n+++ b/${file}\n${at}\n${lines}\n`;
}
