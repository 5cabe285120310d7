import { expect, it } from 'vitest';
import { claimOf, plan, review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';

/* What made a hunk harmless, or a finding of it end, may be elsewhere: a push may take the one away and leave the other. */

const blank = Array.from({ length: 30 }, (_, n) => `// ${n}`).join('\n');
const before = (check: string, run: string) => `${check}\n${blank}\n${run}\n`;
const CHECK = 'export const isSafe = (q) => KNOWN.has(q);';
const RUN = 'export const run = (q) => isSafe(q) && db.exec(q);';

function branch(
  files: Readonly<Record<string, string>>,
  work: Readonly<Record<string, string>>,
): SampleRepository {
  const repository = sampleRepository(files);
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit(work);
  return repository;
}

const HOW = { options: { noRules: true } } as const;
const carriedIn = async (repository: SampleRepository): Promise<string[]> =>
  (await plan(repository, HOW)).past.carried.flatMap(({ lens, hunk }) => (lens === 'bug-scan' ? [hunk] : []));

it('a push that withdraws a check from a file has the rest of the file reviewed anew', async () => {
  const old = before('export const isSafe = () => false;', 'export const run = () => {};');
  const repository = branch({ 'src/db.js': old }, { 'src/db.js': before(CHECK, RUN) });
  await review(repository, HOW);
  expect(await carriedIn(repository)).toEqual(['src/db.js#1', 'src/db.js#2']);
  repository.commit({ 'src/db.js': before('export const isSafe = () => false;', RUN) });
  expect(await carriedIn(repository)).toEqual([]);
});

it('so has one that edits it in the file that this one imports', async () => {
  const repository = branch(
    { 'src/other.js': 'export const other = 1;\n' },
    {
      'src/safe.js': `${CHECK}\n`,
      'src/db.js': `import { isSafe } from './safe.js';\n${RUN}\n`,
      'src/other.js': 'export const other = 2;\n',
    },
  );
  await review(repository, HOW);
  repository.commit({ 'src/safe.js': 'export const isSafe = (q) => q !== null;\n' });
  expect(await carriedIn(repository)).toEqual(['src/other.js#1']);
});

it('an edit of a line that a finding names, far from what was wrong, brings what was wrong back to its reviewer', async () => {
  const call = '  return run(request.query);\n';
  const repository = branch(
    { 'src/page.js': `import { run } from './db.js';\nexport function page(request) {\n${call}}\n` },
    { 'src/db.js': `export const run = (q) => db.exec(q);\n`, 'src/other.js': 'export const other = 1;\n' },
  );
  const claim = claimOf('src/page.js', call.trimEnd(), 'Whatever is asked is run', { trigger: 'a query' });
  const cause = { file: 'src/db.js', quote: 'export const run = (q) => db.exec(q);' };
  const impact = {
    ...claim,
    verification: { ...claim.verification, is_impact_finding: true, cause },
  };
  const first = await review(repository, {
    ...HOW,
    also: ({ agent }) => (agent === 'bug-scan' ? [impact] : []),
  });
  expect(first.report.findings).toHaveLength(1);
  repository.commit({
    'src/page.js': `import { run } from './db.js';\nexport function page(request) {\n${call.replace('run(request.query)', 'run(request.query).rows')}}\n`,
  });
  expect(await carriedIn(repository)).toEqual(['src/other.js#1']);
});
