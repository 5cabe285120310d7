import { expect, it } from 'vitest';
import type { ClientEnding } from './session-so-far.ts';
import { whyUnfinished, type ClientEnd } from './why-unfinished.ts';

const END: ClientEnd = { status: 0, signal: null, stderr: '', ending: undefined, stopped: undefined };
const ENDING: ClientEnding = {
  subtype: 'success',
  isError: false,
  said: '',
  denied: [],
  usd: null,
  tokens: null,
};

it.each<[string, Partial<ClientEnd>, string]>([
  ['we stopped it', { stopped: 'stopped by SIGINT', signal: 'SIGTERM' }, 'stopped by SIGINT'],
  ['it was killed', { status: null, signal: 'SIGKILL' }, 'the client was killed (SIGKILL)'],
  [
    'it never began',
    { status: 1, stderr: 'error: unknown option --x\n' },
    'the client ended with status 1: error: unknown option --x',
  ],
  [
    'its budget is used up',
    {
      ending: {
        ...ENDING,
        subtype: 'error_max_budget_usd',
        isError: true,
        said: 'Reached maximum budget ($1)',
      },
    },
    'the budget is used up: Reached maximum budget ($1)',
  ],
  [
    'the API refused it',
    { ending: { ...ENDING, isError: true, said: 'Invalid API key · Please run /login' } },
    'the client failed: Invalid API key · Please run /login',
  ],
  [
    'the model gave up, after a refusal',
    { ending: { ...ENDING, said: 'I cannot go on.', denied: ['Bash', 'Bash', 'Write'] } },
    'the model stopped before the end: I cannot go on.; it was refused Bash, Write',
  ],
])('%s', (_, end, why) => {
  expect(whyUnfinished({ ...END, ...end })).toBe(why);
});

it('takes the power out of somebody else’s words, and most of their length', () => {
  const said = `\u001b[31m::error::${'x'.repeat(1000)}\n`;
  const why = whyUnfinished({ ...END, ending: { ...ENDING, said } });
  expect(why).not.toContain('\u001b');
  expect(why).not.toContain('\n');
  expect(why.length).toBeLessThan(400);
});
