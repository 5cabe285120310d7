import { beforeEach, expect, it } from 'vitest';
import { review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': 'charge(order.card);\n' });
});

const HOW = { options: { noRules: true } } as const;

it('a repository that is the same at the end is a complete review', async () => {
  expect((await review(repository, HOW)).report).toMatchObject({ status: 'complete', exit: 0 });
});

it.each<[string, (repository: SampleRepository) => unknown, string]>([
  ['a file', ({ write }) => write('src/pay.ts', 'refund();\n'), 'file src/pay.ts changed'],
  ['a new file', ({ write }) => write('left.ts', '\n'), 'file left.ts changed'],
  ['a branch', ({ git }) => git('branch', 'other'), 'ref refs/heads/other moved'],
])('%s that changes during a run fails it, and is named', async (_, change, named) => {
  let changed = false;
  const also = () => {
    if (!changed) change(repository);
    changed = true;
    return [];
  };
  const { report } = await review(repository, { ...HOW, also });
  expect(report).toMatchObject({ status: 'failed', exit: 3 });
  expect(report.gaps).toContain(`the repository changed during the run: ${named}`);
});
