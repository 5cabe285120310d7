import { counted } from '../../kernel/text/counted.ts';
import type { AuditState } from '../fold/audit-state.ts';
import { runsAt } from './test-runs.ts';

/** What the tests at an audit's end do not show, a phrase each: that no test was recognised, or that some fail as before. */
export function testWords(state: Pick<AuditState, 'tests' | 'head'>): string[] {
  const last = runsAt(state, state).at(-1);
  if (last === undefined) return [];
  const failing = last.failures.length;
  return [
    ...(last.parser === 'exit-status' ? ['no test recognised in what the test command printed'] : []),
    ...(failing === 0 ? [] : [`${counted(failing, 'test')} failing as before the fixes`]),
  ];
}
