import { NO_VERDICT } from '../../steps/unanswered.ts';
import {
  lastAttempt,
  type Attempt,
  type AuditState,
  type RoundState,
  type WorkItem,
} from '../fold/audit-state.ts';
import { proofsInWords } from '../pages/proof-lines.ts';
import { isExplained } from '../pages/news-since.ts';
import { runsAt } from '../tests/test-runs.ts';
import { MAX_TESTS, type Move } from './move.ts';

/** The next step of a proof once its findings are brought: one after the other, and then its end. */
export function provingMove(state: AuditState, round: RoundState): Move {
  const item = round.items.find(({ outcome }) => outcome === 'open');
  if (item === undefined) return { kind: 'end', outcome: 'converged', why: proofsInWords(state) };
  const before = runsAt(state, state).at(-1);
  // Before anybody is called: without tests that run, no test proves anything.
  if (before === undefined) return { kind: 'test', head: state.head };
  if (before.unusable !== null)
    return { kind: 'prove', item, outcome: 'not-attempted', why: `no test can run here: ${before.unusable}` };
  const attempt = lastAttempt(item);
  return attempt === undefined ? { kind: 'fix', item } : attemptMove(item, attempt);
}

function attemptMove(item: WorkItem, attempt: Attempt): Move {
  const { checked, judged } = attempt;
  if (checked?.accepted === true && judged === undefined) return { kind: 'try', item };
  if (judged?.valid === true) return { kind: 'prove', item, outcome: 'proven', why: 'by its test' };
  const why = judged?.reason ?? checked?.reason ?? '';
  if (isExplained(attempt)) return { kind: 'prove', item, outcome: 'not-proven', why };
  if (judged === undefined ? checked?.rule === null : why === NO_VERDICT)
    return { kind: 'prove', item, outcome: 'not-attempted', why };
  if (item.attempts.length < MAX_TESTS) return { kind: 'fix', item };
  return { kind: 'prove', item, outcome: 'not-proven', why: tried(item) };
}

/** What was tried, one sentence a test. */
function tried({ attempts }: WorkItem): string {
  const each = attempts.map(
    ({ checked, judged }, at) => `test ${at + 1}: ${judged?.reason ?? checked?.reason ?? ''}`,
  );
  return each.join('; ');
}
