import { describe, expect, it } from 'vitest';
import type { Preset } from '../../contracts/vocabulary.ts';
import type { RoundState } from '../fold/audit-state.ts';
import { auditVerdict } from '../audit-verdict.ts';
import { convergence, divergences } from './convergence.ts';
import { auditFinding, fixesFinding, sha } from '../../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';

const ONE = auditFinding();
const LOW = auditFinding({ id: 'QA-R1-002', severity: 'low', fingerprint: 'b'.repeat(64) });

function ends(preset: Preset, ...events: readonly Untimed[]) {
  const state = stateAfter(...events);
  const [round] = state.rounds;
  if (round === undefined) throw new Error('no round');
  return convergence(preset, state, round);
}

describe('convergence', () => {
  const not: readonly [string, readonly Untimed[], string][] = [
    [
      'one grave finding open',
      [...did.hunted([ONE]), ...did.kept(ONE.id)],
      '1 critical or high open; 1 new in round 1',
    ],
    [
      'something new, however small',
      [...did.hunted([LOW]), ...did.kept(LOW.id), did.decided('defer', LOW.id)],
      '1 new in round 1',
    ],
    ['something new, though it was fixed', fixedOnce(), '1 new in round 1'],
    [
      'a specialist without a reply',
      did.hunted([], { gaps: ['auth (a/1): lost'] }),
      'no reply of auth (a/1): lost',
    ],
    [
      'a critical finding open',
      [...did.hunted([auditFinding({ severity: 'critical' })]), ...did.kept(ONE.id)],
      '1 critical or high open; 1 new in round 1',
    ],
    ['two specialists without a reply', did.hunted([], { gaps: ['a', 'b'] }), 'no reply of a, b'],
    ['a file that nobody opened', did.hunted([], { unopened: ['src/a.js'] }), '1 files that nobody opened'],
    [
      'a reviewer’s finding open',
      [...did.hunted(), ...did.reviewed(sha('a1'), [fixesFinding()])],
      '1 critical or high open',
    ],
  ];
  it.each(not)('is not reached with %s', (_, events, why) => {
    expect(ends('qa', ...events)).toEqual({ converged: false, why });
  });

  it('is reached when nothing is new, nothing grave open, and everything was looked at', () => {
    expect(ends('qa', ...did.hunted())).toEqual({
      converged: true,
      why: 'nothing new in round 1, nothing grave open, every file opened',
    });
  });

  it('does not say that files were opened when nobody watched', () => {
    const state = stateAfter(...did.hunted());
    const [round] = state.rounds;
    expect(round && convergence('qa', state, round, 'manual')).toEqual({
      converged: true,
      why: 'nothing new in round 1, nothing grave open, nobody watched which files were opened',
    });
  });

  it('is not held up by small findings of an earlier round that stay open', () => {
    const state = stateAfter(...did.hunted([LOW]), ...did.kept(LOW.id), did.closed(1, 0), {
      ...{ kind: 'round', round: 2, head: sha('a1') },
    });
    const [, second] = state.rounds;
    expect(second && convergence('qa', state, second).converged).toBe(true);
  });

  it('says in its words how many answered, where not everybody had to', () => {
    const roles = ['first-contact', 'cleanup', 'error-recovery'].map((slug) => ({ slug }));
    const told = (gaps: string[]) => {
      const state = stateAfter(...did.hunted([], { gaps }));
      return convergence('ux', state, state.rounds[0] as RoundState, 'hooks', roles).why;
    };
    expect(told(['cleanup (a/2): lost', 'cleanup (a/3): lost', 'error-recovery (a/4): lost'])).toBe(
      'nothing new in round 1, nothing grave open, every file opened, but 1 of 3 specialists answered',
    );
    expect(told([])).toBe('nothing new in round 1, nothing grave open, every file opened');
  });

  it('is not held up by a specialist of ux, but by a file that nobody opened', () => {
    expect(ends('ux', ...did.hunted([], { gaps: ['x'] })).converged).toBe(true);
    expect(ends('ux', ...did.hunted([], { unopened: ['a.js'] })).converged).toBe(false);
  });
});

describe('divergences', () => {
  it('are rounds that kept more than the one before', () => {
    const round = (n: number, ...ids: readonly string[]): Untimed[] => [
      ...(n === 1 ? [] : [{ kind: 'round', round: n, head: sha('a1') } as const]),
      {
        kind: 'raised',
        round: n,
        run: 'hunt1',
        findings: ids.map((id) => auditFinding({ id })),
        rejected: [],
        gaps: [],
        unopened: [],
      },
      {
        kind: 'triaged',
        round: n,
        run: 'tria1',
        decisions: ids.map((id) => ({ id, decision: 'keep', reason: 'x', tier: 'confirmed' })),
      },
    ];
    expect(divergences(stateAfter(...round(1, 'a', 'b')))).toEqual([]);
    expect(
      divergences(
        stateAfter(
          ...round(1, 'a'),
          ...round(2, 'b', 'c'),
          ...round(3, 'd', 'e'),
          ...round(4),
          ...round(5, 'f'),
        ),
      ),
    ).toEqual([2, 5]);
  });
});

describe('auditVerdict', () => {
  const ended: Untimed = { kind: 'ended', outcome: 'converged', why: 'nothing new', changed: [] };
  const kept = [...did.hunted([ONE, LOW]), ...did.kept(ONE.id, LOW.id)];
  const rows: readonly [string, readonly Untimed[], unknown][] = [
    ['one that goes on', kept, { status: 'incomplete', exit: 3, why: 'the audit is not over' }],
    ['one that converged', [...did.hunted(), ended], { status: 'complete', exit: 0, why: 'nothing new' }],
    [
      'one that converged with a grave finding deferred',
      [...kept, did.decided('defer', ONE.id), ended],
      { status: 'complete', exit: 1, why: '1 critical or high not fixed' },
    ],
    [
      'one that converged with a small finding deferred',
      [...kept, did.decided('dispute', ONE.id), did.decided('defer', LOW.id), ended],
      { status: 'complete', exit: 0, why: 'nothing new, but 1 critical or high disputed by the user' },
    ],
    [
      'one that was stopped',
      [{ kind: 'ended', outcome: 'stopped', why: 'enough', changed: [] }],
      { status: 'incomplete', exit: 3, why: 'enough' },
    ],
    [
      'one at its ceiling',
      [{ kind: 'ended', outcome: 'ceiling', why: '5 rounds', changed: [] }],
      { status: 'incomplete', exit: 3, why: '5 rounds' },
    ],
    [
      'one over the budget',
      [did.aborted('PROMPT-BUDGET-EXCEEDED', 'too much')],
      { status: 'failed', exit: 2, why: 'too much' },
    ],
    [
      'one without a review',
      [did.aborted('FAIL-CLOSED', 'no reply')],
      { status: 'failed', exit: 3, why: 'no reply' },
    ],
    [
      'one without its record',
      [did.aborted('FORENSIC-LOG-FAILED', 'a folder')],
      { status: 'failed', exit: 3, why: 'a folder' },
    ],
    [
      'one without tests',
      [did.aborted('audit/blocking', 'no tests')],
      { status: 'failed', exit: 3, why: 'no tests' },
    ],
    [
      'one that was stopped while it was aborted',
      [did.aborted(), { kind: 'ended', outcome: 'stopped', why: 'enough', changed: [] }],
      { status: 'failed', exit: 3, why: 'it failed' },
    ],
    [
      'one that was aborted, tried again and converged',
      [did.aborted(), { kind: 'retried', chunking: false }, ended],
      { status: 'complete', exit: 0, why: 'nothing new' },
    ],
  ];
  it.each(rows)('of %s', (_, events, verdict) => {
    expect(auditVerdict(stateAfter(...events))).toEqual(verdict);
  });
});
