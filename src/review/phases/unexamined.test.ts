import { beforeEach, expect, it } from 'vitest';
import { claimOf, plan, resume, review, type Reviewing } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { SlotFile } from '../../contracts/files/run-files.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { storeByHand } from '../../receive/store-by-hand.ts';
import { pageMaterial } from '../page-material.ts';
import { advance, reopen } from './advance.ts';

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => `src/${name}.ts`);

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit(Object.fromEntries(NAMES.map((name) => [name, `refund('${name}');\n`])));
});

/** The bug scanner names the first of seven files alone; the others say what the driver says. */
const lazy: Reviewing = {
  options: { noRules: true },
  claims: { 'bug-scan': [claimOf('src/b.ts', "refund('src/b.ts');", 'Free money', { trigger: 'Any.' })] },
  say: ({ agent }, reply) => (agent === 'bug-scan' ? { ...reply, examined: ['src/a.ts'] } : reply),
};

it('a reply that names one of seven files leaves six that were not reviewed', async () => {
  const { report, run } = await review(repository, lazy);
  expect(report).toMatchObject({ status: 'incomplete', exit: 3 });
  expect(report.gaps).toEqual([
    `bug-scan (slot ${run}/1): 6 files of its packet not reviewed, which examined does not name: ${NAMES.slice(1).join(', ')}`,
  ]);
  expect(report.coverage).toMatchObject({ hunks: 7, reviewed: 1 });
  // What it found all the same is not lost.
  expect(report.findings.map(({ title }) => title)).toEqual(['Free money']);
  const { coverage } = await pageMaterial(await openRun(repository, run));
  expect(coverage.rows.map(({ cells }) => cells[0])).toEqual([
    'reviewed',
    ...NAMES.slice(1).map(() => 'missed'),
  ]);
});

it('is refused by hand with the names, unless it is to be kept', async () => {
  const { file } = await plan(repository, lazy);
  const { run } = await advance(repository, file.run);
  const scan = run.slots.find(({ agent }) => agent === 'bug-scan');
  if (scan === undefined) throw new Error('no scan');
  const said = reply(scan, { examined: NAMES.slice(0, 5), findings: [] });
  const lacks =
    'examined lacks 2 of the 7 files that the packet shows: src/f.ts, src/g.ts. Go through the diff of each and name it; what is not named counts as not reviewed.';
  await expect(storeByHand(run, scan, said, false)).rejects.toMatchObject({ message: lacks });
  expect(await storeByHand(run, scan, said, true)).toEqual({ dropped: [], gaps: [lacks] });
});

it('can be asked again, and is complete when the next reply goes through all', async () => {
  const { planned, run } = await review(repository, lazy);
  expect(await reopen(repository, run)).toBe(1);
  const report = await resume(repository, planned, { ...lazy, say: (_, whole) => whole });
  expect(report).toMatchObject({ status: 'complete', gaps: [], coverage: { hunks: 7, reviewed: 7 } });
  expect(await reopen(repository, run)).toBe(0);
});

function reply({ slot }: SlotFile, said: object): Buffer {
  return Buffer.from(JSON.stringify({ slot, ...said }));
}

it('is asked again without losing what its first reply found, also when the second finds nothing or none comes', async () => {
  const { planned, run, report: before } = await review(repository, lazy);
  expect(before.findings.map(({ title, score }) => [title, score])).toEqual([['Free money', 90]]);
  await reopen(repository, run);
  const silent = await resume(repository, planned, { ...lazy, silent: ['bug-scan'] });
  expect(silent).toMatchObject({ status: 'incomplete', exit: 3, findings: [{ title: 'Free money' }] });
  await reopen(repository, run);
  const report = await resume(repository, planned, { ...lazy, claims: {}, say: (_, whole) => whole });
  expect(report).toMatchObject({ status: 'complete', exit: 1, coverage: { hunks: 7, reviewed: 7 } });
  expect(report.findings.map(({ title, score }) => [title, score])).toEqual([['Free money', 90]]);
});

it('of two replies that each went through a part, what neither named was not reviewed', async () => {
  const { planned, run } = await review(repository, lazy);
  await reopen(repository, run);
  const rest = (examined: readonly string[]): Reviewing => ({
    ...lazy,
    say: ({ agent }, reply) => (agent === 'bug-scan' ? { ...reply, examined } : reply),
  });
  const second = await resume(repository, planned, rest(NAMES.slice(2)));
  expect(second).toMatchObject({ status: 'incomplete', coverage: { reviewed: 6 } });
  expect(second.gaps).toEqual([expect.stringContaining('1 file of its packet not reviewed')]);
});
