import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { silence } from '../harness/model-reply.ts';
import type { ScriptedAgent, ScriptedAgents } from '../harness/script.ts';
import { AGENTS, finds, writes } from '../audit/audit-agents.ts';
import { auditOrchestrator } from '../audit/audit-orchestrator.ts';
import { inShop } from '../audit/audit-session.ts';
import { GOOD_PRICE, PRICE_FINDING, SHOP } from '../audit/shop.ts';
import { withModel, type Headless } from './headless-session.ts';
import { clientsOf } from './processes.ts';

const fixes = writes(() => ({ files: { 'src/price.js': GOOD_PRICE } }));
const PROMPT = '/caudit --auto';

function inHeadlessShop(
  agents: ScriptedAgents,
  use: (headless: Headless) => Promise<void>,
  files: Readonly<Record<string, string>> = SHOP,
): Promise<void> {
  const all = { ...AGENTS, 'audit-specialist': finds([PRICE_FINDING]), 'fix-executor': fixes, ...agents };
  return inShop(files, (top) => withModel(top, auditOrchestrator(), all, use));
}

const auditIn = (stderr: string): string => /^audit: (\S+)$/m.exec(stderr)?.[1] ?? '';

it('an audit from its start to convergence: 0, its rounds as JSON, and what its agents do on stderr', () =>
  inHeadlessShop({}, async ({ run, session, called }) => {
    const done = await run('audit', 'custom', 'all', '--format', 'json');
    expect([done.status, done.stderr]).toEqual([0, expect.stringMatching(/^Auditing 6 files \(all\)/m)]);
    const { audit, rounds } = JSON.parse(done.stdout) as { audit: string; rounds: { findings: unknown[] }[] };
    expect(audit).toBe(auditIn(done.stderr));
    expect(rounds.map(({ findings }) => findings)).toMatchObject([
      [{ status: 'fixed', severity: 'high' }],
      [],
    ]);
    expect(done.stderr).toMatch(/^\d:\d\d {2}round 1, hunt: 0 of 1 slots stored/m);
    expect(done.stderr).toMatch(/round 1, fix: /);
    expect(done.stderr).toMatch(/round 2, hunt: /);
    const before = session.api.requests.length;
    // What is over is reported again, without a client.
    const again = await run('audit', '--resume', audit);
    expect([again.status, again.stdout]).toEqual([0, expect.stringContaining('raised 1 = fixed 1 + open 0')]);
    expect(session.api.requests).toHaveLength(before);
    expect(called().filter((agent) => agent === 'fix-executor')).toHaveLength(1);
  }));

it('a finding that is not grave and that nobody confirmed is deferred, and no failure: 0', () =>
  inHeadlessShop(
    {
      'audit-specialist': finds([{ ...PRICE_FINDING, severity: 'medium', tier: 'suspicious' }]),
      'audit-triage': async (turn) => {
        const kept = await AGENTS['audit-triage']?.(turn);
        if (kept?.kind !== 'message') throw new Error('the triage says something');
        return { ...kept, text: kept.text.replaceAll('confirmed', 'suspicious') };
      },
    },
    async ({ run }) => {
      const done = await run('audit', 'custom', 'all');
      expect([done.status, done.stdout]).toEqual([0, expect.stringContaining('deferred')]);
    },
  ));

it('over a cap nothing is started: 2, and no audit lies there', () => {
  const roles = ['prices', 'totals'].map((name) => ({ name, look_for: `Wrong ${name}.` }));
  const config = { commands: { test: 'node --test test/' }, audit: { roles } };
  const files = { ...SHOP, '.correctless/config/workflow-config.json': JSON.stringify(config) };
  return inHeadlessShop(
    {},
    async ({ run, top, session }) => {
      const done = await run('audit', 'custom', 'all', '--max-agents', '1');
      expect([done.status, done.stdout]).toEqual([2, '']);
      expect(done.stderr).toContain('run/over-cap: 2 agents are over --max-agents 1');
      expect(existsSync(join(top, '.correctless', 'audits'))).toBe(false);
      expect(session.api.requests).toEqual([]);
    },
    files,
  );
});

it('killed in the middle of a fix: 3; resumed, it comes to the same end and hunts no second time in that round', () => {
  let killed = false;
  const dies: ScriptedAgent = (turn) => {
    if (killed) return fixes(turn);
    killed = true;
    for (const pid of clientsOf(PROMPT)) process.kill(pid, 'SIGKILL');
    return silence();
  };
  return inHeadlessShop({ 'fix-executor': dies }, async ({ run, called }) => {
    const done = await run('audit', 'custom', 'all');
    expect([done.status, done.stdout]).toEqual([3, '']);
    expect(done.stderr).toContain(
      'run/not-finished: the audit is in round 1; the client was killed (SIGKILL)',
    );
    const audit = /correctless run audit --resume (\S+)/.exec(done.stderr)?.[1] ?? '';
    expect(audit).toBe(auditIn(done.stderr));
    const resumed = await run('audit', '--resume', audit);
    expect([resumed.status, resumed.stdout]).toEqual([
      0,
      expect.stringContaining('raised 1 = fixed 1 + open 0'),
    ]);
    const count = (name: string): number => called().filter((agent) => agent === name).length;
    expect([count('audit-specialist'), count('audit-triage'), count('fix-executor')]).toEqual([2, 1, 2]);
  });
});

it('stops between two steps when as many agents were called as may be: 3, and it can go on', () =>
  inHeadlessShop({}, async ({ run, called }) => {
    const done = await run('audit', 'custom', 'all', '--max-agents', '2');
    expect([done.status, done.stdout]).toEqual([3, '']);
    expect(done.stderr).toContain('2 agents were called, and --max-agents is 2');
    expect(called()).toEqual(['audit-specialist', 'audit-triage']);
    expect((await run('audit', '--resume', auditIn(done.stderr))).status).toBe(0);
  }));

it('an aborted round is 3 with its reason; resumed, it is tried again', () => {
  let isSane = false;
  const moody: ScriptedAgent = (turn) => {
    const keeps = AGENTS['audit-triage'];
    if (isSane && keeps !== undefined) return keeps(turn);
    return { kind: 'message', text: 'All fine.', calls: [], stop: 'end_turn' };
  };
  return inHeadlessShop({ 'audit-triage': moody }, async ({ run }) => {
    const done = await run('audit', 'custom', 'all');
    expect(done.status).toBe(3);
    expect(done.stderr).toMatch(/^FAIL-CLOSED: /m);
    expect(done.stderr).toMatch(/try it again: correctless run audit --resume/);
    isSane = true;
    expect((await run('audit', '--resume', auditIn(done.stderr))).status).toBe(0);
  });
});
