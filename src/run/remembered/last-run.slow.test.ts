import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { claimOf, plan, review } from '../../../tests/kit/review-driver.ts';
import { reseal } from '../../../tests/kit/reseal.ts';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { runPaths, type RunPaths } from '../stored/layout.ts';

// The version is generated into a constant: only so can one test be two versions of the program.
const program = vi.hoisted(() => ({ version: '1.0.0' }));
vi.mock('../../kernel/version.ts', () => ({
  get VERSION() {
    return program.version;
  },
}));

const PAY = 'export function pay(order) {\n  charge(order.card);\n}\n';
const notAwaited = claimOf('src/pay.ts', '  charge(order.card);', 'The charge is not awaited', {
  trigger: 'a declined card',
});
const HOW = { claims: { 'bug-scan': [notAwaited] }, options: { noRules: true } } as const;

let repository: SampleRepository;
let run: string;
let paths: RunPaths;

beforeEach(async () => {
  program.version = '1.0.0';
  repository = sampleRepository({ 'README.md': '# Shop\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': PAY });
  ({ run } = await review(repository, HOW));
  paths = runPaths(repository.top, run);
});

type Stored = Readonly<Record<string, unknown>>;

function edit(path: string, change: (value: Stored) => Stored): void {
  const value = JSON.parse(readFileSync(path, 'utf8')) as Stored;
  writeFileSync(path, JSON.stringify(change(value)));
}

describe('the run that a review goes on from', () => {
  it('is the complete one', async () => {
    expect(existsSync(paths.memory)).toBe(true);
    const { file, past } = await plan(repository, HOW);
    expect(file.since?.run).toBe(run);
    expect(past.findings).toHaveLength(1);
    expect(past.carried.map(({ lens }) => lens)).toContain('bug-scan');
  });

  it('is never one that is incomplete, whatever it remembers', async () => {
    edit(paths.report, (report) => ({ ...report, status: 'incomplete' }));
    // Else it is the seal that keeps it out.
    await reseal(paths);
    const { file, past } = await plan(repository, HOW);
    expect(file.since).toBeUndefined();
    expect(past).toMatchObject({ carried: [], findings: [{ pending: true, score: null }], appeared: [] });
  });

  it('is never one that failed, whatever it remembers: only the replies of its reviewers are kept', async () => {
    edit(paths.report, (report) => ({ ...report, status: 'failed' }));
    await reseal(paths);
    const { file, past } = await plan(repository, HOW);
    expect([file.since, file.kept?.run]).toEqual([undefined, run]);
    expect(past.findings.every(({ pending, score }) => pending === true && score === null)).toBe(true);
  });

  it('is none that is incomplete: it leaves no memory behind', async () => {
    const { report, run: second } = await review(repository, {
      ...HOW,
      ...{ sinceLast: false, silent: ['bug-scan'] },
    });
    expect(report.status).toBe('incomplete');
    expect(existsSync(runPaths(repository.top, second).memory)).toBe(false);
  });

  it('is none that has no memory, or one of another shape: it is named', async () => {
    edit(paths.memory, (memory) => ({ ...memory, content: { shape: 2 } }));
    await reseal(paths);
    const { file } = await plan(repository, HOW);
    expect(file.since).toBeUndefined();
    expect(file.warnings.join('\n')).toContain(`run ${run} cannot be continued`);
  });

  it('is none at all where the newest cannot be read: an older one may be clean of what that listed', async () => {
    const second = await review(repository, { ...HOW, sinceLast: false });
    writeFileSync(runPaths(repository.top, second.run).memory, '{');
    const { file, past } = await plan(repository, HOW);
    expect([file.since, past.carried]).toEqual([undefined, []]);
    expect(past.findings).toMatchObject([{ pending: true }]);
    expect(file.warnings.join('\n')).toContain(`run ${second.run} cannot be continued`);
  });

  it('is none of another work tree', async () => {
    edit(paths.run, (file) => ({ ...file, top: '/elsewhere' }));
    await reseal(paths);
    expect((await plan(repository, HOW)).file.since).toBeUndefined();
  });
});

it('of a run that another version planned nothing is carried over, and its findings are followed', async () => {
  program.version = '1.0.1';
  const { planned, report, slots } = await review(repository, { ...HOW, claims: {} });
  expect(planned.file.since?.run).toBe(run);
  expect(planned.past.carried).toEqual([]);
  expect(slots.map(({ agent }) => agent)).toContain('bug-scan');
  expect(report).toMatchObject({
    version: '1.0.1',
    coverage: { hunks: 1, reviewed: 1, carried: 0 },
    since: { run, open: 1, new: 0 },
  });
});
