import { expect, it } from 'vitest';
import { review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { allClear } from '../../report/formats/words/summary-notes.ts';

const HOW = { options: { noRules: true } } as const;
const TRANSLIT = '*.js working-tree-encoding=ASCII//TRANSLIT\n';

it('a change after which a checkout holds other text than git stores and reviewers saw is not complete', async () => {
  const repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.js': 'export const pay = () => {};\n', 'src/.gitattributes': TRANSLIT });
  const { report } = await review(repository, HOW);
  expect(allClear(report)).toBeUndefined();
  expect(report).toMatchObject({ status: 'incomplete', exit: 3 });
  expect(report.gaps).toEqual([
    `src/.gitattributes: "${TRANSLIT.trim()}": a checkout holds other text than git stores, and reviewers were shown what git stores`,
  ]);
});

it('uncommitted work alike; what base says already is no news', async () => {
  const repository = sampleRepository({ '.gitattributes': TRANSLIT, 'a.js': 'export const a = 1;\n' });
  repository.write('a.js', 'export const a = 2;\n');
  const { report } = await review(repository, HOW);
  expect(allClear(report)).toBe('No issues found.');
  repository.write('.gitattributes', `${TRANSLIT}*.ts working-tree-encoding=UTF-7\n`);
  expect((await review(repository, HOW)).report.status).toBe('incomplete');
});
