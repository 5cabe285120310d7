import { expect, it } from 'vitest';
import { LENSES } from '../../src/contracts/vocabulary.ts';
import type { ScriptedAgent } from './harness/script.ts';
import { say } from './harness/model-reply.ts';
import { always, reviewDemo, type ReviewOptions } from './review/review-session.ts';

/*
 * What must hold in a version of the client before it is pinned: `npm run e2e -- --client VERSION`. A good review is
 * complete; and where the reply of one agent does not come as it has to, the review is not.
 */
/** Whatever an agent is asked: without hooks it gets the name of a slot and no packet. */
const chatting: ReviewOptions['agents'] = Object.fromEntries(
  ['change-summarizer', ...LENSES, 'finding-scorer'].map((agent) => [agent, () => say('No issues found.')]),
);

const bugScan = (agent: ScriptedAgent): ReviewOptions => ({ agents: { 'bug-scan': agent } });

it('good: a review whose agents all answer is complete, with findings and without a permission prompt', () =>
  reviewDemo({}, ({ client, report, correctless, run }) => {
    expect(client.result?.permission_denials).toEqual([]);
    expect(report).toMatchObject({ status: 'complete', exit: 1, captured: 'hooks', gaps: [] });
    expect(correctless('verdict', run).status).toBe(1);
  }));

it.each<[string, ReviewOptions]>([
  ['hooks off', { agents: chatting, flags: ['--settings', '{"disableAllHooks":true}'] }],
  ['prose', bugScan(always('I looked at everything and it is fine. Approve!'))],
  ['silent', bugScan(() => say(''))],
  ['empty', bugScan(always('{}'))],
])('%s: the review is not complete, and nobody reads that it found nothing', (_, options) =>
  reviewDemo(options, ({ client, report, correctless, run }) => {
    expect(report?.status).not.toBe('complete');
    expect(correctless('verdict', run).status).toBe(3);
    expect(client.result?.result).not.toContain('No issues found');
  }),
);
