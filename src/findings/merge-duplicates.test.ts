import fc from 'fast-check';
import { expect, it } from 'vitest';
import { verifiedFinding } from '../../tests/kit/finding-example.ts';
import { nextFingerprint } from './fingerprint.ts';
import { mergeDuplicates } from './merge-duplicates.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

const [first, second, third] = [
  verifiedFinding({ slot: 'r7k2ab/3', lens: 'bug-scan' }),
  verifiedFinding({ slot: 'r7k2ab/4', lens: 'dependency-check' }),
  verifiedFinding({ slot: 'r7k2ab/5', lens: 'history-context' }),
];
const other = verifiedFinding({ title: 'The card number is logged' });

it('keeps one of three that say the same, the others as witnesses', () => {
  const { kept, dropped } = mergeDuplicates([second, first, third]);
  expect(kept).toEqual([{ ...first, witnesses: [second, third] }]);
  expect(dropped).toEqual(
    [second, third].map((value) => ({
      value,
      reason: { kind: 'duplicate_of', fingerprint: first.fingerprint },
    })),
  );
});

it.each(['critical', 'low'] as const)(
  'swallows no %s claim behind one of another severity, whichever was there before',
  (severity) => {
    const other = verifiedFinding({ slot: 'r7k2ab/4', severity });
    for (const isEarlier of [() => false, (one: unknown) => one === first, (one: unknown) => one === other]) {
      const { kept, dropped } = mergeDuplicates([first, other], isEarlier);
      expect(new Set(kept.map(({ claim }) => claim.severity))).toEqual(new Set(['high', severity]));
      expect(dropped).toEqual([]);
    }
  },
);

it('counts an agent once: repeating oneself is no agreement', () => {
  const again = verifiedFinding({ slot: 'r7k2ab/3' });
  const { kept, dropped } = mergeDuplicates([first, again, again]);
  expect(kept).toEqual([{ ...first, witnesses: [] }]);
  expect(dropped).toHaveLength(2);
});

it('gives two different findings of one lens and one quote a fingerprint each', () => {
  const { kept } = mergeDuplicates([first, other]);
  expect(kept).toHaveLength(2);
  expect(first.fingerprint).toBe(other.fingerprint);
  expect(new Set(kept.map(({ fingerprint }) => fingerprint)).size).toBe(2);
  expect(kept.map(({ fingerprint }) => fingerprint)).toContain(first.fingerprint);
  const third = verifiedFinding({ title: 'An order ships twice', severity: 'low' });
  const three = mergeDuplicates([first, other, third]).kept;
  expect(three.map(({ fingerprint }) => fingerprint)).toEqual([
    first.fingerprint,
    nextFingerprint(first.fingerprint, 1),
    nextFingerprint(first.fingerprint, 2),
  ]);
  expect(three.map(({ claim }) => claim.title)).toContain(third.claim.title);
});

it('merges what lenses of every kind say of one caller, and the cause stays with who named it', () => {
  const atCaller = { file: 'src/ship.ts', lines: [4, 4] } as const;
  const deep = verifiedFinding({ ...atCaller, slot: 'r7k2ab/8', lens: 'caller-impact', cause: [5, 5] });
  const dependency = verifiedFinding({
    ...atCaller,
    ...{ slot: 'r7k2ab/4', lens: 'dependency-check', cause: [5, 6] },
  });
  const plain = verifiedFinding({ ...atCaller, slot: 'r7k2ab/5', lens: 'history-context' });
  const [merged, ...more] = mergeDuplicates([plain, dependency, deep]).kept;
  expect(more).toEqual([]);
  expect(merged).toEqual({ ...deep, witnesses: [dependency, plain] });
});

it('loses nothing, and the order of replies does not matter', () => {
  const pool = [
    first,
    second,
    third,
    other,
    verifiedFinding({ lines: [9, 9] }),
    verifiedFinding({ file: 'src/ship.ts' }),
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(pool, { minLength: 1 }), (findings) => {
      const merged = mergeDuplicates(findings);
      expect(merged.kept.length + merged.dropped.length).toBe(findings.length);
      expect(mergeDuplicates(findings.toReversed())).toEqual(merged);
    }),
    propertyRuns(100),
  );
});
