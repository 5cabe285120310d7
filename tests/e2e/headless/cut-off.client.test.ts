import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { eventsOf } from '../../../src/run/ledger/ledger.ts';
import { recordedAgents } from '../../../scripts/recorded-agents.ts';
import { say, silence } from '../harness/model-reply.ts';
import { orchestrator } from '../harness/orchestrator.ts';
import type { ScriptedAgent } from '../harness/script.ts';
import { COMMAND, DEMO, inDemo, type Headless } from './headless-session.ts';
import { clientsOf, until } from './processes.ts';

const TERMINAL = fileURLToPath(new URL('./terminal.py', import.meta.url));
const storedIn = ({ ledger }: Headless): number => eventsOf(ledger(), 'stored').length;
const promptOf = ({ name }: Headless): string => `/df:code-review ${name()}`;

/** A bug-scan that, the first time, does something when all others are stored, and never answers. */
function cutOffBy(happens: (headless: Headless) => Promise<void> | void) {
  const recorded = recordedAgents(join(DEMO, 'replies'), new Map())['bug-scan'];
  const here: { headless?: Headless } = {};
  let happened = false;
  const agent: ScriptedAgent = async (turn) => {
    if (happened || recorded === undefined) return recorded?.(turn) ?? say('');
    happened = true;
    const headless = here.headless;
    if (headless === undefined) throw new Error('nobody runs');
    await until(() => storedIn(headless) === 2);
    await happens(headless);
    return silence();
  };
  return { agents: { 'bug-scan': agent }, here };
}

/** Goes on with the run: what was stored is not done again. */
async function goesOn(headless: Headless): Promise<void> {
  const reviewers = (): string[] => headless.called().filter((agent) => agent !== 'finding-scorer');
  const before = reviewers();
  const resumed = await headless.run('review', '--resume', headless.name(), '--format', 'json');
  expect(resumed.status).toBe(1);
  expect(JSON.parse(resumed.stdout)).toMatchObject({ status: 'complete', counts: { raised: 12, shown: 5 } });
  expect(resumed.stderr).toMatch(/^Estimate: 1 agent, then at most 2 scorers/m);
  expect(reviewers().toSorted()).toEqual([...before, 'bug-scan'].toSorted());
  expect(before).toHaveLength(3);
}

it('the client is killed: 3, nothing on stdout, and the line that goes on with it', () => {
  const { agents, here } = cutOffBy((headless) => {
    for (const pid of clientsOf(promptOf(headless))) process.kill(pid, 'SIGKILL');
  });
  return inDemo({ agents }, async (headless) => {
    here.headless = headless;
    const done = await headless.run('review', '--format', 'json');
    expect([done.status, done.stdout]).toEqual([3, '']);
    expect(done.stderr).toContain(
      'run/not-finished: 2 of 3 slots are stored; the client was killed (SIGKILL)',
    );
    expect(done.stderr).toContain(`correctless review --resume ${headless.name()}`);
    await goesOn(headless);
  });
});

it('a terminal: a line for each agent at work; Ctrl-C stops at once with 130 and loses nothing', async () => {
  const scratch = mkdtempSync(join(tmpdir(), 'terminal-'));
  const trigger = join(scratch, 'trigger');
  const { agents, here } = cutOffBy(async () => {
    // It is drawn every second.
    await sleep(2500);
    writeFileSync(trigger, '');
  });
  try {
    await inDemo({ agents }, async (headless) => {
      here.headless = headless;
      const words = ['python3', TERMINAL, '60', trigger, COMMAND, 'review'] as const;
      const done = await headless.session.program(...words);
      const took = Date.now() - statSync(trigger).mtimeMs;
      expect(done.status).toBe(130);
      // A client that has to be killed takes longer.
      expect(took).toBeLessThan(4000);
      // The terminal itself echoes what is typed.
      const drawn = done.stdout.replace('^C', '').split(/\r(?:\u001b\[\d+A)?\u001b\[J/);
      const blocks = drawn.map((block) => block.replaceAll('\r', '').split('\n'));
      // What is drawn before there is anything to tell, and that within two seconds.
      expect(blocks[1]).toEqual(['0:00  resolving what is to be reviewed']);
      expect(done.stdout).toMatch(/0:0[01] {2}starting Claude Code/);
      const atWork = blocks.filter((block) =>
        block.some((line) => / {6}\w+\/\d {2}bug-scan +\d:\d\d$/.test(line)),
      );
      expect(atWork.length).toBeGreaterThanOrEqual(3);
      expect(
        atWork.some((block) =>
          /^\d:\d\d {2}review: 2 of 3 slots stored, \S+ tokens/.test(block.at(-1) ?? ''),
        ),
      ).toBe(true);
      for (const line of atWork.flatMap((block) => block.slice(-2))) expect(line.length).toBeLessThan(60);
      expect(done.stdout).toMatch(
        /\d:\d\d {2}\w+\/1 {2}rules-compliance {2}stored after \d:\d\d, \S+ tokens\r\n/,
      );
      expect(done.stdout).toContain('run/stopped: 2 of 3 slots are stored; stopped by Ctrl-C');
      expect(done.stdout).toContain(`hint: continue with: correctless review --resume ${headless.name()}`);
      expect(clientsOf(promptOf(headless))).toEqual([]);
      await goesOn(headless);
    });
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
});

it('SIGTERM, as CI sends it when a job is cancelled', () => {
  const { agents, here } = cutOffBy((headless) => {
    process.kill(Number(readFileSync(pidFile(headless), 'utf8')), 'SIGTERM');
  });
  const pidFile = ({ top }: Headless): string => join(top, '..', 'pid');
  return inDemo({ agents }, async (headless) => {
    here.headless = headless;
    const line = 'echo $$ > "$1"; shift; exec "$@"';
    const done = await headless.session.program(
      ...['sh', '-c', line, 'sh', pidFile(headless), COMMAND, 'run', 'review'],
    );
    expect([done.status, done.stdout]).toEqual([3, '']);
    expect(done.stderr).toContain('stopped by SIGTERM');
    expect(clientsOf(promptOf(headless))).toEqual([]);
    await goesOn(headless);
  });
});

it('the budget is used up: 3 with that reason, and a run that can be resumed', () =>
  inDemo({}, async (headless) => {
    const { run, name } = headless;
    const reviewers = (): string[] => headless.called().filter((agent) => agent !== 'finding-scorer');
    const done = await run('review', '--budget-usd', '0.002');
    expect([done.status, done.stdout]).toEqual([3, '']);
    expect(done.stderr).toMatch(
      /: [0-2] of 3 slots are stored; the budget is used up: Reached maximum budget/,
    );
    expect(done.stderr).toContain(`correctless review --resume ${name()}`);
    const [asked, stored] = [reviewers().length, storedIn(headless)];
    expect((await run('review', '--resume', name())).status).toBe(1);
    // Who had answered is not asked again.
    expect(reviewers()).toHaveLength(asked + 3 - stored);
  }));

it('the model stops before the end: 3, with its last words made harmless', () =>
  inDemo(
    {
      main: (request) =>
        request.body.messages.length > 3 ? say('Looks \u001b[31mfine to me.') : orchestrator()(request),
    },
    async ({ run }) => {
      const done = await run('review');
      expect([done.status, done.stdout]).toEqual([3, '']);
      expect(done.stderr).toContain('the model stopped before the end: Looks \\u{1b}[31mfine to me.');
    },
  ));

it('nobody is logged in: 4 before anything is planned, with both ways out', () =>
  inDemo({}, async ({ session, name }) => {
    const without = ['env', '-u', 'ANTHROPIC_API_KEY', COMMAND] as const;
    const done = await session.program(...without, 'review', '--deep', '--', 'src');
    expect([done.status, done.stdout]).toEqual([4, '']);
    expect(done.stderr).toContain('environment/client-not-logged-in: ');
    expect(done.stderr).toContain(
      'hint: log in: claude auth login; or answer yourself, or with any model: correctless plan --deep --capture manual -- src\n',
    );
    expect(name()).toBe('');
    const audit = await session.program(...without, 'run', 'audit', 'qa', 'all');
    expect(audit.stderr).toContain('correctless audit start qa all --capture manual');
    expect(session.api.requests).toEqual([]);
  }));
