import { beforeEach, expect, it } from 'vitest';
import { claimOf, review, type Reviewed } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';

const PAY = 'export function pay(order) {\n  charge(order.card);\n}\n';
const notAwaited = claimOf('src/pay.ts', '  charge(order.card);', 'The charge is not awaited', {
  trigger: 'a declined card',
});

let repository: SampleRepository;
let first: Reviewed;

beforeEach(async () => {
  repository = sampleRepository({
    'README.md': '# Shop\n',
    'src/copy.ts': 'export const copies = 1;\n',
    'src/twin.ts': PAY,
  });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': PAY });
  first = await review(repository, { claims: { 'bug-scan': [notAwaited] }, options: { noRules: true } });
});

const again = () => review(repository, { options: { noRules: true } });
const placesOf = ({ report }: Reviewed) =>
  report.findings.map(({ file, lines, state, since, score }) => ({
    file,
    line: lines[0],
    state,
    since,
    score,
  }));

it('a finding follows a file that was renamed within the branch, of which git’s diff against base knows nothing', async () => {
  repository.git('mv', 'src/pay.ts', 'src/charge.ts');
  repository.commit({ 'src/charge.ts': `// Moved.\n${PAY}` });
  const second = await again();
  expect(placesOf(second)).toEqual([
    { file: 'src/charge.ts', line: 3, state: 'open', since: first.run, score: 90 },
  ]);
  expect(second.report).toMatchObject({ exit: 1, since: { new: 0, open: 1, fixed: 0 } });
  const third = await again();
  expect(third.slots).toEqual([]);
  expect(placesOf(third)).toEqual(placesOf(second));
});

it('and code that was moved out of its file into a new one', async () => {
  repository.commit({ 'src/pay.ts': "export { pay } from './new';\n", 'src/new.ts': PAY });
  expect(placesOf(await again())).toMatchObject([{ file: 'src/new.ts', line: 2, state: 'open' }]);
});

it('and code that was moved into a file that the change had already', async () => {
  repository.commit({ 'src/more.ts': 'export const more = 1;\n' });
  await again();
  const moved = {
    'src/pay.ts': "export { pay } from './more';\n",
    'src/more.ts': `export const more = 1;\n${PAY}`,
  };
  repository.commit(moved);
  expect(placesOf(await again())).toMatchObject([{ file: 'src/more.ts', line: 3, state: 'open' }]);
});

it.each<[string, Readonly<Record<string, string>>]>([
  ['two new files have the quote', { 'src/a.ts': PAY, 'src/b.ts': PAY }],
  ['the quote stands on a line of another file that was there before', { 'src/twin.ts': `// Twin.\n${PAY}` }],
  ['its line was edited on the way', { 'src/a.ts': PAY.replace('charge(', 'await charge(') }],
])('it is fixed when %s', async (_, files) => {
  repository.remove('src/pay.ts');
  repository.commit(files);
  const { report } = await again();
  expect(report).toMatchObject({ exit: 0, findings: [], since: { open: 0, fixed: 1 } });
  expect(report.since?.gone).toMatchObject([{ file: 'src/pay.ts', became: 'fixed' }]);
});

it('it is fixed when the quote stands only in a file that the review before had', async () => {
  const both = { 'src/pay.ts': PAY, 'src/copy.ts': `export const copies = 2;\n${PAY}` };
  repository.commit(both);
  await review(repository, { claims: { 'bug-scan': [notAwaited] }, options: { noRules: true } });
  repository.remove('src/pay.ts');
  repository.commit();
  expect((await again()).report).toMatchObject({ findings: [], since: { open: 0, fixed: 1 } });
});

it('what was accepted before it moved stays accepted, in every review', async () => {
  const [accepted] = first.report.findings;
  repository.git('switch', '--quiet', 'main');
  const entry = {
    fingerprint: accepted?.fingerprint,
    severity: 'high',
    reason: 'sandbox',
    by: 'Ada',
    expires: '2099-12-31',
  };
  repository.commit({ '.correctless/suppressions.json': JSON.stringify([entry]) });
  repository.git('switch', '--quiet', 'work');
  repository.git('rebase', '--quiet', 'main');
  repository.git('mv', 'src/pay.ts', 'src/charge.ts');
  repository.commit();
  for (let n = 0; n < 3; n += 1) {
    const { report } = await again();
    expect(report).toMatchObject({ exit: 0, since: { open: 0, fixed: 0, dismissed: 1 } });
    expect(report.suppressions).toMatchObject({ applied: 1, unmatched: [] });
  }
});
