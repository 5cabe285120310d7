import { claimsIn, slotIn } from '../../../scripts/recorded-agents.ts';
import { AGENTS_WITHOUT_TREE, LENSES, type Lens } from '../../../src/contracts/vocabulary.ts';
import { say, tool } from '../harness/model-reply.ts';
import {
  lookThenAnswer,
  type AgentTurn,
  type ScriptedAgent,
  type ScriptedAgents,
} from '../harness/script.ts';
import { nothing } from '../review/review-session.ts';

const LOOKS = [
  tool('Read', { file_path: 'src/order.ts' }),
  tool('Read', { file_path: 'src/stock.ts' }),
  tool('Grep', { path: 'src', pattern: 'reserve\\(' }),
];

/** The bug of the stock shop, as `bug-scan` raises it. */
export const BUG = 'reserve() answers false where it threw';

function lens(name: Lens): ScriptedAgent {
  const looks = AGENTS_WITHOUT_TREE.includes(name) ? [] : LOOKS;
  return lookThenAnswer(looks, (now) => say(JSON.stringify(name === 'bug-scan' ? bug(now) : nothing(now))));
}

function bug(now: AgentTurn): object {
  const verification = {
    ...{ code_examined: '  if (short) return false;', line_range_examined: [5, 5] },
    ...{
      verification_method: 'Read the diff.',
      claims_absence: false,
      checked_for_handling_elsewhere: false,
    },
    ...{ where_checked: [], is_impact_finding: false },
  };
  const claim = { file: 'src/stock.ts', line: 5, title: BUG, why: 'Callers go on.', severity: 'high' };
  return {
    ...nothing(now),
    findings: [{ ...claim, verification, trigger: 'a cart of ten', suggested_fix: 'Throw.' }],
  };
}

/** Ten agents that do their work, and a scorer. */
export const WORKING: ScriptedAgents = {
  ...Object.fromEntries(LENSES.map((name) => [name, lens(name)])),
  'change-summarizer': lookThenAnswer(LOOKS, ({ packet }) =>
    say(
      JSON.stringify({
        ...{ slot: slotIn(packet), summary: 'reserve() answers.', goal: 'Answer.', approach: 'A boolean.' },
        focus: ['src/stock.ts reserve()'],
      }),
    ),
  ),
  'finding-scorer': lookThenAnswer(LOOKS, ({ packet }) =>
    say(
      JSON.stringify({
        slot: slotIn(packet),
        defects: claimsIn(packet).map(({ id }) => ({
          ...{
            claims: [id],
            score: 92,
            severity: 'high',
            status: 'confirmed_valid',
            refutes: [],
            reasoning: 'So it is.',
          },
          supports: [{ file: 'src/stock.ts', quote: '  if (short) return false;' }],
        })),
      }),
    ),
  ),
};
