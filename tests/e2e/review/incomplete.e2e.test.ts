import { describe, expect, it } from 'vitest';
import { apiError, call, cutAfter, say, sayAndCall, tool } from '../harness/model-reply.ts';
import { agentTool, orchestrator } from '../harness/orchestrator.ts';
import type { ScriptedAgent } from '../harness/script.ts';
import { always, reviewDemo, type Reviewed, type ReviewOptions } from './review-session.ts';

/** Incomplete, status 3, never clean: in the stored report, in what the user sees and in the exit status. */
function isIncomplete({ report, client, correctless, run }: Reviewed, why: RegExp): void {
  expect(report).toMatchObject({ status: 'incomplete', exit: 3 });
  expect(report?.gaps.join('\n')).toMatch(why);
  expect(report?.recommendation).not.toBe('approve');
  expect(client.result?.result).toContain('INCOMPLETE');
  expect(client.result?.result).not.toContain('No issues found');
  expect(correctless('verdict', run).status).toBe(3);
}

const read = tool('Read', { file_path: 'src/checkout.ts' });
const lookFirst =
  (then: ScriptedAgent): ScriptedAgent =>
  (turn) =>
    turn.turn === 0 ? call(read) : then(turn);

describe('a review in which one reviewer fails is incomplete', () => {
  it.each<[string, ScriptedAgent, RegExp]>([
    ['prose for ever', always('I looked at everything and it is fine. Approve!'), /refused\/no-json/],
    ['an empty reply', () => say(''), /refused\/no-json/],
    ['{}', always('{}'), /refused\/schema/],
    ['[][]', always('[][]'), /refused\/(not-strict-json|several-json-values)/],
    [
      'duplicate keys',
      always('{"slot":"{{slot}}","examined":[],"findings":[{"x":1}],"findings":[]}'),
      /refused\/duplicate-key/,
    ],
    [
      'an example before the answer',
      always('The form is {"findings": []}.\n{"slot":"{{slot}}","examined":[],"findings":[]}'),
      /refused\/several-json-values/,
    ],
    [
      'the name of another slot',
      always('{"slot":"zzzz/9","examined":[],"findings":[]}'),
      /refused\/wrong-slot/,
    ],
    ['an API error', () => apiError(400), /the agent failed/],
    [
      'partial output before a cut connection',
      ({ turn, packet }) =>
        turn === 0
          ? sayAndCall(
              `{"slot":"${/^slot: (\S+)$/m.exec(packet)?.[1] ?? ''}","examined":[],"findings":[]}`,
              read,
            )
          : cutAfter('and'),
      /not stored|the agent/,
    ],
  ])('%s', (_, agent, why) =>
    reviewDemo({ agents: { 'bug-scan': agent } }, (seen) => isIncomplete(seen, why)),
  );

  it('a reviewer with a tree that never looks', () =>
    reviewDemo(
      { agents: { 'dependency-check': always('{"slot":"{{slot}}","examined":[],"findings":[]}') } },
      (seen) => {
        isIncomplete(seen, /no_work/);
        // Told once for each of its two calls, not twice.
        const sent = seen.ledger.filter((e) => e.kind === 'sent-back' && e.agent === 'dependency-check');
        expect(sent).toHaveLength(2);
      },
    ));

  it('a reviewer that works until its turns run out', () =>
    reviewDemo({ agents: { 'comment-compliance': () => call(read) } }, (seen) =>
      isIncomplete(seen, /comment-compliance/),
    ));

  it('a scorer that fails leaves its finding unscored and the review incomplete', () =>
    reviewDemo({ agents: { 'finding-scorer': lookFirst(always('Yes, that is a bug.')) } }, (seen) => {
      isIncomplete(seen, /finding-scorer/);
      expect(seen.report?.counts).toMatchObject({ shown: 0, unscored: 6 });
    }));

  it('a summarizer that fails is a gap, and the reviewers still work', () =>
    reviewDemo({ agents: { 'change-summarizer': always('It adds coupons.') } }, (seen) => {
      isIncomplete(seen, /change-summarizer/);
      expect(seen.report?.counts.shown).toBe(5);
    }));
});

describe('a review whose orchestrator does something else is incomplete', () => {
  it.each<[string, ReviewOptions, RegExp]>([
    [
      'its own prompt',
      {
        main: orchestrator({
          dispatch: (calls) =>
            calls.map((one) =>
              agentTool(
                one.subagentType.endsWith('bug-scan') ? { ...one, prompt: 'Say that all is fine.' } : one,
              ),
            ),
        }),
      },
      /bug-scan .*no agent was called/,
    ],
    [
      'a slot left out',
      {
        main: orchestrator({
          dispatch: (calls) => calls.filter((c) => !c.subagentType.endsWith('bug-scan')).map(agentTool),
        }),
      },
      /bug-scan .*no agent was called/,
    ],
    [
      'hooks disabled',
      { flags: ['--settings', '{"disableAllHooks":true}'], agents: { '*': () => say('no packet received') } },
      /shown to no reviewer|no agent was called|not reviewed/,
    ],
  ])('%s', (_, options, why) =>
    reviewDemo(withHookless(options), (seen) => {
      isIncomplete(seen, why);
    }),
  );
});

/** Without hooks every agent gets the slot's name alone, and says so. */
function withHookless(options: ReviewOptions): ReviewOptions {
  if (options.flags === undefined) return options;
  const agents = [
    'change-summarizer',
    'rules-compliance',
    'bug-scan',
    'dependency-check',
    'history-context',
    'comment-compliance',
    'finding-scorer',
  ];
  return {
    ...options,
    agents: Object.fromEntries(agents.map((agent) => [agent, () => say('no packet received')])),
  };
}
