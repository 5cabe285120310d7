import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { review } from '../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { advance, reopen } from './advance.ts';
import { lastRunOf } from './last-run.ts';
import { runPaths, type RunPaths } from './layout.ts';
import { openRun } from './open-run.ts';
import { readReport } from './read-report.ts';

let repository: SampleRepository;
let run: string;
let paths: RunPaths;

beforeEach(async () => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': 'export function pay() {}\n' });
  ({ run } = await review(repository, { options: { noRules: true } }));
  paths = runPaths(repository.top, run);
});

const edit = (path: string): void => writeFileSync(path, `${readFileSync(path, 'utf8')} `);

describe('a run that has ended', () => {
  it('is opened and reported', async () => {
    expect(await readReport(await openRun(repository, run))).toMatchObject({ status: 'complete' });
  });

  it.each<[string, (paths: RunPaths) => string]>([
    ['the report', ({ report }) => report],
    ['what the next review carries over', ({ memory }) => memory],
    ['the settings', ({ run: file }) => file],
    ['the changed lines', ({ scope }) => scope],
    ['the hunks that reviewers are shown', ({ files }) => files],
    ['the fingerprint of the work tree', ({ fingerprint }) => fingerprint],
    ['the collected findings', ({ findings }) => findings],
    ['a slot', ({ slot }) => slot(1)],
    ['a packet', ({ packet }) => packet(1)],
  ])('is corrupt when %s was changed or removed, and names it', async (_, which) => {
    const path = which(paths);
    edit(path);
    const problem = { code: 'run/corrupt', message: expect.stringContaining(path) as string };
    await expect(openRun(repository, run)).rejects.toMatchObject(problem);
    rmSync(path);
    await expect(openRun(repository, run)).rejects.toThrow();
  });

  it('of which the end was cut from the ledger has no report', async () => {
    const lines = readFileSync(paths.ledger, 'utf8').trimEnd().split('\n').slice(0, -1);
    writeFileSync(paths.ledger, `${lines.join('\n')}\n`);
    await expect(readReport(await openRun(repository, run))).rejects.toMatchObject({
      code: 'run/not-finished',
    });
  });

  it('without its ledger is corrupt, and does not begin again', async () => {
    rmSync(paths.ledger);
    await expect(advance(repository, run)).rejects.toMatchObject({
      code: 'run/corrupt',
      message: expect.stringContaining('never planned to its end') as string,
    });
  });

  it('carries nothing over once its memory was changed', async () => {
    const { target = '' } = (await openRun(repository, run)).file;
    expect((await lastRunOf(repository, target)).last?.file.run).toBe(run);
    edit(paths.memory);
    const { last, warnings } = await lastRunOf(repository, target);
    expect(last).toBeUndefined();
    expect(warnings).toEqual([expect.stringContaining('memory.json')]);
  });
});

it('a run that is opened again has no report until it ends anew', async () => {
  const { run: second } = await review(repository, {
    options: { noRules: true },
    silent: ['bug-scan'],
    sinceLast: false,
  });
  expect(await readReport(await openRun(repository, second))).toMatchObject({ status: 'incomplete' });
  expect(await reopen(repository, second)).toBe(1);
  await expect(readReport(await openRun(repository, second))).rejects.toMatchObject({
    code: 'run/not-finished',
  });
});
