import { describe, expect, it } from 'vitest';
import { EVERY_FORMAT } from '../../../tests/kit/every-format.ts';
import { exampleFacts, exampleFinding } from '../../../tests/kit/report-example.ts';
import { exampleFix, exampleProof } from '../../../tests/kit/work-example.ts';
import type { Fix, Proof } from '../../contracts/files/proof.ts';
import type { Report } from '../../contracts/files/report.ts';
import { checkContract } from '../../contracts/validate.ts';
import { buildReport } from '../build/build-report.ts';
import { withWork } from '../build/with-work.ts';
import { glanceOf } from './words/at-a-glance.ts';
import { FORMATS, type Format } from '../formats.ts';

const scored = (line: number) => ({
  ...exampleFinding(`on line ${line}`, line),
  score: 100 - line,
  group: 'critical' as const,
});

/** A report of findings of one kind, the first ones with these proofs and fixes. */
function worked(proofs: readonly Proof[], fixes: readonly Fix[] = [], count = 3): Report {
  const lines = Array.from({ length: count }, (_, n) => n + 1);
  const report = buildReport(exampleFacts({ raised: count, scored: lines.map(scored) }));
  const byId = <T>(all: readonly T[]) => new Map(all.map((one, n) => [`F${n + 1}`, one]));
  return withWork(report, { proofs: byId(proofs), fixes: byId(fixes) });
}

const PROVEN = 'Proven: fails at head, passes at base (a declined card ships nothing, tests/pay.test.ts)';
const textual = EVERY_FORMAT.filter(([format]) => format !== 'json');
const plain = (text: string): string =>
  text
    .replaceAll(/\\([^nu"])/g, '$1')
    .replaceAll(/&(?:#39|quot);/g, "'")
    .replaceAll('\\\\', '');

it.each(textual)('%s says in words what proofs and fixes came to', async (_, render) => {
  const proofs = [
    exampleProof(),
    exampleProof({}, { introduced: false }),
    exampleProof({ outcome: 'not-proven', why: 'it passes at head', test: null }),
    exampleProof({ outcome: 'not-attempted', why: 'no test command', test: null, sandbox: null }),
  ];
  const fixes = [
    exampleFix(),
    exampleFix({ outcome: 'taken-back', why: 'two tests broke', commit: null, patch: '' }),
    exampleFix({ outcome: 'not-attempted', why: 'its file is gone', commit: null, patch: '' }),
  ];
  const text = plain(await render(worked(proofs, fixes, 4)));
  for (const said of [
    PROVEN,
    'Proven: fails at head (a declined card',
    'Not proven: it passes at head',
    'No proof attempted: no test command',
    'Fixed and verified: 12 tests, no finding in its review (branch correctless/fix-r7k2ab)',
    'Fix attempted and taken back: two tests broke',
    'No fix attempted: its file is gone',
  ])
    expect(text).toContain(said);
});

it.each(textual)('%s says nothing of proofs and fixes of a report without them', async (_, render) => {
  expect(await render(worked([]))).not.toMatch(/[Pp]roven: |Fixed and|ix attempted|tests of proofs/);
});

const rendered = (format: Format, report: Report) =>
  (EVERY_FORMAT.find(([name]) => name === format) ?? [])[1]?.(report) ?? Promise.resolve('');

describe('where the tests ran', () => {
  it.each(FORMATS.filter((format) => ['terminal', 'markdown', 'html', 'sarif'].includes(format)))(
    '%s says it once',
    async (format) => {
      const text = await rendered(format, worked([exampleProof(), exampleProof()]));
      expect(text.split('The tests of proofs ran in bwrap, without network')).toHaveLength(2);
    },
  );

  it('is named by finding if it differs, and SARIF has it as a property', async () => {
    const report = worked([exampleProof(), exampleProof({ sandbox: 'none' }), exampleProof()]);
    const text = await rendered('terminal', report);
    expect(text).toContain('The tests of the proofs of F1, F3 ran in bwrap, without network');
    expect(text).toContain('The tests of the proofs of F2 ran without a sandbox');
    const sarif = JSON.parse(await rendered('sarif', report)) as { runs: { properties: object }[] };
    expect(sarif.runs[0]?.properties).toMatchObject({ proofs_ran_in: ['bwrap', 'none'] });
  });
});

it('the page has the test and its output folded, and the fix as a diff that is open', async () => {
  const page = await rendered('html', worked([exampleProof()], [exampleFix()]));
  expect(page).toContain(
    '<details class=work><summary>The test</summary><p class=at>tests/pay.test.ts</p><table><caption>@@ -12 +12 @@</caption><tr><td><td>12 +<td>it("ships nothing");</table>',
  );
  expect(page).toContain(
    '<details class=work><summary>What the test printed</summary><pre>AssertionError: expected 2, got 3</pre>',
  );
  expect(page).toContain(
    '<details class=work open><summary>The verified fix</summary><p class=at>src/pay.ts',
  );
  expect(page).toContain('<tr><td>12 -<td><td>if (paid = true) ship(order)\n<tr>'.replace('\n', ''));
  expect(page).toContain('<tr><td><td>12 +<td>if (paid === true) ship(order)');
});

it('a patch of several files is a table for each hunk, below the name of its file', async () => {
  const [first, second] = [exampleFix().patch, exampleProof().test?.patch ?? ''];
  const page = await rendered('html', worked([], [exampleFix({ patch: first + second })]));
  const [, shown = ''] = page.split('<summary>The verified fix</summary>');
  expect([...shown.matchAll(/<p class=at>([^<]*)<\/p><table>/g)].map(([, name]) => name)).toEqual([
    'src/pay.ts',
    'tests/pay.test.ts',
  ]);
});

it('JSON keeps the contract of a report, with everything', async () => {
  const report = worked([exampleProof()], [exampleFix()]);
  const checked = await checkContract('report', JSON.parse(await rendered('json', report)));
  expect(checked.kind === 'invalid' ? checked.defects : []).toEqual([]);
  expect(report.findings[0]).toMatchObject({ proof: { sandbox: 'bwrap' }, fix: { outcome: 'fixed' } });
});

it('of findings of one severity, the proven one matters most', () => {
  const six = worked([], [], 6);
  const proven = withWork(six, { proofs: new Map([['F5', exampleProof()]]), fixes: new Map() });
  expect(glanceOf(six)?.first.map(({ id }) => id)).toEqual(['F1', 'F2', 'F3']);
  expect(glanceOf(proven)?.first.map(({ id }) => id)).toEqual(['F5', 'F1', 'F2']);
});
