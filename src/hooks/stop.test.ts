import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { startedGits } from '../../tests/kit/started-gits.ts';
import { sampleFolder, sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import type { LedgerEvent } from '../contracts/files/ledger-event.ts';
import { DEFAULT_LENSES, type Agent } from '../contracts/vocabulary.ts';
import type { Outcome } from '../kernel/outcome.ts';
import { openRepository } from '../io/git/repository.ts';
import { advance } from '../review/phases/advance.ts';
import { runPaths, slotParts, type RunPaths } from '../run/stored/layout.ts';
import { readLedger } from '../run/ledger/ledger.ts';
import { planRun } from '../review/planning/plan-run.ts';
import { storedReply } from '../run/slots/stored-reply.ts';
import { hookEntry } from './entry.ts';
import type { HookEvent, HookName } from './hook-event.ts';

const CLEAN = { examined: ['src/pay.ts'], findings: [] };

let repository: SampleRepository;
let run: string;
let paths: RunPaths;

beforeEach(async () => {
  repository = sampleRepository({
    'CLAUDE.md': '- Amounts are whole cents.\n',
    'src/pay.ts': 'export const pay = (amount) => charge(amount);\n',
  });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.commit({ 'src/pay.ts': 'export const pay = (amount) => charge(amount * 1.19);\n' });
  await begin();
});

/** A run whose reviewers are offered. */
async function begin(): Promise<void> {
  const { file } = await planRun({
    repository,
    target: { kind: 'default', paths: [] },
    options: { noRules: false, lenses: DEFAULT_LENSES.join(',') },
    yes: false,
    captured: 'hooks',
    cacheRoot: join(sampleFolder(), 'cache'),
  });
  run = file.run;
  paths = runPaths(repository.top, run);
  await advance(repository, run);
}

const hook = (name: HookName, event: HookEvent): Promise<Outcome> =>
  hookEntry(name, Buffer.from(JSON.stringify({ session_id: 's1', cwd: repository.top, ...event })), {});
const ledger = (): Promise<LedgerEvent[]> => readLedger(paths);
const packet = (n: number): string => readFileSync(paths.packet(n), 'utf8');

function calls(n: number, agent: Agent): Promise<Outcome> {
  return hook('pre', {
    tool_name: 'Agent',
    tool_use_id: `toolu_${n}`,
    tool_input: { subagent_type: `correctless:${agent}`, prompt: `slot ${run}/${n}` },
  });
}

/** Called, and it has opened the changed file. */
async function atWork(n: number, agent: Agent, agentId: string): Promise<void> {
  await calls(n, agent);
  const outcome = await hook('look', {
    ...{ agent_id: agentId, agent_type: `correctless:${agent}` },
    ...{ tool_name: 'Read', tool_input: { file_path: 'src/pay.ts' } },
  });
  expect(outcome.status).toBe(0);
}

/** The reason for which the agent is sent back; undefined when it may end. */
async function stops(agent: Agent, agentId: string, reply: string | undefined): Promise<string | undefined> {
  const said = reply === undefined ? {} : { last_assistant_message: reply };
  const outcome = await hook('stop', { agent_id: agentId, agent_type: `correctless:${agent}`, ...said });
  expect(outcome.status).toBe(0);
  const text = typeof outcome.stdout === 'string' ? outcome.stdout : '{}';
  return (JSON.parse(text) as { reason?: string }).reason;
}

function returns(n: number, agent: Agent, agentId: string): Promise<Outcome> {
  return hook('post', {
    tool_use_id: `toolu_${n}`,
    tool_input: { subagent_type: `correctless:${agent}` },
    tool_response: { status: 'completed', prompt: packet(n), agentId, content: [] },
  });
}

async function answered(n: number, agent: Agent, agentId: string, reply: string): Promise<void> {
  await (agent === 'bug-scan' ? atWork(n, agent, agentId) : calls(n, agent));
  expect(await stops(agent, agentId, reply)).toBeUndefined();
  await returns(n, agent, agentId);
}

const clean = (n: number): string => JSON.stringify({ slot: `${run}/${n}`, ...CLEAN });
const finding = (quote: string): string =>
  JSON.stringify({
    slot: `${run}/2`,
    examined: ['src/pay.ts'],
    findings: [
      {
        file: 'src/pay.ts',
        line: 1,
        title: 'Fractions of a cent',
        why: 'The product is no whole number.',
        severity: 'high',
        trigger: 'an amount of 1 cent',
        suggested_fix: '',
        verification: {
          code_examined: quote,
          line_range_examined: [1, 1],
          verification_method: 'read it',
          checked_for_handling_elsewhere: false,
          where_checked: [],
          is_impact_finding: false,
        },
      },
    ],
  });

describe('hook stop', () => {
  it('lets an acceptable reply end and keeps it byte for byte', async () => {
    await atWork(2, 'bug-scan', 'b1');
    const reply = `\n${clean(2)}\n`;
    expect(await stops('bug-scan', 'b1', reply)).toBeUndefined();
    expect(readFileSync(paths.reply('b1'), 'utf8')).toBe(reply);
    expect(await ledger()).toContainEqual(
      expect.objectContaining({ kind: 'accepted', agentId: 'b1', slot: `${run}/2` }),
    );
  });

  it.each<[string, string | undefined, RegExp]>([
    ['prose', 'All fine.', /refused\/no-json/],
    ['nothing at all', undefined, /refused\/no-json/],
    ['a value of another contract', '{"slot":"x"}', /refused\/schema/],
  ])('sends %s back twice with the precise reason, and then refuses it', async (_, reply, reason) => {
    await atWork(2, 'bug-scan', 'b1');
    expect(await stops('bug-scan', 'b1', reply)).toMatch(reason);
    expect(await stops('bug-scan', 'b1', reply)).toMatch(reason);
    expect(await stops('bug-scan', 'b1', reply)).toBeUndefined();
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'refused', agentId: 'b1' });
  });

  it('writes down the claims for which a reply is sent back, for whoever is silent about them then', async () => {
    await atWork(2, 'bug-scan', 'b1');
    expect(await stops('bug-scan', 'b1', finding('chargeTwice(amount);'))).toContain('is not in');
    expect(await stops('bug-scan', 'b1', clean(2))).toBeUndefined();
    expect(await ledger()).toContainEqual(
      expect.objectContaining({
        ...{ kind: 'sent-back', agentId: 'b1', slot: `${run}/2` },
        fallen: [
          {
            ...{
              lens: 'bug-scan',
              file: 'src/pay.ts',
              line: 1,
              title: 'Fractions of a cent',
              severity: 'high',
            },
            ...{ kind: 'quote_not_found', why: 'the quote is not in src/pay.ts' },
          },
        ],
      }),
    );
  });

  it('takes what comes right after it was sent back', async () => {
    await atWork(2, 'bug-scan', 'b1');
    await stops('bug-scan', 'b1', 'All fine.');
    expect(await stops('bug-scan', 'b1', clean(2))).toBeUndefined();
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'accepted' });
  });

  it('names a claim that does not hold; after two chances the reply is kept and the claim will be dropped', async () => {
    await atWork(2, 'bug-scan', 'b1');
    const invented = finding('charge(amount * 2.38)');
    expect(await stops('bug-scan', 'b1', invented)).toMatch(/findings\[0\].*is not in src\/pay\.ts/);
    await stops('bug-scan', 'b1', invented);
    expect(await stops('bug-scan', 'b1', invented)).toBeUndefined();
    expect((await ledger()).at(-1)).toMatchObject({
      kind: 'accepted',
      remarks: [expect.stringContaining('is not in')],
    });
  });

  it('says nothing against a finding that holds', async () => {
    await atWork(2, 'bug-scan', 'b1');
    const quote = 'export const pay = (amount) => charge(amount * 1.19);';
    expect(await stops('bug-scan', 'b1', finding(quote))).toBeUndefined();
  });

  it('refuses the name of a slot that the agent was not called for, nor one called for another agent', async () => {
    await calls(1, 'rules-compliance');
    expect(await stops('bug-scan', 'b1', clean(2))).toMatch(/refused\/wrong-slot/);
    await atWork(2, 'bug-scan', 'b1');
    expect(await stops('bug-scan', 'b2', clean(1))).toMatch(/refused\/wrong-slot/);
    await calls(3, 'dependency-check');
    expect(await stops('bug-scan', 'b3', clean(3))).toMatch(/refused\/wrong-slot/);
  });

  it('tells a reviewer that never looked so once, then refuses it', async () => {
    await calls(3, 'dependency-check');
    expect(await stops('dependency-check', 'd1', clean(3))).toMatch(/no_work/);
    expect(await stops('dependency-check', 'd1', clean(3))).toBeUndefined();
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'refused' });
  });

  it('tells a reviewer that names no file so once, then refuses it', async () => {
    await atWork(2, 'bug-scan', 'b1');
    const empty = JSON.stringify({ slot: `${run}/2`, examined: [], findings: [] });
    expect(await stops('bug-scan', 'b1', empty)).toMatch(/no_work: examined names no file of the packet/);
    expect(await stops('bug-scan', 'b1', empty)).toBeUndefined();
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'refused' });
  });

  it('tells a reviewer that leaves out a file so once, by name, then keeps what it said', async () => {
    repository.commit({ 'src/ship.ts': 'export const ship = (order) => post(order);\n' });
    await begin();
    await atWork(2, 'bug-scan', 'b1');
    expect(await stops('bug-scan', 'b1', clean(2))).toMatch(
      /^examined lacks 1 of the 2 files that the packet shows: src\/ship\.ts\. /,
    );
    expect(await stops('bug-scan', 'b1', clean(2))).toBeUndefined();
    expect((await ledger()).at(-1)).toMatchObject({
      kind: 'accepted',
      remarks: [expect.stringContaining('src/ship.ts')],
    });
  });

  it('does not let a resumed agent change what it said', async () => {
    await answered(2, 'bug-scan', 'b1', clean(2));
    const quote = 'export const pay = (amount) => charge(amount * 1.19);';
    expect(await stops('bug-scan', 'b1', finding(quote))).toBeUndefined();
    expect(await stops('bug-scan', 'b1', 'prose')).toBeUndefined();
    expect((await ledger()).at(-1)).toMatchObject({ kind: 'ignored', agentId: 'b1' });
    const { run: opened } = await advance(repository, run);
    const slot = opened.slots.find((s) => s.slot === `${run}/2`);
    expect(slot && (await storedReply(opened, slot, 'bug-scan'))).toMatchObject({ findings: [] });
  });

  it('binds the first reply: a second agent of the same slot changes nothing', async () => {
    await answered(2, 'bug-scan', 'b1', clean(2));
    await returns(2, 'bug-scan', 'b2');
    expect((await ledger()).filter((e) => e.kind === 'stored' && e.slot === `${run}/2`)).toHaveLength(1);
    expect(slotParts(`${run}/2`)?.number).toBe(2);
  });
});

describe('the gits of hook stop', () => {
  const quote = 'export const pay = (amount) => charge(amount * 1.19);';

  it('are one where quotes are looked up, at both revisions', async () => {
    await atWork(2, 'bug-scan', 'b1');
    const gits = startedGits();
    const reply = finding(quote).replace('"where_checked":[]', '"where_checked":["CLAUDE.md","src"]');
    expect(await stops('bug-scan', 'b1', reply)).toMatch(/says it checked CLAUDE\.md/);
    expect(gits()).toEqual(['cat-file']);
  });

  it('are none where there is nothing to look up', async () => {
    await atWork(2, 'bug-scan', 'b1');
    const gits = startedGits();
    expect(await stops('bug-scan', 'b1', clean(2).replace('src/pay.ts', '..'))).toMatch(
      /examined names \.\./,
    );
    expect(gits()).toEqual([]);
  });

  it('say so when the repository lost what was reviewed', async () => {
    await atWork(2, 'bug-scan', 'b1');
    const blob = repository.git('rev-parse', 'HEAD:src/pay.ts');
    rmSync(join(repository.gitDir, 'objects', blob.slice(0, 2), blob.slice(2)), { force: true });
    const event = {
      agent_id: 'b1',
      agent_type: 'correctless:bug-scan',
      last_assistant_message: finding(quote),
    };
    expect(await hook('stop', event)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(`git cannot give the content of ${blob}`) as string,
    });
  });

  it('say so when there is no repository any more', async () => {
    await atWork(2, 'bug-scan', 'b1');
    rmSync(repository.gitDir, { recursive: true });
    const event = {
      agent_id: 'b1',
      agent_type: 'correctless:bug-scan',
      last_assistant_message: finding(quote),
    };
    expect(await hook('stop', event)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('is not inside a git repository') as string,
    });
  });

  it('are one more in a linked work tree, to find the repository', async () => {
    const linked = join(sampleFolder(), 'linked tree');
    repository.git('worktree', 'add', '--quiet', '-b', 'linked', linked, 'work');
    repository = { ...repository, ...(await openRepository(linked)) };
    await begin();
    await atWork(2, 'bug-scan', 'b1');
    const gits = startedGits();
    expect(await stops('bug-scan', 'b1', finding(quote))).toBeUndefined();
    expect(gits()).toEqual(['rev-parse', 'cat-file']);
  });
});
