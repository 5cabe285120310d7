import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { apiError, call, say, tool } from '../harness/model-reply.ts';
import { firstUserText, turn, wholeContext } from '../harness/model-request.ts';
import { agentTool } from '../harness/orchestrator.ts';
import { agentCalls } from '../harness/orchestrator-lines.ts';
import type { ScriptedAgent } from '../harness/script.ts';
import type { Script } from '../harness/scripted-api.ts';
import { doctorProbe, type Doctored } from './doctor-session.ts';

/** Makes the call that it was told to make, as printed, and says what it was told to say. */
const obedient: Script = (request) => {
  if (turn(request) > 0) return say('done');
  const calls = agentCalls(firstUserText(request));
  return calls.length === 0 ? say('nothing to do') : call(...calls.map(agentTool));
};
const VALID = '{"valid":true,"reason":"The line stands in probe.txt."}';
const looks: ScriptedAgent = ({ turn: spoken }) =>
  spoken === 0 ? call(tool('Read', { file_path: 'probe.txt' })) : say(VALID);
const validator = (agent: ScriptedAgent) => ({ 'execute-step-validator': agent });

function runsLeft({ repository }: Doctored): string[] {
  const runs = join(repository.path, '.correctless', 'runs');
  return existsSync(runs) ? readdirSync(runs) : [];
}

describe('correctless doctor --probe, with the real client', () => {
  it('hooks on: every hook left its trace, one agent was called, and nothing of the repository was shown', () =>
    doctorProbe({ main: obedient, agents: validator(looks) }, async (seen) => {
      expect(seen.checks.get('probe')).toMatchObject({
        state: 'ok',
        found: expect.stringMatching(/^hooks pre, look, stop and post ran, the reply is stored/) as string,
      });
      expect(seen.status).toBe(0);
      expect(seen.checks.get('client')).toMatchObject({ state: 'ok' });
      const agents = seen.requests.filter((one) => one.agentId !== null);
      expect(new Set(agents.map((one) => one.agentId)).size).toBe(1);
      expect(agents.map(wholeContext).join('\n')).not.toContain('Be good.');
      expect(runsLeft(seen)).toEqual([]);
      expect(await seen.repository.git('status', '--porcelain')).toBe('');
    }));

  it.each([
    ['by the user', { settings: { disableAllHooks: true } }],
    ['by the project', { files: { '.claude/settings.json': '{"disableAllHooks":true}' } }],
  ])('hooks off %s: the file is named, and the probe finds no trace of any hook', (_, off) =>
    doctorProbe({ main: obedient, agents: { '*': () => say(VALID) }, ...off }, (seen) => {
      expect(seen.status).toBe(4);
      expect(seen.checks.get('hooks')).toMatchObject({
        state: 'failed',
        found: expect.stringContaining('disableAllHooks is true in ') as string,
      });
      expect(seen.checks.get('probe')).toMatchObject({
        state: 'failed',
        found: expect.stringMatching(/^no trace of hook pre, stop, post; the client said: done/) as string,
      });
      expect(runsLeft(seen)).toHaveLength(1);
    }),
  );

  it('an agent that may not be called: the rule is named, and the probe fails', () =>
    doctorProbe({ main: obedient, settings: { permissions: { deny: ['Agent'] } } }, (seen) => {
      expect(seen.checks.get('permissions')).toMatchObject({ state: 'failed' });
      expect(seen.checks.get('probe')).toMatchObject({
        state: 'failed',
        found: expect.stringMatching(/^no trace of hook pre, stop, post/) as string,
      });
    }));

  it('an agent that fails: the hooks ran, and the reason is told', () =>
    doctorProbe({ main: obedient, agents: validator(() => apiError(400)) }, (seen) => {
      expect(seen.status).toBe(4);
      expect(seen.checks.get('probe')?.found).toMatch(/^no trace of hook stop;/);
    }));

  it('a model that only says so proves nothing', () =>
    doctorProbe({ main: () => say('done') }, (seen) => {
      expect(seen.checks.get('probe')).toMatchObject({
        state: 'failed',
        found: expect.stringMatching(/^no trace of hook pre, stop, post; the client said: done/) as string,
      });
    }));

  it('no client: said, and nothing was asked of the model', () =>
    doctorProbe({ main: obedient, client: false }, (seen) => {
      expect(seen.status).toBe(4);
      expect(seen.checks.get('probe')).toMatchObject({ state: 'failed', found: 'no "claude" on PATH' });
      expect(seen.checks.get('client')).toMatchObject({ state: 'warning' });
      expect(seen.requests).toEqual([]);
    }));
});
