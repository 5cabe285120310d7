import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/contracts/files/report.ts';
import { GOOD, reviewedTax } from '../../kit/proved-review.ts';
import type { SampleRepository } from '../../kit/sample-repository.ts';
import { AGENTS, writes } from '../audit/audit-agents.ts';
import { auditOrchestrator } from '../audit/audit-orchestrator.ts';
import { repositoryState } from '../faults/repository-state.ts';
import { auditOf } from '../faults/stored.ts';
import { dyingAt, type Point } from '../harness/dying.ts';
import type { ClientRun } from '../harness/session.ts';
import { correctlessIn, HOOKLESS, stepsIn, workIn, type Work } from './work-session.ts';

const agents = { ...AGENTS, 'fix-executor': writes(() => ({ files: { 'src/price.js': GOOD } })) };
const main = auditOrchestrator({ first: 'correctless fix' });
const FIXED = /^F1 fixed and verified: tests passed; review \w+ found nothing about it$/m;

const fix = (top: string, run: string, how: Partial<Work> = {}): Promise<ClientRun> =>
  workIn(top, { prompt: `/df:fix ${run} --all`, agents, main, ...how });

/** What a fix comes to, without what is different in any two of them: times, names, commits. */
function outcome({ top, git }: SampleRepository, run: string): unknown {
  const branch = `correctless/fix-${run}`;
  const report = JSON.parse(correctlessIn(top, 'report', run, '--format', 'json').stdout) as Report;
  return {
    message: git('log', '--format=%B', `cheaper..${branch}`).replaceAll(run, 'RUN'),
    tree: git('rev-parse', `${branch}^{tree}`),
    steps: stepsIn(top),
    fixes: report.findings.map((finding) => finding.fix?.outcome),
    exit: correctlessIn(top, 'fix', run).status,
  };
}

/** Who is speaking for the n-th time. */
const POINTS: readonly (readonly [string, Point])[] = [
  ['right after it was started', (who, spoken) => who === 'main' && spoken === 1],
  [
    'after the executor has written, before it says so',
    (who, spoken) => who === 'fix-executor' && spoken === 2,
  ],
  ['before its fix is judged', (who) => who === 'execute-step-validator'],
  ['after it was judged, before the commit', (who, spoken) => who === 'main' && spoken === 4],
  ['after the review, before it is taken in', (who, spoken) => who === 'main' && spoken === 6],
];

describe('/df:fix in the real client', () => {
  const whole = new Map<string, unknown>();

  it('fixes a finding on a branch of its own; the user’s tree stays, until the fix is brought over', async () => {
    const { repository, run } = await reviewedTax();
    const { top, git } = repository;
    const before = repositoryState(top);
    const { result } = await fix(top, run);
    expect(result?.permission_denials).toEqual([]);
    expect(result?.result).toMatch(FIXED);
    expect(repositoryState(top)).toEqual(before);
    whole.set('outcome', outcome(repository, run));
    expect(whole.get('outcome')).toMatchObject({
      message: 'fix: The tax is added, not multiplied\n\nCorrectless-Finding: RUN/F1\n',
      fixes: ['fixed'],
      exit: 0,
    });
    expect(correctlessIn(top, 'fix', 'apply', run)).toMatchObject({
      status: 0,
      stdout: 'brought onto cheaper: F1\n',
    });
    expect(git('show', 'cheaper:src/price.js')).toBe(GOOD.trimEnd());
    expect(git('status', '--porcelain')).toBe('');
    expect(correctlessIn(top, 'fix', 'apply', run).stdout).toBe('already on cheaper: F1\n');
  });

  it.each(POINTS)('killed %s, it goes on in a new session to the same end', async (_, isPoint) => {
    const { repository, run } = await reviewedTax();
    const { top } = repository;
    const before = repositoryState(top);
    const dying = dyingAt(isPoint, { agents, main });
    await fix(top, run, dying);
    expect(dying.killed.aborted).toBe(true);
    const { result } = await fix(top, run);
    expect(result?.result).toMatch(FIXED);
    expect(outcome(repository, run)).toEqual(whole.get('outcome'));
    expect(repositoryState(top)).toEqual(before);
  });

  it('with hooks off fixes nothing, says why, and ends as incomplete', async () => {
    const { repository, run } = await reviewedTax();
    const { top, git } = repository;
    const before = repositoryState(top);
    const { result } = await fix(top, run, HOOKLESS);
    expect(result?.result).toMatch(/^F1 not attempted: .*no agent was called for it/m);
    expect(repositoryState(top)).toEqual(before);
    expect(git('rev-parse', `correctless/fix-${run}`)).toBe(git('rev-parse', 'cheaper'));
    expect(correctlessIn(top, 'verdict', auditOf(top)).status).toBe(3);
    expect(correctlessIn(top, 'fix', run).status).toBe(3);
    expect(correctlessIn(top, 'fix', 'apply', run).status).toBe(2);
  });
});
