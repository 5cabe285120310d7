import { describe, expect, it } from 'vitest';
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

it('so has one that edits it in the file that this one imports, and in a small change all is reviewed anew', async () => {
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
  expect(await carriedIn(repository)).toEqual([]);
  repository.commit({
    'src/large.js': Array.from({ length: 420 }, (_, n) => `export const n${n} = ${n};\n`).join(''),
  });
  await review(repository, HOW);
  repository.commit({ 'src/safe.js': 'export const isSafe = (q) => q !== undefined;\n' });
  expect(await carriedIn(repository)).toEqual(['src/large.js#1', 'src/other.js#1']);
});

it('what base has otherwise is judged anew, and a rebase onto something else is not', async () => {
  const repository = branch(
    { 'src/lib.js': 'export const isSafe = (q) => KNOWN.has(q);\n', 'README.md': '# Shop\n' },
    { 'src/db.js': `import { isSafe } from './lib.js';\n${RUN}\n` },
  );
  await review(repository, HOW);
  const rebased = (files: Readonly<Record<string, string>>): Promise<string[]> => {
    repository.git('switch', '--quiet', 'main');
    repository.commit(files);
    repository.git('switch', '--quiet', 'work');
    repository.git('rebase', '--quiet', 'main');
    return carriedIn(repository);
  };
  expect(await rebased({ 'README.md': '# Shop of Ada\n' })).toEqual(['src/db.js#1']);
  expect(await rebased({ 'src/lib.js': 'export const isSafe = () => true;\n' })).toEqual([]);
});

it('what was taken out without a line of its own brings everything back', async () => {
  const text = Array.from({ length: 30 }, (_, n) => `// ${n}\n`).join('');
  const repository = branch({ 'attic/guard.rb': text }, { 'src/db.js': `${RUN}\n` });
  repository.git('mv', 'attic/guard.rb', 'guard.rb');
  repository.commit();
  await review(repository, HOW);
  expect(await carriedIn(repository)).toEqual(['src/db.js#1']);
  repository.git('mv', 'guard.rb', 'attic/guard.rb');
  repository.commit();
  expect(await carriedIn(repository)).toEqual([]);
});

it('an edit of a line that a finding names, far from what was wrong, brings what was wrong back to its reviewer', async () => {
  const call = '  return run(request.query);\n';
  const repository = branch(
    { 'src/page.js': `export function page(request) {\n${call}}\n` },
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
    'src/page.js': `export function page(request) {\n${call.replace('run(request.query)', 'run(request.query).rows')}}\n`,
  });
  expect(await carriedIn(repository)).toEqual(['src/other.js#1']);
});

describe('an edit in a large change', () => {
  const large = Array.from({ length: 420 }, (_, n) => `export const n${n} = ${n};\n`).join('');
  /** `between` is at base and stays as it is: it imports what is edited, and is imported. */
  const tied = async (edited: Readonly<Record<string, string>>) => {
    const repository = branch(
      {
        'src/between.js': "export { isSafe } from './safe.js';\n",
        'src/below.js': "export * from './lowest.js';\n",
        'src/lowest.js': 'export const low = 1;\n',
        'src/other.js': 'export const other = 1;\n',
        'roles.json': '["admin"]\n',
        'page.php': '<?php echo 1;\n',
        'logo.png': '\u0000a',
      },
      {
        'src/safe.js': `import './below.js';\n${CHECK}\n`,
        'src/db.js': `import { isSafe } from './between.js';\n${RUN}\n`,
        'src/lowest.js': 'export const low = 2;\n',
        'src/other.js': 'export const other = 2;\n',
        'roles.json': '["admin", "root"]\n',
        'page.php': '<?php echo 2;\n',
        'logo.png': '\u0000b',
        'src/large.js': large,
      },
    );
    await review(repository, HOW);
    repository.commit(edited);
    return carriedIn(repository);
  };

  it('brings back what it reaches through files that are no part of the change, and what reaches it', async () => {
    const safe = `import './below.js';\nexport const isSafe = (q) => q !== null;\n`;
    expect(await tied({ 'src/safe.js': safe })).toEqual([
      'page.php#1',
      'roles.json#1',
      'src/large.js#1',
      'src/other.js#1',
    ]);
  });

  it.each([
    ['data', { 'roles.json': '["admin", "root", "guest"]\n' }],
    ['a language whose imports nobody here finds', { 'page.php': '<?php echo 3;\n' }],
    ['a file without lines', { 'logo.png': '\u0000c' }],
  ])('of %s: nothing is carried over', async (_, edited) => {
    expect(await tied(edited as Readonly<Record<string, string>>)).toEqual([]);
  });

  it('a file that is new takes nothing from the others', async () => {
    expect(await tied({ 'rights.json': '[]\n' })).toHaveLength(7);
  });
});
