import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { say } from '../harness/model-reply.ts';
import { inDemo, type Headless, type HeadlessScenario } from '../headless/headless-session.ts';
import { always } from '../review/review-session.ts';
import { act, KEY, type Acted, type ActionInputs } from './action-session.ts';

type Sarif = { readonly version: string; readonly runs: readonly { readonly results: readonly unknown[] }[] };

/** The action on the pull request of the demo: `feature` into `main`. */
function onPull(
  scenario: HeadlessScenario,
  inputs: ActionInputs,
  look: (acted: Acted, headless: Headless) => void,
): Promise<void> {
  return inDemo(scenario, async (headless) => {
    const scratch = mkdtempSync(join(tmpdir(), 'action-'));
    try {
      const commit = (branch: string): string =>
        execFileSync('git', ['rev-parse', branch], { cwd: headless.top, encoding: 'utf8' }).trim();
      look(await act(headless.session, scratch, [commit('main'), commit('feature')], inputs), headless);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  });
}

describe('the action, with the real client', () => {
  it('reviews: summary page, SARIF, outputs, and ends with 1 for findings', () =>
    onPull({}, {}, ({ steps, status, summary, outputs }, { name }) => {
      expect([...steps.keys()]).toEqual(['ready', 'Look at the machine', 'review', 'report', 'How it ended']);
      expect([status, outputs['run'], outputs['status']]).toEqual([1, name(), '1']);
      expect(summary).toContain('dearestPrice skips the first line of the cart');
      expect(summary).not.toContain('Not reviewed');
      const sarif = JSON.parse(readFileSync(outputs['sarif'] ?? '', 'utf8')) as Sarif;
      expect([sarif.version, sarif.runs[0]?.results.length]).toEqual(['2.1.0', 5]);

      const log = steps.get('review')?.log ?? '';
      const [, word = ''] = /^::stop-commands::(\S+)$/m.exec(log) ?? [];
      const quiet = log.slice(log.indexOf('\n'), log.indexOf(`\n::${word}::`));
      expect(quiet).toMatch(/^Estimate: 3 agents/m);
      expect(quiet).toContain(`run: ${name()}`);
      for (const step of steps.values()) expect(step.log + step.summary).not.toContain(KEY);
    }));

  it('fails and says so when a reviewer brings no acceptable reply', () =>
    onPull({ agents: { 'bug-scan': always('All is fine.') } }, {}, ({ status, summary, outputs }) => {
      expect([status, outputs['status']]).toEqual([3, '3']);
      expect(summary).toContain('INCOMPLETE');
      expect(summary).not.toContain('No issues found');
    }));

  it('fails and says so when the model stops before the end: no report, and no SARIF', () =>
    onPull({ main: () => say('All is fine.') }, {}, ({ steps, status, summary, outputs }, { name }) => {
      expect([status, outputs]).toEqual([3, { run: name(), status: '3', sarif: '' }]);
      expect(steps.get('review')?.log).toContain('run/not-finished: ');
      expect(summary).toContain(
        '**Not reviewed to the end**, so there is no report. The review ended with status 3: `run/not-finished: ',
      );
    }));

  it('spends nothing over the cap', () =>
    onPull({}, { 'max-agents': '4' }, ({ status, outputs, summary }, { session }) => {
      expect([status, outputs['status']]).toEqual([2, '2']);
      expect(summary).toContain('ended with status 2');
      expect(session.api.requests).toEqual([]);
    }));

  it('without a key nothing is reviewed, status 4', () =>
    onPull({}, { 'anthropic-api-key': '' }, ({ steps, status, summary, outputs }, { session }) => {
      expect([[...steps.keys()], status]).toEqual([['ready', 'Look at the machine', 'review'], 4]);
      expect(outputs).toEqual({ run: '', status: '4', sarif: '' });
      expect(summary).toMatch(/^\*\*Not reviewed\.\*\*/);
      expect(session.api.requests).toEqual([]);
    }));
});
