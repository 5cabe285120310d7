import { expect, it } from 'vitest';
import type { Outcome } from '../kernel/outcome.ts';
import { allowLook, deny, passThrough, receipt, replaceInput, sendBack } from './answers.ts';

/** What the client reads: docs/notes/client.md. It takes any other shape as "go on", without a word. */
const answers: readonly [string, Outcome, unknown][] = [
  [
    'a call goes on with another input, and the decision stays the user’s',
    replaceInput({ prompt: 'x' }),
    { hookSpecificOutput: { hookEventName: 'PreToolUse', updatedInput: { prompt: 'x' } } },
  ],
  [
    'a look is made elsewhere, and nobody is asked',
    allowLook({ file_path: '/tree/a' }),
    {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'allow',
        updatedInput: { file_path: '/tree/a' },
      },
    },
  ],
  [
    'a call is refused with the reason',
    deny('no'),
    {
      hookSpecificOutput: {
        hookEventName: 'PreToolUse',
        permissionDecision: 'deny',
        permissionDecisionReason: 'no',
      },
    },
  ],
  ['an agent is sent back', sendBack('again'), { decision: 'block', reason: 'again' }],
  [
    'a reply is hidden: the whole response, with one line in the place of its text',
    receipt({ status: 'completed', usage: { n: 1 }, content: ['reply'], canContinueAgent: true }, 'stored'),
    {
      hookSpecificOutput: {
        hookEventName: 'PostToolUse',
        updatedToolOutput: {
          status: 'completed',
          usage: { n: 1 },
          content: [{ type: 'text', text: 'stored' }],
          canContinueAgent: false,
        },
      },
    },
  ],
];

it.each(answers)('%s', (_, { status, stdout, stderr }, value) => {
  expect([status, stderr]).toEqual([0, undefined]);
  expect(stdout).toBe(`${JSON.stringify(value)}\n`);
});

it('going on is saying nothing', () => {
  expect(passThrough).toEqual({ status: 0 });
});
