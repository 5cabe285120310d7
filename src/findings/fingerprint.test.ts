import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { fingerprintOf, nextFingerprint, type Identity } from './fingerprint.ts';
import { propertyRuns } from '../../tests/kit/property-runs.ts';

const identity: fc.Arbitrary<Identity> = fc.record({
  file: fc.constantFrom('a.ts', 'b.ts', 'a.ts,bug').map((file) => file as RepoPath),
  source: fc.constantFrom('bug-scan', 'CLAUDE.md', ''),
  lines: fc.array(fc.constantFrom('x', 'y', 'x,y', '"x"', ''), { maxLength: 3 }),
  occurrence: fc.nat(2),
});

it('differs for whatever differs, and never for what is the same', () => {
  fc.assert(
    fc.property(identity, identity, (one, other) => {
      const same = JSON.stringify(one) === JSON.stringify(other);
      expect(fingerprintOf(one) === fingerprintOf(other)).toBe(same);
    }),
    propertyRuns(50),
  );
});

it('stays what it was in every version: suppressions and earlier runs name findings by it', () => {
  const one = fingerprintOf({ file: 'a.ts' as RepoPath, source: 'bug-scan', lines: ['x()'], occurrence: 0 });
  expect(one).toBe('24e4783d4591f5bd1c2f3a57a094bba0a849db3cfd1f763ec282ec9f9968339b');
  expect(nextFingerprint(one, 1)).toBe('021a6701ac2c68ed8a5bd1ee53578460bd40fd63ab2cf3b6211413ec684dcaf2');
  expect(nextFingerprint(one, 2)).not.toBe(nextFingerprint(one, 1));
});
