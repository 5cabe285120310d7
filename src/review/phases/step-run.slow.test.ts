import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import type { Verdict } from '../../contracts/replies/step.ts';
import { readStepFacts } from '../../gather/step-facts.ts';
import { commitNamed } from '../../gather/target/revisions.ts';
import { fingerprintRepository } from '../../io/git/on-disk/fingerprint.ts';
import { snapshotWorkTree } from '../../io/git/on-disk/snapshot.ts';
import { advance, reopen } from './advance.ts';
import { finishStep, readVerdict } from '../ending/finish-step.ts';
import { record } from '../../run/ledger/ledger.ts';
import { openRun } from '../../run/stored/open-run.ts';
import { planStep, type PlannedStep } from '../planning/plan-step.ts';
import { stepMoved } from '../ending/target-moved.ts';
import { readReport } from '../../run/stored/read-report.ts';
import { storeByHand } from '../../receive/store-by-hand.ts';

// In two parts, so that this file holds no token.
const TOKEN = ['ghp_', 'wWPw5k4aXcaT4fNP0UcnZwJUVFk6LO0pINUx'].join('');
const NO_RESULT = { valid: false, reason: 'validator did not return a result' };

let repository: SampleRepository;

beforeEach(() => {
  repository = sampleRepository({
    'AGENTS.md': 'RULE OF ALL\n',
    'CLAUDE.md': 'NOT FOR STEPS\n',
    'src/AGENTS.md': 'RULE OF SRC\n',
    'web/AGENTS.md': 'RULE OF WEB\n',
    'src/sum.ts': 'export const total = 1;\n',
  });
  write('src/sum.ts', 'export const sum = 1;\n');
});

const write = (path: string, text: string): void => writeFileSync(join(repository.top, path), text);

async function plan(patch = repository.git('diff'), summary = 'Renamed.'): Promise<PlannedStep> {
  const facts = await readStepFacts(repository, { base: 'HEAD', patch, allow: [], exclude: [] });
  const files = (facts.git?.changed ?? []).map(({ path }) => path);
  const [base, { tree }] = [await commitNamed(repository, 'HEAD'), await snapshotWorkTree(repository)];
  return planStep({
    repository,
    step: { description: 'Rename total to sum.', mode: 'apply' },
    result: { success: true, summary, filesTouched: files, filesWritten: files, patch, mode: 'apply' },
    facts,
    sides: {
      base: { ...base, label: 'HEAD', why: '' },
      head: { sha: null, tree, label: 'work tree', why: '' },
    },
    fingerprint: await fingerprintRepository(repository),
    captured: 'manual',
    cacheRoot: join(sampleFolder(), 'cache'),
  });
}

async function planned(...given: Parameters<typeof plan>): Promise<string> {
  const step = await plan(...given);
  return step.kind === 'run' ? step.file.run : expect.unreachable(step.reason);
}

async function packetOf(run: string): Promise<string> {
  return readFileSync((await openRun(repository, run)).paths.packet(1), 'utf8');
}

async function answer(run: string, verdict: Verdict): Promise<void> {
  const open = await openRun(repository, run);
  await storeByHand(open, open.slots[0]!, Buffer.from(JSON.stringify(verdict)), false);
}

async function ending(run: string): Promise<Verdict> {
  const { run: open, step } = await advance(repository, run);
  expect(step.kind).toBe('report');
  return finishStep(open);
}

describe('a step is planned as a run', () => {
  it('with one slot, for the validator, and nothing else to do', async () => {
    const { run, step } = await advance(repository, await planned());
    expect(run.slots).toMatchObject([{ agent: 'execute-step-validator', phase: 'judge', model: 'sonnet' }]);
    expect(step).toMatchObject({ kind: 'dispatch', phase: 'judge', left: 0 });
    expect(repository.git('status', '--porcelain')).toBe(' M src/sum.ts');
  });

  it('with the AGENTS.md of the touched folders as they stood at base, and no other rules', async () => {
    write('AGENTS.md', 'ANYTHING GOES\n');
    const rules = (await packetOf(await planned())).split('## What the executor says')[0] ?? '';
    expect(rules).toContain('RULE OF ALL');
    expect(rules).toContain('RULE OF SRC');
    expect(rules).not.toMatch(/ANYTHING GOES|RULE OF WEB|NOT FOR STEPS/);
  });

  it('without a secret in anything that is written', async () => {
    write('src/sum.ts', `export const sum = '${TOKEN}';\n`);
    const run = await planned(undefined, `The token is ${TOKEN}.`);
    const packet = await packetOf(run);
    expect(packet).not.toContain(TOKEN);
    expect(packet).toContain("+export const sum = '[REDACTED:github:1]';");
    expect(packet).toContain('The token is [REDACTED:github:1].');
    const { paths } = await openRun(repository, run);
    expect(readFileSync(paths.run, 'utf8')).not.toContain(TOKEN);
  });

  it('not at all when no packet can hold it', async () => {
    write('src/sum.ts', 'export const sum = 1;\n'.repeat(5000));
    const step = await plan();
    expect(step).toMatchObject({ kind: 'too-large', reason: expect.stringContaining('102400') as string });
    expect(existsSync(join(repository.top, '.correctless'))).toBe(false);
  });
});

describe('a step ends', () => {
  it.each([
    { valid: true, reason: 'renamed' },
    { valid: false, reason: 'step_not_implemented: no' },
  ])('with what the validator said: %j', async (verdict) => {
    const run = await planned();
    await answer(run, verdict);
    expect(await ending(run)).toEqual(verdict);
    expect(await readVerdict(await openRun(repository, run))).toEqual(verdict);
  });

  it('with the same verdict for ever, whatever changes later', async () => {
    const run = await planned();
    await answer(run, { valid: true, reason: 'renamed' });
    await ending(run);
    write('src/sum.ts', 'gone\n');
    expect(await ending(run)).toEqual({ valid: true, reason: 'renamed' });
  });

  it('rejected when the repository changed before its end', async () => {
    const run = await planned();
    await answer(run, { valid: true, reason: 'renamed' });
    write('src/other.ts', 'new\n');
    expect(await ending(run)).toEqual({
      valid: false,
      reason: 'the repository changed while the step was judged: file src/other.ts changed',
    });
  });

  it('rejected when no reply was ever stored, and is judged anew when its slot is opened again', async () => {
    const run = await planned();
    const { paths } = await openRun(repository, run);
    for (const why of ['cut off', 'prose']) await record(paths, { kind: 'lost', slot: `${run}/1`, why });
    expect(await ending(run)).toEqual(NO_RESULT);
    expect(await reopen(repository, run)).toBe(1);
    await answer(run, { valid: true, reason: 'renamed' });
    expect(await ending(run)).toEqual({ valid: true, reason: 'renamed' });
  });

  it('without a secret that the validator read', async () => {
    const run = await planned();
    await answer(run, { valid: false, reason: `src/sum.ts holds ${TOKEN}` });
    expect(await ending(run)).toEqual({ valid: false, reason: 'src/sum.ts holds [REDACTED:github:1]' });
  });

  it('and has no verdict before that, and never a report', async () => {
    const run = await openRun(repository, await planned());
    await expect(readVerdict(run)).rejects.toMatchObject({ code: 'run/not-finished' });
    await expect(readReport(run)).rejects.toMatchObject({ code: 'usage/bad-value' });
  });
});

it.each([
  '{"valid":true}',
  '{"valid":true,"reason":""}',
  '{"valid":"true","reason":"x"}',
  '{"valid":true,"reason":"x","slot":"abcd/1"}',
  '{"valid":false,"valid":true,"reason":"x"}',
  'true',
  '',
])('is no reply of a validator: %s', async (reply) => {
  const open = await openRun(repository, await planned());
  const storing = storeByHand(open, open.slots[0]!, Buffer.from(reply), false);
  await expect(storing).rejects.toMatchObject({ code: expect.stringMatching(/^refused\//) as string });
});

it('a verdict is about what was judged: an edit after it is named, a commit of it is none', async () => {
  const run = await planned();
  await answer(run, { valid: true, reason: 'ok' });
  await ending(run);
  repository.git('commit', '--quiet', '--all', '--message', 'step');
  expect(await stepMoved(await openRun(repository, run))).toBeUndefined();
  write('src/sum.ts', 'export const sum = 2;\n');
  expect(await stepMoved(await openRun(repository, run))).toBe(
    'the work tree has changed since the step was judged: src/sum.ts',
  );
});
