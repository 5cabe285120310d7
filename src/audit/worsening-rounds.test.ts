import { describe, expect, it } from 'vitest';
import { decideMove } from './moves/decide-move.ts';
import type { Move } from './moves/move.ts';
import { auditFile, auditFinding, sha, START } from '../../tests/kit/audit-example.ts';
import { did, fixedOnce, stateAfter, type Untimed } from '../../tests/kit/audit-journal.ts';

const FILE = auditFile();
const next = (...events: readonly Untimed[]): Move => decideMove(FILE, stateAfter(...events));

/** Rounds that keep so many findings each, all deferred. */
function rounds(...counts: readonly number[]): Untimed[] {
  return counts.flatMap((count, index): Untimed[] => {
    const round = index + 1;
    const findings = Array.from({ length: count }, (_, n) =>
      auditFinding({
        id: `QA-R${round}-00${n + 1}`,
        round,
        severity: 'low',
        fingerprint: `${round}${n}`.padEnd(64, '0'),
      }),
    );
    const ids = findings.map(({ id }) => id);
    const last = index === counts.length - 1;
    return [
      ...(round === 1 ? [] : [{ kind: 'round', round, head: START } as const]),
      { kind: 'planned', round, stage: 'hunt', run: `hunt${round}`, subject: '' },
      { kind: 'raised', round, run: `hunt${round}`, findings, rejected: [], gaps: [], unopened: [] },
      {
        kind: 'triaged',
        round,
        run: `tria${round}`,
        decisions: ids.map((id) => ({ id, decision: 'keep', reason: 'x', tier: 'confirmed' })),
      },
      ...(last
        ? []
        : [
            did.decided('defer', ...ids),
            { kind: 'pinned', round, ref: `refs/audit-round-${round}-start`, sha: START } as const,
            { kind: 'closed', round, kept: count, fixed: 0 } as const,
          ]),
    ];
  });
}

describe('rounds that make things worse', () => {
  const diverging: readonly [string, readonly number[], boolean][] = [
    ['the first time', [1, 2], false],
    ['twice in a row', [1, 2, 3], true],
    ['twice, with a better one between', [1, 2, 1, 2], true],
    ['three times', [1, 2, 3, 4], true],
    ['once, then as many', [1, 2, 2], false],
    ['once, and now better', [1, 2, 3, 1], false],
    ['never', [3, 2, 1], false],
  ];

  it.each(diverging)('find more than before %s: %j', (_, counts, asks) => {
    const move = next(...rounds(...counts));
    const question = { kind: 'divergence', key: `divergence-R${counts.length}`, counts: [...counts] };
    expect(move).toEqual(
      asks
        ? { kind: 'ask', question }
        : expect.objectContaining({
            kind: 'ask',
            question: expect.objectContaining({ kind: 'triage' }) as unknown,
          }),
    );
  });

  it.each([
    ['stop', { kind: 'end', outcome: 'stopped' }],
    ['continue', { kind: 'ask', question: { kind: 'triage' } }],
  ] as const)('do as the user says: %s', (answer, move) => {
    expect(
      next(...rounds(1, 2, 3), { kind: 'answered', question: 'divergence-R3', answer, by: 'user' }),
    ).toMatchObject(move);
  });

  const again = (decision: 'keep' | 'reject'): Untimed[] => [
    ...fixedOnce(),
    ...did.reviewed(sha('a1')),
    did.closed(1, 1),
    { kind: 'round', round: 2, head: sha('a1') },
    { kind: 'planned', round: 2, stage: 'hunt', run: 'hunt2', subject: '' },
    {
      kind: 'raised',
      round: 2,
      run: 'hunt2',
      findings: [auditFinding({ id: 'QA-R2-001', round: 2 })],
      rejected: [],
      gaps: [],
      unopened: [],
    },
    {
      kind: 'triaged',
      round: 2,
      run: 'tria2',
      decisions: [{ id: 'QA-R2-001', decision, reason: 'x', tier: 'confirmed' }],
    },
  ];

  it('bring back what was fixed: the user is asked before anything else', () => {
    const question = { kind: 'oscillation', key: 'oscillation-R2', ids: ['QA-R2-001'] };
    expect(next(...again('keep'))).toEqual({ kind: 'ask', question });
    expect(
      next(...again('keep'), { kind: 'answered', question: question.key, answer: 'stop', by: 'user' }),
    ).toEqual({ kind: 'end', outcome: 'stopped', why: 'oscillation in round 2' });
    expect(
      next(...again('keep'), { kind: 'answered', question: question.key, answer: 'continue', by: 'user' }),
    ).toMatchObject({ kind: 'ask', question: { kind: 'triage' } });
  });

  it('do not bring back what was only put off', () => {
    const events = again('keep').filter((event) => !('subject' in event) || event.kind === 'planned');
    expect(next(...events)).toMatchObject({ kind: 'ask', question: { kind: 'triage' } });
  });

  it('do not, when triage says that it is not so', () => {
    expect(next(...again('reject'))).toEqual({ kind: 'pin' });
  });
});
