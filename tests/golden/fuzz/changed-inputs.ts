import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';

const LONGEST_INPUT = 4096;

/** The files below folders of `fixtures/`; of the list of measured rule files, each head. */
export function fixtureInputs(...folders: readonly string[]): Buffer[] {
  return folders
    .flatMap((folder) => readdirSync(join('fixtures', folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name)))
    .flatMap(headsIn);
}

function headsIn(file: Buffer): Buffer[] {
  if (!file.includes('"head":')) return [file];
  const { rules } = JSON.parse(file.toString('utf8')) as { rules: readonly { head: string }[] };
  return rules.map(({ head }) => Buffer.from(head));
}

/**
 * A known input with one to four changes. A change removes or repeats a piece, or replaces it by a byte, a number, a word of the
 * format or a piece of another input.
 */
export function changedInputs(known: readonly Buffer[], words: readonly string[]): fc.Arbitrary<Buffer> {
  const piece = fc
    .tuple(fc.constantFrom(...known), fc.nat(), fc.nat(200))
    .map(([other, at, length]) => other.subarray(at % (other.length + 1)).subarray(0, length));
  const inserted = fc.oneof(
    fc.constant(Buffer.alloc(0)),
    fc.uint8Array({ minLength: 1, maxLength: 1 }),
    fc.nat(20).map((number) => Buffer.from(String(number))),
    { arbitrary: fc.constantFrom(...words).map((word) => Buffer.from(word)), weight: 2 },
    piece,
  );
  const change = fc.record({ at: fc.nat(), length: fc.nat(24), inserted, keeps: fc.boolean() });
  return fc
    .tuple(fc.constantFrom(...known), fc.array(change, { minLength: 1, maxLength: 4 }))
    .map(([input, changes]) => changes.reduce<Buffer>(changed, input).subarray(0, LONGEST_INPUT));
}

type Change = {
  readonly at: number;
  readonly length: number;
  readonly inserted: Uint8Array;
  /** Insert before the piece instead of replacing it. */
  readonly keeps: boolean;
};

function changed(bytes: Buffer, { at, length, inserted, keeps }: Change): Buffer {
  const start = at % (bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(keeps ? start : start + length)]);
}
