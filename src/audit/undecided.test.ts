import { describe, expect, it } from 'vitest';
import { roundOf } from './fold/audit-state.ts';
import { undecided } from './undecided.ts';
import { auditFinding, fixesFinding, START } from '../../tests/kit/audit-example.ts';
import { did, stateAfter } from '../../tests/kit/audit-journal.ts';

const ONE = auditFinding();
const TWO = auditFinding({ id: 'QA-R1-002', severity: 'low', fingerprint: 'b'.repeat(64) });

describe('undecided', () => {
  it('are open findings of specialists that were triaged and not decided in this round', () => {
    const state = stateAfter(
      ...did.hunted([ONE, TWO]),
      ...did.kept(ONE.id, TWO.id),
      did.decided('fix', TWO.id),
      ...did.reviewed(START, [fixesFinding()]),
    );
    expect(undecided(state, roundOf(state)).map(({ id }) => id)).toEqual([ONE.id]);
    const untriaged = stateAfter(...did.hunted([ONE]));
    expect(undecided(untriaged, roundOf(untriaged))).toEqual([]);
  });
});
