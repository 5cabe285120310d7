import { describe, expect, it } from 'vitest';
import { say, tool, call } from '../harness/model-reply.ts';
import { lastToolResults } from '../harness/model-request.ts';
import type { ScriptedAgent } from '../harness/script.ts';
import { finds, treeIn, writes } from './audit-agents.ts';
import { auditShop, type AuditScenario } from './audit-session.ts';
import { GOOD_PRICE, PRICE_FINDING, SHOP } from './shop.ts';

const BAD_TOTAL = SHOP['src/total.js'].replace('return sum', 'return -sum');
const executing = (executor: ScriptedAgent, agents: AuditScenario['agents'] = {}): AuditScenario => ({
  agents: { 'audit-specialist': finds([PRICE_FINDING]), 'fix-executor': executor, ...agents },
});
const isRepair = (packet: string): boolean => packet.includes('\nmode: fix_regression\n');

describe('an executor', () => {
  it('breaks a test: a repair is asked for, with what the tests said, and the round goes on green', () => {
    const repairs: string[] = [];
    const executor = writes(({ packet }) => {
      if (!isRepair(packet)) return { files: { 'src/price.js': GOOD_PRICE, 'src/total.js': BAD_TOTAL } };
      repairs.push(packet);
      return { files: { 'src/total.js': SHOP['src/total.js'] } };
    });
    return auditShop(executing(executor), ({ journal, git, branch, round }) => {
      expect(journal.filter((event) => event.kind === 'broken')).toMatchObject([
        { subject: 'REPAIR-R1-1', failures: [expect.stringContaining('adds up')] },
      ]);
      expect(repairs[0]).toContain('test/total.test.js');
      expect(repairs[0]).toContain('not ok');
      expect(git('log', '--reverse', '--format=%s', `main..${branch}`).split('\n')).toEqual([
        'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied',
        'fix(custom-r1): REPAIR-R1-1 mend 1 tests that fixes broke',
      ]);
      expect(round(1).findings[0]).toMatchObject({ status: 'fixed' });
      expect(journal.at(-1)).toMatchObject({ outcome: 'converged' });
    });
  });

  it('cannot mend what it broke: its fix is taken back, and the finding is open again', () => {
    const executor = writes(({ packet }) =>
      isRepair(packet)
        ? { files: {}, claim: { success: false, summary: 'I do not see why it fails.' } }
        : { files: { 'src/price.js': GOOD_PRICE, 'src/total.js': BAD_TOTAL } },
    );
    const scenario = { ...executing(executor), files: oneRound() };
    return auditShop(scenario, ({ journal, git, branch, round, correctless, audit }) => {
      // Who says why it cannot be done is asked once.
      expect(journal.filter(({ kind }) => kind === 'broken')).toHaveLength(1);
      expect(journal.filter(({ kind }) => kind === 'reverted')).toHaveLength(1);
      expect(round(1).findings[0]).toMatchObject({ status: 'open' });
      expect(round(1).findings[0]?.reason).toContain('its fix was taken back');
      expect(git('diff', 'main', branch)).toBe('');
      expect(journal.at(-1)).toMatchObject({ kind: 'ended', outcome: 'ceiling' });
      expect(correctless('verdict', audit)).toMatchObject({ status: 3 });
    });
  });

  it.each<[string, string, ScriptedAgent]>([
    // The other rules of a step: src/rounds/fixing/executor.slow.test.ts.
    [
      'changes more than it says',
      'undeclared_file_in_patch',
      writes(() => ({
        files: { 'src/price.js': GOOD_PRICE, 'src/total.js': BAD_TOTAL },
        claim: { filesWritten: ['src/price.js'], filesTouched: ['src/price.js'] },
      })),
    ],
  ])('%s: rejected by the rule %s, three times, and nothing is committed', (_, rule, executor) => {
    const config = {
      ...JSON.parse(oneRound()['.correctless/config/workflow-config.json'] ?? '{}'),
      steps: { exclude: ['secret/'] },
    } as object;
    const files = { ...SHOP, '.correctless/config/workflow-config.json': JSON.stringify(config) };
    return auditShop({ ...executing(executor), files }, ({ journal, git, branch, round }) => {
      const attempts = journal.filter((event) => event.kind === 'attempted');
      expect(attempts.map((attempt) => [attempt.accepted, attempt.rule])).toEqual([
        [false, rule],
        [false, rule],
        [false, rule],
      ]);
      expect(git('rev-parse', branch)).toBe(git('rev-parse', 'main'));
      expect(round(1).findings[0]).toMatchObject({ status: 'open' });
      expect(round(1).findings[0]?.reason).toContain(rule);
    });
  });

  it('may write in the work tree of the audit and nowhere else', () => {
    const refused: string[] = [];
    const executor: ScriptedAgent = ({ packet, turn, request }) => {
      const tree = treeIn(packet);
      const top = tree.slice(0, tree.indexOf('/.correctless/'));
      const places = [
        `${top}/src/price.js`,
        `${tree}/../x.js`,
        `${tree}/.git`,
        `${tree}/.correctless/config/workflow-config.json`,
        '/tmp/elsewhere.js',
      ];
      if (turn === 0) return call(...places.map((file_path) => tool('Write', { file_path, content: 'x' })));
      if (turn === 1)
        refused.push(
          ...lastToolResults(request)
            .filter(({ isError }) => isError)
            .map(({ text }) => text),
        );
      return say('{"success":false,"summary":"Nothing was allowed.","mode":"apply"}');
    };
    return auditShop({ ...executing(executor), files: oneRound() }, ({ git, client }) => {
      // All five places are refused; who says why nothing was done is not asked again.
      expect(refused).toHaveLength(5);
      expect(git('status', '--porcelain')).toBe('');
      expect(client.result?.result).toContain('open');
    });
  });
});

/** One round is enough to see what became of a fix that failed. */
function oneRound(): Record<string, string> {
  const config = JSON.parse(SHOP['.correctless/config/workflow-config.json']) as { audit: object };
  return {
    ...SHOP,
    '.correctless/config/workflow-config.json': JSON.stringify({
      ...config,
      audit: { ...config.audit, max_rounds: 1 },
    }),
  };
}
