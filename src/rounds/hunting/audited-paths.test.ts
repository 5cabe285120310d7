import { expect, it } from 'vitest';
import { sha } from '../../../tests/kit/audit-example.ts';
import { did, journalOf } from '../../../tests/kit/audit-journal.ts';
import { auditedPaths, fixedPaths, huntedPaths } from './audited-paths.ts';

const FILE = { files: [{ path: 'src/asked.js' }, { path: 'test/asked.test.js' }] } as Parameters<
  typeof huntedPaths
>[0];
const JOURNAL = journalOf([
  did.committed('QA-R1-001', sha('a1'), sha('aa'), ['src/one.js', 'test/one.test.js', 'test/asked.test.js']),
  did.committed('QA-R1-002', sha('a2'), sha('a1'), ['src/two.js']),
  did.reverted('QA-R1-002', sha('a2'), sha('a3')),
]);

it('specialists go through what was asked and what fixes that stand have changed, but not the tests of fixes', () => {
  expect([...huntedPaths(FILE, JOURNAL)]).toEqual(['src/asked.js', 'test/asked.test.js', 'src/one.js']);
  expect(fixedPaths(JOURNAL)).toEqual(['src/one.js', 'test/one.test.js', 'test/asked.test.js']);
});

it('findings may stand in whatever a fix has changed, taken back or not', () => {
  expect([...auditedPaths(FILE, JOURNAL)]).toEqual(
    expect.arrayContaining(['test/one.test.js', 'src/two.js']),
  );
});
