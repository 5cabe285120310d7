import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { review } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { advance, reopen } from '../../review/phases/advance.ts';
import { allReviews, lastOf } from '../remembered/last-run.ts';
import { runPaths, type RunPaths } from '../stored/layout.ts';
import { openRun } from '../stored/open-run.ts';
import { readReport } from '../stored/read-report.ts';

type Ended = { readonly repository: SampleRepository; readonly run: string; readonly paths: RunPaths };

async function ended(how: Parameters<typeof review>[1] = {}): Promise<Ended> {
  const repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': 'export function pay() {}\n' });
  const { run } = await review(repository, { options: { noRules: true }, ...how });
  return { repository, run, paths: runPaths(repository.top, run) };
}

const corrupt = (path: string) => ({
  code: 'run/corrupt',
  message: expect.stringContaining(path) as string,
});

it('a run is corrupt once a file of it was changed or removed, and the file is named', async () => {
  const { repository, run, paths } = await ended();
  expect(await readReport(await openRun(repository, run))).toMatchObject({ status: 'complete' });
  const { report, memory, scope, files, rules, facts, past, fingerprint, findings } = paths;
  const sealed = [report, memory, scope, files, rules, facts, past, fingerprint, findings];
  const others = [paths.run, paths.slot(1), paths.packet(1), paths.reply('by-hand-1')];
  for (const path of [...sealed, ...others]) {
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text} `);
    await expect(openRun(repository, run), path).rejects.toMatchObject(corrupt(path));
    rmSync(path);
    await expect(openRun(repository, run), path).rejects.toThrow();
    writeFileSync(path, text);
  }
  expect(await readReport(await openRun(repository, run))).toMatchObject({ status: 'complete' });
});

it('a run of which the end was cut from the ledger is corrupt', async () => {
  const { repository, run, paths } = await ended();
  writeFileSync(paths.ledger, readFileSync(paths.ledger, 'utf8').replace(/[^\n]*\n$/, ''));
  await expect(openRun(repository, run)).rejects.toMatchObject(corrupt(paths.ledger));
});

it('a run without its ledger is corrupt, and does not begin again', async () => {
  const { repository, run, paths } = await ended();
  rmSync(paths.ledger);
  await expect(advance(repository, run)).rejects.toMatchObject({
    code: 'run/corrupt',
    message: expect.stringMatching(/lacks (\d+) of the \1 lines/) as string,
  });
});

it('a run whose memory was changed is not gone on from', async () => {
  const { repository, run, paths } = await ended();
  const lastRun = async () => lastOf(repository, await allReviews(repository));
  expect((await lastRun()).last?.file.run).toBe(run);
  writeFileSync(paths.memory, `${readFileSync(paths.memory, 'utf8')} `);
  const { last, warnings } = await lastRun();
  expect(last).toBeUndefined();
  expect(warnings).toEqual([expect.stringContaining('memory.json')]);
});

it('a run that is opened again has no report until it ends anew', async () => {
  const { repository, run } = await ended({ silent: ['bug-scan'] });
  expect(await readReport(await openRun(repository, run))).toMatchObject({ status: 'incomplete' });
  expect(await reopen(repository, run)).toBe(1);
  await expect(readReport(await openRun(repository, run))).rejects.toMatchObject({
    code: 'run/not-finished',
  });
});
