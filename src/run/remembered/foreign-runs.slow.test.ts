import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { asOtherUser } from '../../../tests/kit/other-user.ts';
import { reseal } from '../../../tests/kit/reseal.ts';
import { plan, review, type Reviewed } from '../../../tests/kit/review-driver.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { advance } from '../../review/phases/advance.ts';
import { runPaths } from '../stored/layout.ts';
import { listRuns } from '../stored/list-runs.ts';
import { openRun } from '../stored/open-run.ts';
import { completeReport, storedReports } from './stored-reports.ts';

/*
 * The author of a change reviews it with a program of their own that says "clean", and the run comes with the change:
 * committed, unpacked, or copied beside the user's own. Every hash in it fits.
 */

let repository: SampleRepository;
let forged: Reviewed;

const HOW = { options: { noRules: true } } as const;
const foreign = { code: 'run/foreign', message: expect.stringContaining('not written by you') as string };

function evilChange(): SampleRepository {
  const made = sampleRepository({ 'README.md': '# Shop\n' });
  made.git('switch', '--quiet', '--create', 'work');
  made.commit({ 'src/pay.ts': 'export function pay() {\n  return steal();\n}\n' });
  return made;
}

beforeEach(async () => {
  repository = evilChange();
  forged = await asOtherUser(() => review(repository, HOW));
  expect(forged.report).toMatchObject({ status: 'complete', exit: 0 });
});

describe('a run that this user did not write', () => {
  it('is not gone on from, and the plan names it', async () => {
    const { file, past } = await plan(repository, HOW);
    expect(file.since).toBeUndefined();
    expect(past.carried).toEqual([]);
    expect(file.warnings).toEqual([expect.stringContaining(`run ${forged.run} cannot be continued`)]);
  });

  it('is opened by no command', async () => {
    await expect(openRun(repository, forged.run)).rejects.toMatchObject(foreign);
    await expect(advance(repository, forged.run)).rejects.toMatchObject(foreign);
    await expect(completeReport(repository, forged.run)).rejects.toMatchObject(foreign);
  });

  it('is listed as foreign, with nothing that it says of itself', async () => {
    const listed = (await listRuns(repository)).find(({ run }) => run === forged.run);
    expect(listed).toEqual({ run: forged.run, title: '', planned_at: '', status: 'foreign' });
    expect((await storedReports(repository)).map(({ run }) => run)).not.toContain(forged.run);
  });

  it('is believed by whoever wrote it, and gone on from', async () => {
    await asOtherUser(async () => {
      const own = evilChange();
      const first = await review(own, HOW);
      const { file, past } = await plan(own, HOW);
      expect(file.since?.run).toBe(first.run);
      expect(past.carried).not.toEqual([]);
    });
  });

  it('is not believed for a ledger of the user’s own that is copied into it', async () => {
    const own = await review(repository, { ...HOW, sinceLast: false });
    const [mine, theirs] = [own.run, forged.run].map((run) => runPaths(repository.top, run));
    if (mine === undefined || theirs === undefined) throw new Error('no paths');
    cpSync(mine.ledger, theirs.ledger);
    await expect(openRun(repository, forged.run)).rejects.toMatchObject(foreign);
  });
});

it('a copy of the user’s own run in another repository is not believed there, and cannot be made to fit', async () => {
  const [one, other] = [evilChange(), evilChange()];
  const { run } = await review(one, HOW);
  const paths = runPaths(other.top, run);
  cpSync(runPaths(one.top, run).dir, paths.dir, { recursive: true });
  await expect(openRun(other, run)).rejects.toMatchObject({ code: 'run/other-repository' });
  const { file } = await openRun(one, run);
  writeFileSync(paths.run, `${JSON.stringify({ ...file, top: other.top }, null, 2)}\n`);
  await expect(openRun(other, run)).rejects.toMatchObject({ code: 'run/corrupt' });
  await asOtherUser(() => reseal(paths));
  await expect(openRun(other, run)).rejects.toMatchObject(foreign);
  expect((await plan(other, HOW)).file.since).toBeUndefined();
});

describe('runs that git tracks', () => {
  it('are refused by name, with the command that removes them, whoever wrote them', async () => {
    const tracked = evilChange();
    const { run } = await review(tracked, HOW);
    tracked.git('add', '--force', `.correctless/runs/${run}`);
    const again = { ...tracked };
    const refusal = {
      code: 'run/tracked',
      message: expect.stringContaining(`.correctless/runs/${run}/`) as string,
      hint: expect.stringContaining('git rm -r -q --cached -- .correctless/runs, commit that') as string,
    };
    await expect(plan(again, HOW)).rejects.toMatchObject(refusal);
    await expect(openRun(again, run)).rejects.toMatchObject(refusal);
    await expect(listRuns(again)).rejects.toMatchObject(refusal);
    tracked.git('rm', '-r', '-q', '--cached', '--', '.correctless/runs');
    const mended = { ...tracked };
    expect((await openRun(mended, run)).file.run).toBe(run);
  });

  it('are those of audits and sessions too, and never what the user commits', async () => {
    const { top, git, commit } = evilChange();
    commit({ '.correctless/suppressions.json': '[]\n' });
    expect(await listRuns({ top, gitDir: join(top, '.git') })).toEqual([]);
    commit({ '.correctless/audits/abcd/audit.json': '{}\n' });
    await expect(listRuns({ top, gitDir: join(top, '.git') })).rejects.toMatchObject({ code: 'run/tracked' });
    git('rm', '-r', '-q', '--cached', '--', '.correctless/audits');
    expect(await listRuns({ top, gitDir: join(top, '.git') })).toEqual([]);
  });
});
