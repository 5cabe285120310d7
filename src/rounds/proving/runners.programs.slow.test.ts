import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { writing } from '../../../tests/kit/audit-driver.ts';
import { provenIn, workOn, type Broken } from '../../../tests/kit/proved-review.ts';
import { claimOf } from '../../../tests/kit/review-driver.ts';
import { fixesOfRun } from '../from-review/fixes-of-run.ts';
import { proofsOfRun } from '../from-review/proofs-of-run.ts';

const QUOTE = 'The net price with the tax on top: price(100, 0.2) is 120.';

type Case = {
  readonly test: string;
  readonly setup?: string;
  /** The code under test, right and wrong. */
  readonly path: string;
  readonly good: string;
  readonly wrong: readonly [string, string];
  /** The file of the test; `old` and what a prover adds. */
  readonly file: string;
  readonly old: string;
  readonly added: string;
  readonly name: string;
  readonly others?: Readonly<Record<string, string>>;
};

const JS: Omit<Case, 'test'> = {
  path: 'src/price.mjs',
  good: `/** ${QUOTE} */\nexport function price(net, rate) {\n  return net * (1 + rate);\n}\n`,
  wrong: ['net * (1 + rate)', 'net + rate'],
  file: 'test/price.test.mjs',
  old: "import assert from 'node:assert';\nimport { describe, it } from 'node:test';\nimport { price } from '../src/price.mjs';\n\ndescribe('price', () => {\n  it('of nothing', () => assert.equal(price(0, 0), 0));\n});\n",
  added:
    "\ndescribe('tax', () => {\n  it('is on top', () => {\n    assert.equal(price(100, 0.2), 120);\n  });\n});\n",
  name: 'is on top',
};

const PYTHON: Omit<Case, 'test'> = {
  path: 'price.py',
  good: `def price(net, rate):\n    """${QUOTE}"""\n    return net * (1 + rate)\n`,
  wrong: ['net * (1 + rate)', 'net + rate'],
  file: 'tests/test_price.py',
  old: 'import unittest\n\nfrom price import price\n\n\nclass PriceTest(unittest.TestCase):\n    def test_nothing(self):\n        self.assertEqual(price(0, 0), 0)\n',
  added:
    '\n    def test_tax(self):\n        for rate, gross in [(0, 100), (0.2, 120)]:\n            with self.subTest(rate=rate):\n                self.assertEqual(price(100, rate), gross)\n',
  name: 'test_tax',
  others: { 'tests/__init__.py': '', '.gitignore': '.correctless/*\n!.correctless/config/\n__pycache__/\n' },
};

const RUST: Case = {
  test: 'cargo test --offline',
  path: 'src/lib.rs',
  good: `/// ${QUOTE}\npub fn price(net: u32, rate: u32) -> u32 {\n    net * (100 + rate) / 100\n}\n`,
  wrong: ['net * (100 + rate) / 100', 'net + rate / 100'],
  file: 'tests/price.rs',
  old: '#[test]\nfn nothing() {\n    assert_eq!(shop::price(0, 0), 0);\n}\n',
  added:
    '\n#[test]\nfn tax_is_on_top() {\n    let gross = shop::price(100, 20);\n    assert!(gross == 120, "20 % of 100 came to {gross}");\n}\n',
  name: 'tax_is_on_top',
  others: {
    'Cargo.toml': '[package]\nname = "shop"\nversion = "0.1.0"\nedition = "2021"\n',
    'Cargo.lock': 'version = 3\n\n[[package]]\nname = "shop"\nversion = "0.1.0"\n',
    '.gitignore': '.correctless/*\n!.correctless/config/\ntarget/\n',
  },
};

// Comes with no Python.
const hasPytest = spawnSync('python3', ['-m', 'pytest', '--version']).status === 0;

const CASES: readonly Case[] = [
  { test: 'node --test', ...JS },
  { test: 'node --test --test-reporter=spec', ...JS },
  { test: 'python3 -m unittest', ...PYTHON },
  { test: 'python3 -m pytest -q', ...PYTHON },
  RUST,
].filter(({ test }) => !test.includes('pytest') || hasPytest);

function brokenBy({ test, path, good, wrong, file, old, others }: Case): Broken {
  const [right, broken] = wrong;
  const brokenLine = good.replace(right, broken).split('\n')[2] ?? '';
  return {
    files: {
      '.correctless/config/workflow-config.json': `${JSON.stringify({ commands: { test } })}\n`,
      '.gitignore': '.correctless/*\n!.correctless/config/\n',
      'AGENTS.md': 'Prices are right.\n',
      ...{ [path]: good, [file]: old },
      ...others,
    },
    change: { [path]: good.replace(right, broken) },
    claim: claimOf(path, brokenLine, 'The tax is added, not multiplied', { line: 3, trigger: 'any rate' }),
  };
}

it.each(CASES.map((one) => [one.test, one] as const))(
  '%s: a test is proven at head and base, and the fix makes it pass',
  async (_, one) => {
    const { path, good, file, old, added, name } = one;
    const proof = await provenIn(brokenBy(one));
    const { repository, run } = proof;
    const expected = { file: path, quote: QUOTE };
    const prover = writing({ [file]: `${old}${added}` }, { test: { file, name }, expected });
    await proof.drive({ 'finding-prover': prover });
    expect((await proofsOfRun(repository, run)).get('F1')).toMatchObject({
      outcome: 'proven',
      why: 'it fails at head and passes at base',
    });
    const fix = await workOn(proof, 'fix');
    await fix.drive({ 'fix-executor': writing({ [path]: good }) });
    expect((await fixesOfRun(repository, run)).get('F1')).toMatchObject({
      outcome: 'fixed',
      why: expect.stringContaining(`${name}, the test of its proof, fails no more`) as string,
    });
  },
);
