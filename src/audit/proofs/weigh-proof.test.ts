import { describe, expect, it } from 'vitest';
import { readTestOutput } from '../tests/output/read-test-output.ts';
import { weighProof, type ProofRun, type WeighedProof } from './weigh-proof.ts';

const TEST = { file: 'src/a.test.ts', name: 'adds two' };
const FINDING = {
  title: 'total() adds wrongly',
  description: 'It throws a RangeError.',
  impact: 'Wrong totals.',
};

/** A run of vitest: per test what made it fail; none passes all. */
function run(failing: Record<string, string> = {}, file = 'src/a.test.ts'): ProofRun {
  const names = Object.keys(failing);
  const blocks = names.map((name) => ` FAIL  ${file} > ${name}\n${failing[name] ?? ''}\n\n⎯⎯⎯[1/1]⎯\n\n`);
  const heading = names.length === 0 ? '' : `⎯⎯ Failed Tests ${names.length} ⎯⎯\n\n`;
  const counts = names.length === 0 ? '3 passed' : `${names.length} failed | 2 passed`;
  const mark = names.length === 0 ? '✓' : '❯';
  return read(
    ` RUN  v3.0.0 /x\n\n ${mark} ${file} (3 tests) 5ms\n\n${heading}${blocks.join('')} Test Files  1\n      Tests  ${counts} (3)\n`,
    Math.min(1, names.length),
  );
}

function read(output: string, status: number): ProofRun {
  const { failures, ran, parser } = readTestOutput(output, status);
  return { failures, ...(ran === undefined ? {} : { ran }), unusable: null, status, parser, output };
}

const ASSERTION = 'AssertionError: expected 2 to be 3 // Object.is equality';
const FAILS = run({ 'total > adds two': ASSERTION });
const UNLOADED = read(
  ' RUN  v3.0.0 /x\n\n⎯⎯ Failed Suites 1 ⎯⎯\n\n FAIL  src/a.test.ts [ src/a.test.ts ]\nError: no total\n\n⎯⎯⎯[1/1]⎯\n\n Test Files  1 failed (1)\n      Tests  no tests\n',
  1,
);
const weigh = (changes: Partial<WeighedProof>) =>
  weighProof({
    test: TEST,
    finding: FINDING,
    head: [FAILS, FAILS],
    base: undefined,
    hasBase: true,
    ...changes,
  });

describe('a proof', () => {
  it('needs two runs at head, then one at base, and holds', () => {
    expect(weigh({ head: [] })).toEqual({ kind: 'needs', where: 'head' });
    expect(weigh({ head: [FAILS] })).toEqual({ kind: 'needs', where: 'head' });
    expect(weigh({})).toEqual({ kind: 'needs', where: 'base' });
    const held = weigh({ base: run() });
    expect(held).toMatchObject({ kind: 'holds', introduced: true, ranAtBase: true });
    expect(held).toMatchObject({ why: 'it fails at head and passes at base' });
    expect(held.kind === 'holds' && held.output).toContain(ASSERTION);
  });

  it('holds by head alone if there is no base', () => {
    expect(weigh({ hasBase: false })).toMatchObject({ kind: 'holds', introduced: false, ranAtBase: false });
  });

  it('does not say who introduced the defect if the test fails at base too', () => {
    const base = run({ 'total > adds two': ASSERTION });
    expect(weigh({ base })).toMatchObject({ kind: 'holds', introduced: false, ranAtBase: true });
    expect(weigh({ base })).toMatchObject({
      why: expect.stringContaining('perhaps for another reason') as string,
    });
  });

  it.each([
    ['whose file is not loaded', UNLOADED],
    ['whose file is not among those that ran', run({}, 'src/b.test.ts')],
    ['in which nothing ran', read('', 0)],
    ['which dies', { ...run(), failures: ['exit status 137'] }],
    ['that says nothing', { ...run(), unusable: 'the test command did not end in time' }],
  ])('never says "introduced" by a run at base %s', (_, base) => {
    expect(weigh({ base, alone: run() })).toMatchObject({ introduced: false, ranAtBase: false });
  });

  describe('whose runner names nothing that passes', () => {
    const dots = (count: number, ...failing: string[]) => {
      const failed = failing.map((name) => `FAILED ${name} - assert 1`).join('\n');
      const counts = `${failing.length} failed, ${count} passed in 0.01s`;
      return read(`..\n=== short test summary info ===\n${failed}\n${counts}\n`, Math.min(1, failing.length));
    };

    it('needs a run at base without it, and passes there if one more test passes with it', () => {
      expect(weigh({ base: dots(3) })).toEqual({ kind: 'needs', where: 'alone' });
      expect(weigh({ base: dots(3), alone: dots(2) })).toMatchObject({ introduced: true, ranAtBase: true });
      const [base, alone] = [dots(3, 'b.py::b', 'b.py::c'), dots(2, 'b.py::b')];
      expect(weigh({ base, alone })).toMatchObject({ introduced: true });
    });

    it.each([
      ['as many pass without it', dots(3), dots(3)],
      ['what is more fails', dots(2, 'b.py::c'), dots(2)],
      ['its file is not loaded', dots(3, 'src/a.test.ts'), dots(1)],
      ['the run without it says nothing', dots(3), { ...dots(2), unusable: 'killed' }],
      ['the run without it died', dots(3), { ...dots(2), failures: ['exit status 137'] }],
    ])('is not seen to pass if %s', (_, base, alone) => {
      expect(weigh({ base, alone })).toMatchObject({ introduced: false, ranAtBase: false });
    });
  });

  it('is none if the test command ends with success, whatever was printed', () => {
    expect(weigh({ head: [{ ...FAILS, status: 0 }] })).toMatchObject({ kind: 'refused' });
  });

  it('may fail by an assertion of Rust with words of its own, which only its place shows', () => {
    const panic =
      "---- adds_two stdout ----\nthread 'adds_two' panicked at src/a.rs:2:5:\ntoo few\n\nfailures:\n    adds_two\n\n";
    const head = read(`running 1 test\n${panic}test result: FAILED. 0 passed; 1 failed; 0 ignored\n`, 101);
    const test = { file: 'src/a.rs', name: 'adds_two' };
    const weighIn = (text: string) => weigh({ test: { ...test, text }, head: [head, head], hasBase: false });
    expect(weighIn('fn adds_two() {\n    assert!(total() == 2, "too few");\n}\n')).toMatchObject({
      kind: 'holds',
    });
    expect(weighIn('fn adds_two() {\n    panic!("too few"); assert!(true)\n}\n')).toMatchObject({
      kind: 'refused',
    });
  });

  it('may fail by an error that the finding names', () => {
    const crash = run({ 'adds two': 'RangeError: too far' });
    expect(weigh({ head: [crash, crash], hasBase: false })).toMatchObject({ kind: 'holds' });
  });
});

describe('is refused', () => {
  it.each([
    ['if the test passes', run(), 'no test fails'],
    ['if only another one fails', run({ 'never adds': ASSERTION }), 'not among the tests that fail'],
    ['if the same name fails in another file', run({ 'adds two': ASSERTION }, 'src/b.test.ts'), 'not among'],
    ['if its file does not load', UNLOADED, 'does not compile or load: src/a.test.ts'],
    ['by a time-out', run({ 'adds two': 'Error: Test timed out in 50ms.' }), 'time-out'],
    [
      'by an error that the finding does not name',
      run({ 'adds two': 'TypeError: x is null' }),
      'TypeError: x is null',
    ],
    ['by something unknown', run({ 'adds two': 'what is this' }), 'not by an assertion'],
    ['without a word why', run({ 'adds two': '' }), 'does not say why'],
    ['without a test that was recognised', read('boom', 1), 'no test was recognised'],
    ['if nothing ran', { ...run(), ran: 0 }, 'no test ran'],
    ['if the tests could not be run', { ...FAILS, unusable: 'status 127' }, 'could not be run: status 127'],
  ])('%s', (_, first, why) => {
    expect(weigh({ head: [first] })).toEqual({
      kind: 'refused',
      why: expect.stringContaining(why) as string,
    });
  });

  it('if what fails under its name failed without it', () => {
    expect(weigh({ before: FAILS })).toMatchObject({ why: expect.stringContaining('not among') as string });
  });

  it('if it is flaky', () => {
    expect(weigh({ head: [FAILS, run()] })).toMatchObject({
      why: expect.stringContaining('failed once') as string,
    });
  });

  it('if another test fails with it, unless that one fails without it', () => {
    const two = run({ 'total > adds two': ASSERTION, 'other thing': ASSERTION });
    expect(weigh({ head: [two] })).toEqual({ kind: 'needs', where: 'before' });
    expect(weigh({ head: [two], before: run() })).toMatchObject({ kind: 'refused' });
    expect(weigh({ head: [two, two], before: run({ 'other thing': ASSERTION }) })).toMatchObject({
      where: 'base',
    });
  });
});

it('a panic ends its package, and a subtest fails the test around it', () => {
  const panic =
    '--- FAIL: TestAt (0.00s)\n    --- FAIL: TestAt/far (0.00s)\npanic: runtime error: index out of range [5] with length 3 [recovered]\n\nFAIL\texample.com/m/sub\t0.004s\nFAIL\n';
  const head = [read(panic, 1), read(panic, 1)];
  const finding = { ...FINDING, description: 'At() panics: index out of range.' };
  const asked = { test: { file: 'sub/at_test.go', name: 'TestAt' }, finding, head, hasBase: false };
  expect(weigh(asked)).toMatchObject({ kind: 'holds' });
  expect(weigh({ ...asked, finding: FINDING })).toMatchObject({ kind: 'refused' });
});
