import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { seedsOf, TARGETS, type FuzzTarget, type TargetName } from './targets.ts';

/**
 * `npm run fuzz -- TARGET --minutes M [--seed N]`: changes inputs at random, and writes the first that breaks the target's
 * promise, made as small as it can be, to `fixtures/fuzz/TARGET/`, where `tests/golden/fuzz-finds.test.ts` asks for it ever
 * after. The same seed tries the same inputs.
 */
const LONGEST_INPUT = 4096;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '1' }, seed: { type: 'string', default: '1' } },
});
const [name = ''] = positionals;
if (Object.hasOwn(TARGETS, name)) fuzz(name as TargetName, Number(values.minutes), Number(values.seed));
else {
  process.stderr.write(`"${name}" is no target; one of: ${Object.keys(TARGETS).join(', ')}\n`);
  process.exitCode = 2;
}

function fuzz(target: TargetName, minutes: number, seed: number): void {
  const { check, words }: FuzzTarget = TARGETS[target];
  const inputs = changedInputs(seedsOf(TARGETS[target]), words);
  const { numRuns, counterexample, errorInstance } = fc.check(
    fc.property(inputs, (input) => {
      check(input);
    }),
    { seed, numRuns: Infinity, interruptAfterTimeLimit: minutes * 60_000, markInterruptAsFailure: false },
  );
  process.stdout.write(`${target}: ${numRuns} inputs in ${minutes} min (seed ${seed})\n`);
  if (counterexample === null) return;
  const [input] = counterexample;
  const folder = `fixtures/fuzz/${target}`;
  mkdirSync(folder, { recursive: true });
  const path = `${folder}/${createHash('sha256').update(input).digest('hex').slice(0, 12)}`;
  writeFileSync(path, input);
  process.stdout.write(`${path}: ${String(errorInstance).split('\n')[0] ?? ''}\n`);
  process.exitCode = 1;
}

/** A known input with one to four changes: something taken out, said twice, or replaced by bytes, a word, a number or a piece of another. */
function changedInputs(known: readonly Buffer[], words: readonly string[]): fc.Arbitrary<Buffer> {
  const piece = fc
    .tuple(fc.constantFrom(...known), fc.nat(), fc.nat(200))
    .map(([other, at, length]) => other.subarray(at % (other.length + 1)).subarray(0, length));
  const put = fc.oneof(
    fc.constant(Buffer.alloc(0)),
    fc.uint8Array({ minLength: 1, maxLength: 1 }),
    fc.nat(20).map((number) => Buffer.from(String(number))),
    { arbitrary: fc.constantFrom(...words).map((word) => Buffer.from(word)), weight: 2 },
    piece,
  );
  const change = fc.record({ at: fc.nat(), skip: fc.nat(24), put, again: fc.boolean() });
  return fc
    .tuple(fc.constantFrom(...known), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([input, changes]) => changes.reduce<Buffer>(changed, input).subarray(0, LONGEST_INPUT));
}

type Change = {
  readonly at: number;
  readonly skip: number;
  readonly put: Uint8Array;
  /** What is skipped comes behind what is put. */
  readonly again: boolean;
};

function changed(bytes: Buffer, { at, skip, put, again }: Change): Buffer {
  const start = at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, start), put, bytes.subarray(again ? start : start + skip)]);
}
