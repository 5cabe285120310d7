import { beforeEach, expect, it } from 'vitest';
import { claimOf, plan, review } from '../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { allClear } from '../report/formats/words/summary-notes.ts';
import { reservations } from '../report/build/reservations.ts';

/* What a removed check has guarded stands on lines that the change did not touch. */

let repository: SampleRepository;

const FILLER = Array.from({ length: 8 }, (_, n) => `  const step${n} = ${n};`);
const FILE = [
  'export function del(user, id) {',
  '  const db = open();',
  '  if (!user.admin) throw new Error("no");',
  '  const x = 1;',
  '  const y = 2;',
  '  db.removeEverything(id);',
  ...FILLER,
  '  db.removeTraces(id);',
  '}',
  '',
  'export function other(db, id) {',
  '  return db.readWhatIsLeft(id);',
  '}',
  '',
].join('\n');

beforeEach(() => {
  repository = sampleRepository({ 'src/pay.js': FILE });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.js': FILE.replace(/.*user\.admin.*\n/, '') });
});

const HOW = { options: { noRules: true, lenses: 'bug-scan' } } as const;
const claim = (quote: string, severity: 'critical' | 'medium' = 'critical') =>
  claimOf('src/pay.js', quote, 'Anybody may delete', { severity, trigger: 'any user' });
const IN_HUNK = '  db.removeEverything(id);';
const IN_FUNCTION = '  db.removeTraces(id);';
const ELSEWHERE = '  return db.readWhatIsLeft(id);';

it.each([
  ['in a hunk', IN_HUNK],
  ['in the function that a hunk changes', IN_FUNCTION],
])(
  'a grave claim with a quote that stands, %s: told first, not approved, and not carried over',
  async (_, quote) => {
    const { report } = await review(repository, { ...HOW, claims: { 'bug-scan': [claim(quote)] } });
    expect(allClear(report)).toBe('No issues found but 1 grave claim on lines beside the change.');
    expect(report).toMatchObject({ counts: { unplaced: 1 }, recommendation: 'needs-discussion', exit: 0 });
    expect(reservations(report)).toContain(
      'dropped for its place beside the change, not refuted: 1 grave claim',
    );
    expect((await plan(repository, HOW)).past.carried).toEqual([]);
  },
);

it('one that the mended reply leaves out is told alike', async () => {
  const { report } = await review(repository, {
    ...HOW,
    refused: ({ agent }, reply) =>
      agent === 'bug-scan' ? { ...reply, findings: [claim(IN_HUNK)] } : undefined,
  });
  expect(report).toMatchObject({
    counts: { unplaced: 1, dropped: { not_given_again: 1 } },
    recommendation: 'needs-discussion',
  });
});

it.each([
  ['one of medium weight', claim(IN_HUNK, 'medium')],
  ['one of another function', claim(ELSEWHERE)],
])('%s is off the change, and no more', async (_, one) => {
  const { report } = await review(repository, { ...HOW, claims: { 'bug-scan': [one] } });
  expect(report.counts.dropped).toEqual({ not_on_changed_lines: 1 });
  expect(report.recommendation).toBe('approve');
});
