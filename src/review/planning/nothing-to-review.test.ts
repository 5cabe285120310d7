import { expect, it } from 'vitest';
import { review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';

const FILES = {
  'src/pay.ts': 'export const pay = (amount: number): number => amount;\n',
  'src/app.ts': "import { pay } from './pay.ts';\nexport const app = pay(1);\n",
  'go.sum': 'example.org/a v1.0.0 h1:aaaa=\n',
};

const HOW = { options: { noRules: true } } as const;

it('a lock file alone is a complete review without agents, and no approval', async () => {
  const repository = sampleRepository(FILES);
  repository.git('switch', '--quiet', '--create', 'bump');
  repository.commit({ 'go.sum': 'example.org/a v1.0.1 h1:bbbb=\n' });
  const { report, slots } = await review(repository);
  expect(slots).toEqual([]);
  expect(report).toMatchObject({ status: 'complete', exit: 0, recommendation: 'needs-discussion' });
  expect(report.coverage.lenses.map(({ why }) => why)).toContain('no line of the change is for a reviewer');
});

it.each([
  ['nothing else names', 'src/app.ts', 'src/start.ts', []],
  [
    'another file still names',
    'src/pay.ts',
    'src/charge.ts',
    ['src/pay.ts is src/charge.ts now, and src/app.ts may still name it: no reviewer was shown that'],
  ],
])('a renamed file that %s', async (_, from, to, gaps) => {
  const repository = sampleRepository(FILES);
  repository.git('switch', '--quiet', '--create', 'rename');
  repository.git('mv', from, to);
  repository.commit();
  const { report } = await review(repository, HOW);
  expect(report.gaps).toEqual(gaps);
  expect(report.exit).toBe(gaps.length === 0 ? 0 : 3);
});

it('beside lines that reviewers are shown, a rename is told to them and nothing is looked for', async () => {
  const repository = sampleRepository(FILES);
  repository.git('switch', '--quiet', '--create', 'rename');
  repository.git('mv', 'src/pay.ts', 'src/charge.ts');
  repository.commit({ 'src/app.ts': "import { pay } from './charge.ts';\nexport const app = pay(1);\n" });
  const { report } = await review(repository, HOW);
  expect(report).toMatchObject({ status: 'complete', recommendation: 'approve' });
});

it('of a merge the report says with which parent it was compared', async () => {
  const repository = sampleRepository(FILES);
  repository.git('switch', '--quiet', '--create', 'topic');
  repository.commit({ 'go.sum': 'example.org/a v1.0.1 h1:bbbb=\n' });
  repository.git('switch', '--quiet', 'main');
  repository.git('merge', '--quiet', '--no-ff', '-m', 'merge', 'topic');
  const { report } = await review(repository, { ...HOW, target: ['HEAD'] });
  expect(report.warnings).toEqual([
    'HEAD is a merge, compared with its first parent alone: what that parent had already is not shown',
  ]);
});
