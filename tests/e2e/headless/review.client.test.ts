import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../../src/contracts/files/report.ts';
import { recordedAgents } from '../../../scripts/recorded-agents.ts';
import { say } from '../harness/model-reply.ts';
import { firstUserText, wholeContext } from '../harness/model-request.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import type { Script } from '../harness/scripted-api.ts';
import { always, nothing } from '../review/review-session.ts';
import { COMMAND, DEMO, inDemo } from './headless-session.ts';

const bugScan = recordedAgents(join(DEMO, 'replies'), new Map())['bug-scan'];
if (bugScan === undefined) throw new Error('the demo has no bug-scan');

const ALL_ONCE = ['bug-scan', 'finding-scorer', 'rules-compliance', 'source-reader'];

describe('correctless review', () => {
  it('leaves the report as a page, says where, and opens it for who asks', () =>
    inDemo({}, async ({ session, top, name }) => {
      // The opener says what it was given: one path, with the space in it.
      const opener = ['#!/bin/sh', 'printf "%s|" "$#" "$@" >"$OPENED"', ''].join('\n');
      const folder = join(session.home, 'openers');
      const opened = join(session.home, 'opened');
      mkdirSync(folder);
      for (const program of ['xdg-open', 'open'])
        writeFileSync(join(folder, program), opener, { mode: 0o755 });
      const line = 'PATH="$1:$PATH"; OPENED="$2"; export PATH OPENED; shift 2; exec "$@"';
      const words = ['sh', '-c', line, 'sh', folder, opened, COMMAND, 'review', '--open'] as const;
      const done = await session.program(...words);
      const page = join(top, '.correctless', 'runs', name(), 'report.html');
      expect([done.status, done.stderr.split('\n').at(-2)]).toEqual([1, `page: ${page}`]);
      expect(page).toContain(' ');
      expect(readFileSync(page, 'utf8')).toMatch(/^<!doctype html>/i);
      expect(readFileSync(opened, 'utf8')).toBe(`1|${page}|`);

      // A browser that cannot be opened is said, and changes nothing about the review.
      writeFileSync(join(folder, 'xdg-open'), '#!/bin/sh\nexit 3\n');
      writeFileSync(join(folder, 'open'), '#!/bin/sh\nexit 3\n');
      const again = await session.program(...words, '--resume', name());
      expect(again.status).toBe(1);
      expect(again.stderr).toMatch(/^the page was not opened: "(xdg-)?open" ended with status 3$/m);
      expect(again.stderr.split('\n').at(-2)).toBe(`page: ${page}`);
    }));

  it('ends with 1 for findings, the report alone on stdout, progress a line for each change on stderr', () =>
    inDemo({}, async ({ run, name, called, session }) => {
      const done = await run('review', '--format', 'json', '--model', 'haiku');
      expect([done.status, done.stderr]).toEqual([1, expect.stringContaining(`run: ${name()}`)]);
      const report = JSON.parse(done.stdout) as Report;
      expect(report).toMatchObject({ run: name(), status: 'complete', exit: 1, captured: 'hooks' });
      expect(report.counts).toMatchObject({ raised: 12, shown: 5 });
      expect(called()).toEqual(ALL_ONCE);

      const lines = done.stderr.split('\n');
      expect(lines[0]).toMatch(/^Reviewing 3 files, \+28 -5 lines/);
      expect(lines[1]).toBe('1 file not sent to history-context: new, with no history at base');
      expect(lines[2]).toMatch(
        /^Estimate: 3 agents, then at most 2 scorers; \d+ KB of packets, about \d+k tokens/,
      );
      const told = lines.filter((line) => /^\d:\d\d {2}/.test(line)).map((line) => line.slice(6));
      const sums = told.filter((line) => / slots stored/.test(line));
      expect(sums.length).toBeGreaterThanOrEqual(2);
      expect(new Set(sums.map((line) => line.replace(/,.*/, ''))).size).toBe(sums.length);
      expect(told.at(-1)).toMatch(/^score: 1 of 1 slots stored, \S+ tokens$/);
      // One line an event: each agent is called once, and stored once with its time and its cost.
      const events = told.filter((line) => line.startsWith(name()));
      expect(events.filter((line) => line.endsWith('  called'))).toHaveLength(ALL_ONCE.length);
      expect(events.filter((line) => /stored after \d:\d\d, \S+ tokens$/.test(line))).toHaveLength(
        ALL_ONCE.length,
      );
      expect(new Set(events).size).toBe(2 * ALL_ONCE.length);
      expect(done.stderr).toMatch(/^The client counts \S+ tokens, \$0\.\d\d$/m);
      expect(done.stderr).not.toContain('\u001b');

      // The model of the session is the one asked for; those of agents are the configuration's.
      const main = session.api.requests.filter(({ agentId }) => agentId === null);
      expect(new Set(main.map(({ body }) => body.model))).toEqual(new Set(['claude-haiku-5-5']));
      expect(new Set(session.api.requests.map(({ body }) => body.model)).size).toBeGreaterThan(1);
    }));

  it('ends with 0 when nothing is found, and writes the report to a file', () => {
    const clean = (turn: Parameters<typeof nothing>[0]) => say(JSON.stringify(nothing(turn)));
    // Those with a tree must have looked.
    const agents = Object.fromEntries(
      Object.entries(recordedAgents(join(DEMO, 'replies'), new Map())).map(([agent, recorded]) => [
        agent,
        (turn: Parameters<typeof nothing>[0]) =>
          turn.turn === 0 && agent !== 'rules-compliance' ? recorded(turn) : clean(turn),
      ]),
    );
    return inDemo({ agents }, async ({ run, top, name }) => {
      const done = await run('review', '--format', 'markdown', '--output', 'out/review.md');
      expect([done.status, done.stdout]).toEqual([0, '']);
      expect(done.stderr).toMatch(/^wrote out\/review\.md \(\d+ bytes\)$/m);
      expect(readFileSync(join(top, 'out', 'review.md'), 'utf8')).toContain('No issues found');
      // A review that is over is reported again without a client.
      const again = await run('review', '--resume', name());
      expect([again.status, again.stdout]).toEqual([0, expect.stringContaining('No issues found')]);
      expect(again.stderr).not.toContain('Estimate');
    });
  });

  it('ends with 2 over a cap: nobody is called, and the run waits for a larger one', () =>
    inDemo({}, async ({ run, name, session, called }) => {
      const done = await run('review', '--max-agents', '4', '--max-tokens', '100');
      expect([done.status, done.stdout]).toEqual([2, '']);
      expect(done.stderr).toContain('run/over-cap: 5 agents are over --max-agents 4;');
      expect(done.stderr).toContain(`correctless review --resume ${name()} --max-agents 5 --max-tokens`);
      expect(session.api.requests).toEqual([]);
      const resumed = await run('review', '--resume', name(), '--max-agents', '5');
      expect(resumed.status).toBe(1);
      expect(called()).toEqual(ALL_ONCE);
    }));

  it('ends with 3 when a reviewer fails; resumed, it asks that one again, and only that one', () => {
    let isSane = false;
    const moody: typeof bugScan = (turn) => (isSane ? bugScan(turn) : always('All is fine.')(turn));
    return inDemo({ agents: { 'bug-scan': moody } }, async ({ run, name, called }) => {
      const done = await run('review');
      expect(done.status).toBe(3);
      expect(done.stdout).toContain('INCOMPLETE');
      expect(called().filter((agent) => agent === 'bug-scan')).toHaveLength(2);
      isSane = true;
      const before = called().filter((agent) => agent !== 'finding-scorer');
      const resumed = await run('review', '--resume', name(), '--format', 'json');
      expect(resumed.status).toBe(1);
      expect(JSON.parse(resumed.stdout)).toMatchObject({ status: 'complete', run: name() });
      const after = called().filter((agent) => agent !== 'finding-scorer');
      expect(after.toSorted()).toEqual([...before, 'bug-scan'].toSorted());
    });
  });

  it('ends with 0 under --fail-on never, whatever is found', () =>
    inDemo({}, async ({ run }) => {
      const done = await run('review', '--fail-on', 'never', '--format', 'json');
      expect(done.status).toBe(0);
      expect(JSON.parse(done.stdout)).toMatchObject({ status: 'complete', counts: { shown: 5 } });
    }));

  it('starts nothing that the repository’s own settings name, and tells the model nothing of its rule files', () => {
    const ready = ({ top }: { readonly top: string }): void => {
      const command = `touch ${JSON.stringify(join(top, '..', 'fired'))}`;
      mkdirSync(join(top, '.claude'), { recursive: true });
      const settings = { hooks: { SessionStart: [{ hooks: [{ type: 'command', command }] }] } };
      writeFileSync(join(top, '.claude', 'settings.json'), JSON.stringify(settings));
      const served = `touch ${JSON.stringify(join(top, '..', 'served'))}`;
      const servers = { theirs: { command: 'sh', args: ['-c', served] } };
      writeFileSync(join(top, '.mcp.json'), JSON.stringify({ mcpServers: servers }));
    };
    const main: Script = (request) =>
      firstUserText(request).includes('say hello') ? say('hello') : orchestrator()(request);
    return inDemo({ ready, main }, async ({ run, top, session }) => {
      // A user who lets every repository start its servers, in their own work.
      mkdirSync(join(session.home, '.claude'), { recursive: true });
      const own = { enableAllProjectMcpServers: true };
      writeFileSync(join(session.home, '.claude', 'settings.json'), JSON.stringify(own));
      expect((await run('review')).status).toBe(1);
      expect(existsSync(join(top, '..', 'served'))).toBe(false);
      expect(existsSync(join(top, '..', 'fired'))).toBe(false);
      const main = session.api.requests.filter(({ agentId }) => agentId === null).map(wholeContext);
      expect(main.join('\n')).not.toContain('Corner shop');
      // Without that, the client runs it: the guard guards something.
      await session.client('-p', 'say hello');
      expect(existsSync(join(top, '..', 'fired'))).toBe(true);
      expect(existsSync(join(top, '..', 'served'))).toBe(true);
    });
  });
});
