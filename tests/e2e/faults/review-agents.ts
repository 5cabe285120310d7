import { slotIn } from '../../../scripts/recorded-agents.ts';
import { AGENTS_WITHOUT_TREE, LENSES } from '../../../src/contracts/vocabulary.ts';
import { claimOf } from '../../kit/review-driver.ts';
import { say, tool } from '../harness/model-reply.ts';
import { lookThenAnswer, type ScriptedAgents } from '../harness/script.ts';
import { nothing } from '../review/review-session.ts';
import { reviewers } from '../work/work-session.ts';

const LOOKS = [tool('Read', { file_path: 'src/stock.ts' })];

/** The bug of the stock shop, as `bug-scan` raises it. */
export const BUG = 'reserve() answers false where it threw';
const CLAIM = claimOf('src/stock.ts', '  if (short) return false;', BUG, {
  line: 5,
  trigger: 'a cart of ten',
});

/** Ten agents that do their work, and a scorer. */
export const WORKING: ScriptedAgents = {
  ...Object.fromEntries(
    LENSES.map((name) => {
      const looks = AGENTS_WITHOUT_TREE.includes(name) ? [] : LOOKS;
      return [name, lookThenAnswer(looks, (now) => say(JSON.stringify(nothing(now))))];
    }),
  ),
  ...reviewers([CLAIM]),
  'change-summarizer': lookThenAnswer(LOOKS, ({ packet }) => {
    const summary = { slot: slotIn(packet), summary: 'reserve() answers.', goal: 'Answer.' };
    return say(JSON.stringify({ ...summary, approach: 'A boolean.', focus: ['src/stock.ts reserve()'] }));
  }),
};
