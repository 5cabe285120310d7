import { describe, expect, it } from 'vitest';
import { auditFinding, sha } from '../../../tests/kit/audit-example.ts';
import { did, stateAfter, type Untimed } from '../../../tests/kit/audit-journal.ts';
import { isStalled } from './at-an-end.ts';

const ONE = auditFinding();
const LOW = auditFinding({ id: 'QA-R1-002', severity: 'low', fingerprint: 'b'.repeat(64) });
const again = (...events: readonly Untimed[]): boolean => {
  const first = [...did.hunted([ONE, LOW]), ...did.kept(ONE.id, LOW.id), did.decided('fix', ONE.id)];
  const tried = [...did.tried(ONE.id, 'fix01', false), did.gaveUp(ONE.id), did.closed(2, 0)];
  const state = stateAfter(...first, ...tried, { kind: 'round', round: 2, head: sha('a0') }, ...events);
  const round = state.rounds.at(-1);
  if (round === undefined) throw new Error('no round');
  return isStalled(state, round);
};
const decided = did.decided('fix', ONE.id);
const left = [decided, did.gaveUp(ONE.id)];

describe('a round that could do nothing new', () => {
  it('is one in which nobody was asked about what is open', () => {
    expect(again(...did.hunted(), ...left)).toBe(true);
  });

  it.each<readonly [string, readonly Untimed[]]>([
    [
      'somebody was asked',
      [...did.hunted(), decided, ...did.tried(ONE.id, 'fix02', false), did.gaveUp(ONE.id)],
    ],
    [
      'something new was kept',
      [...did.hunted([auditFinding({ id: 'QA-R2-001' })]), ...did.kept('QA-R2-001'), ...left],
    ],
    [
      'something was changed',
      [
        ...did.hunted(),
        ...left,
        did.decided('fix', LOW.id),
        ...did.tried(LOW.id, 'f'),
        did.committed(LOW.id, sha('a1'), sha('a0')),
      ],
    ],
    ['a specialist was silent', [...did.hunted([], { gaps: ['auth (x/1): gone'] }), ...left]],
    ['a file was not opened', [...did.hunted([], { unopened: ['src/a.js'] }), ...left]],
    ['what is open was not looked at', did.hunted()],
    ['nothing is open that would keep it from converging', [...did.hunted(), did.decided('defer', ONE.id)]],
  ])('is none when %s', (_, events) => {
    expect(again(...events)).toBe(false);
  });
});
