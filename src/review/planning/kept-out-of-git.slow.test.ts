import { expect, it } from 'vitest';
import { review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';

it('no branch takes runs into git: its own ignore file below .correctless takes nothing back', async () => {
  const repository = sampleRepository({ 'a.js': 'export const a = 1;\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ '.correctless/.gitignore': '!*\n!**\n', 'a.js': 'export const a = 2;\n' });
  const { report } = await review(repository, { options: { noRules: true } });
  expect(report.status).toBe('complete');
  repository.git('add', '.');
  expect(repository.git('status', '--porcelain')).toBe('');
});
