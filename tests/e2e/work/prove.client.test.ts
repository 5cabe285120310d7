import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/contracts/files/report.ts';
import { PROOF, TAX_CLAIM, taxRepository, taxTest } from '../../kit/proved-review.ts';
import { AGENTS, writes } from '../audit/audit-agents.ts';
import { repositoryState } from '../faults/repository-state.ts';
import { auditOf, runsIn } from '../faults/stored.ts';
import { dyingAt, type Point } from '../harness/dying.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import type { ClientRun } from '../harness/session.ts';
import { correctlessIn, HOOKLESS, reviewers, stepsIn, workIn, type Work } from './work-session.ts';

const agents = {
  ...AGENTS,
  ...reviewers([TAX_CLAIM]),
  'finding-prover': writes(() => ({ files: taxTest(), claim: PROOF })),
};
const PROVEN = 'Proven: fails at head, passes at base (the tax is on top, test/price.test.js)';

const session = (top: string, prompt: string, how: Partial<Work> = {}): Promise<ClientRun> =>
  workIn(top, { prompt, agents, main: orchestrator(), ...how });
const review = (top: string, how: Partial<Work> = {}): Promise<ClientRun> =>
  session(top, '/df:review --quick --prove', how);
const goOn = (top: string, how: Partial<Work> = {}): Promise<ClientRun> =>
  session(top, `/df:code-review ${reviewIn(top)}`, how);
const killed = (isPoint: Point): Partial<Work> & { readonly killed: AbortSignal } =>
  dyingAt(isPoint, { agents, main: orchestrator() });

/** The review is the first run; those of its proof come after it. */
const reviewIn = (top: string): string => runsIn(top)[0] ?? '';

function proofIn(top: string): unknown {
  const report = JSON.parse(correctlessIn(top, 'report', reviewIn(top), '--format', 'json').stdout) as Report;
  expect(report.findings).toHaveLength(1);
  const { outcome, why, test, sandbox } = report.findings[0]?.proof ?? {};
  return { outcome, why, sandbox, test: test && { ...test, commit: '', base: '', output: '' } };
}

/**
 * Who is speaking for the n-th time. Between these the program is alone: `crash-of-proof.slow.test.ts` kills it at every line of its
 * journal, and `fix.client.test.ts` kills a validator.
 */
const POINTS: readonly (readonly [string, Point])[] = [
  ['after the scores, before the proof begins', (who, spoken) => who === 'main' && spoken === 6],
  [
    'after the prover has written, before it says so',
    (who, spoken) => who === 'finding-prover' && spoken === 2,
  ],
  ['after it was judged, before that is taken in', (who, spoken) => who === 'main' && spoken === 10],
];

describe('/df:review --prove in the real client', () => {
  const whole = new Map<string, unknown>();

  it('proves a defect by a test that fails at head and passes at base, and leaves everything as it was', async () => {
    const { top, git } = taxRepository();
    const before = repositoryState(top);
    const { result } = await review(top);
    expect(result?.permission_denials).toEqual([]);
    expect(result?.result).toContain(PROVEN);
    for (const format of ['terminal', 'markdown', 'html'])
      expect(correctlessIn(top, 'report', reviewIn(top), '--format', format).stdout).toContain(
        'Proven: fails at head, passes at base',
      );
    expect(repositoryState(top)).toEqual(before);
    const patch = correctlessIn(top, 'prove', reviewIn(top), 'F1', '--patch').stdout;
    expect(patch).toContain("+test('the tax is on top'");
    expect(git('worktree', 'list', '--porcelain').match(/^worktree /gm)).toHaveLength(1);
    expect(git('branch', '--format=%(refname:short)')).toBe('cheaper\nmain');
    whole.set('proof', proofIn(top)).set('steps', stepsIn(top));
    expect(whole.get('proof')).toMatchObject({ outcome: 'proven' });
  });

  it.each(POINTS)('killed %s, it goes on in a new session to the same end', async (_, isPoint) => {
    const { top, git } = taxRepository();
    const before = repositoryState(top);
    const dying = killed(isPoint);
    await review(top, dying);
    expect(dying.killed.aborted).toBe(true);
    const { result } = await goOn(top);
    expect(result?.result).toContain(PROVEN);
    expect([proofIn(top), stepsIn(top)]).toEqual([whole.get('proof'), whole.get('steps')]);
    expect(repositoryState(top)).toEqual(before);
    expect(git('branch', '--format=%(refname:short)')).toBe('cheaper\nmain');
  });

  it('with hooks off is incomplete: nobody has raised anything, and nothing is proven', async () => {
    const { top } = taxRepository();
    const { result } = await review(top, HOOKLESS);
    expect(result?.result).toContain('INCOMPLETE');
    expect(result?.result).not.toContain('Proven');
    expect(auditOf(top)).toBe('');
    expect(correctlessIn(top, 'verdict', reviewIn(top)).status).toBe(3);
  });

  it('with hooks switched off after the review: its finding stays, and its proof was not attempted', async () => {
    const { top } = taxRepository();
    // Before the prover is called: one that was called may be at work, and its slot is left alone.
    await review(
      top,
      killed((who, spoken) => who === 'main' && spoken === 7),
    );
    const { result } = await goOn(top, HOOKLESS);
    expect(result?.result).toMatch(/No proof attempted: .*no agent was called for it/);
    expect(result?.result).not.toContain('Proven');
    expect(proofIn(top)).toMatchObject({ outcome: 'not-attempted' });
    expect(correctlessIn(top, 'verdict', auditOf(top)).status).toBe(3);
  });
});
