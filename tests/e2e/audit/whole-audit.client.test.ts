import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { wholeContext } from '../harness/model-request.ts';
import { finds, hunter, roundIn, writes } from './audit-agents.ts';
import { auditOrchestrator } from './audit-orchestrator.ts';
import { auditShop, type AuditScenario } from './audit-session.ts';
import { GOOD_PRICE, PRICE_FINDING, SHOP } from './shop.ts';

const REPAIRED: AuditScenario = {
  agents: {
    'audit-specialist': finds([PRICE_FINDING]),
    'fix-executor': writes(() => ({ files: { 'src/price.js': GOOD_PRICE } })),
  },
};

/** Of all specialists of a preset, one finds something. */
const IN_ONE_ROLE: AuditScenario = {
  agents: { ...REPAIRED.agents, 'audit-specialist': finds([PRICE_FINDING], 1, 'Concurrency') },
};

describe('a whole audit in the real client', () => {
  it('converges in two rounds, with commits, refs, tests and a work tree of its own', () =>
    auditShop({ ...IN_ONE_ROLE, args: 'qa all --auto' }, (seen) => {
      const { client, journal, git, top, branch, round, correctless, audit } = seen;
      const head = git('rev-parse', 'HEAD');
      // Nobody was asked for permission, and nothing was refused.
      expect(client.result).toMatchObject({ is_error: false, permission_denials: [] });
      expect(journal.at(-1)).toMatchObject({ kind: 'ended', outcome: 'converged' });

      const tree = join(top, '.correctless/worktrees', audit);
      expect(readFileSync(join(tree, 'src/price.js'), 'utf8')).toBe(GOOD_PRICE);
      expect(git('log', '--format=%s', `main..${branch}`)).toBe(
        'fix(qa-r1): QA-R1-001 The tax is added, not multiplied',
      );
      expect(git('rev-parse', 'refs/audit-round-1-start')).toBe(head);
      expect(git('rev-parse', 'refs/audit-round-2-start')).toBe(git('rev-parse', branch));
      const tested = journal.filter((event) => event.kind === 'tested');
      expect(tested.map(({ parser, failures }) => [parser, failures])).toEqual([
        // The start twice, to know what is flaky; then the fix.
        ['tap', []],
        ['tap', []],
        ['tap', []],
      ]);
      expect(round(1).findings).toMatchObject([{ id: 'QA-R1-001', status: 'fixed', tier: 'confirmed' }]);
      expect(round(2)).toMatchObject({ findings: [], rejected: [] });

      // The user's own: HEAD, index, files and every other ref.
      expect(readFileSync(join(top, 'src/price.js'), 'utf8')).toBe(SHOP['src/price.js']);
      expect(git('symbolic-ref', 'HEAD')).toBe('refs/heads/main');
      expect(git('status', '--porcelain')).toBe('');
      expect(git('for-each-ref', '--format=%(refname)').split('\n')).toEqual([
        'refs/audit-round-1-start',
        'refs/audit-round-2-start',
        `refs/heads/${branch}`,
        'refs/heads/main',
      ]);

      const artifacts = join(top, '.correctless/artifacts');
      for (const name of ['audit-qa-history.md', `audit-qa-${branch.slice('audit/qa-'.length)}-summary.md`])
        expect(existsSync(join(artifacts, name)), name).toBe(true);
      expect(client.result?.result).toContain('raised 1 = fixed 1 + open 0');
      expect(correctless('verdict', audit)).toMatchObject({ status: 0 });
      const main = seen.session.api.requests.filter((one) => one.agentId === null).map(wholeContext);
      expect(main.join('\n')).not.toContain('return net');
    }));

  it('counts rounds 1, 2, 3 and pins each start once', () => {
    const second = {
      ...PRICE_FINDING,
      title: 'Sums are not rounded',
      evidence: 'return sum;',
      severity: 'medium',
    };
    const inTotal = { ...second, location: { file: 'src/total.js', lines: [4, 4] } };
    const agents = {
      'audit-specialist': hunter((packet) => {
        return [[PRICE_FINDING], [inTotal]][roundIn(packet) - 1] ?? [];
      }),
      'fix-executor': writes(({ packet }) => ({
        files: packet.includes('CUSTOM-R1-001')
          ? { 'src/price.js': GOOD_PRICE }
          : {
              'src/total.js': SHOP['src/total.js'].replace(
                'return sum',
                'return Math.round(sum * 100) / 100',
              ),
            },
      })),
    };
    return auditShop({ agents }, ({ journal, git, branch, round, correctless, audit }) => {
      const pins = journal.filter((event) => event.kind === 'pinned');
      expect(pins.map((pin) => [pin.round, pin.ref])).toEqual([
        [1, 'refs/audit-round-1-start'],
        [2, 'refs/audit-round-2-start'],
        [3, 'refs/audit-round-3-start'],
      ]);
      for (const { ref, sha } of pins) expect(git('rev-parse', ref)).toBe(sha);
      expect(git('log', '--reverse', '--format=%s', `main..${branch}`).split('\n')).toEqual([
        'fix(custom-r1): CUSTOM-R1-001 The tax is added, not multiplied',
        'fix(custom-r2): CUSTOM-R2-001 Sums are not rounded',
      ]);
      expect([1, 2, 3].map((n) => round(n).findings.length)).toEqual([1, 1, 0]);
      // Closing puts the refs away, under names of the audit; nothing is merged.
      expect(correctless('audit', 'finish', audit)).toMatchObject({ status: 0 });
      expect(git('for-each-ref', '--format=%(refname)', 'refs/audit-*', 'refs/correctless')).toContain(
        'round-3-start',
      );
      expect(git('rev-parse', 'main')).toBe(pins[0]?.sha);
    });
  });

  it('a ref that somebody else has made is refused, never moved', () =>
    auditShop({}, ({ git, audit, correctless }) => {
      expect(correctless('audit', 'finish', audit)).toMatchObject({ status: 0 });
      git('update-ref', 'refs/audit-round-1-start', 'HEAD');
      const again = correctless('audit', 'start', 'custom', 'all');
      expect(again).toMatchObject({ status: 3, stdout: '' });
      expect(again.stderr).toMatch(/^audit\/ref-exists: refs\/audit-round-1-start is at /);
    }));

  it('asks the user about each finding, and takes the answers by plain arguments', () => {
    const asked: string[] = [];
    const main = auditOrchestrator({
      answer: (question) => {
        asked.push(question);
        const audit = /correctless next (\S+)/.exec(question)?.[1] ?? '';
        return [`correctless audit triage ${audit} defer CUSTOM-R1-001 --reason "it's for next week"`];
      },
    });
    return auditShop(
      { args: 'custom all', main, agents: { 'audit-specialist': finds([PRICE_FINDING]) } },
      ({ client, round, git, branch, correctless, audit }) => {
        expect(asked).toHaveLength(1);
        expect(asked[0]).toContain('AskUserQuestion');
        expect(asked[0]).toContain(
          '- CUSTOM-R1-001 high, confirmed, src/price.js:2: The tax is added, not multiplied',
        );
        expect(client.result).toMatchObject({ permission_denials: [] });
        expect(round(1).findings[0]).toMatchObject({ status: 'deferred' });
        expect(git('rev-parse', branch)).toBe(git('rev-parse', 'main'));
        expect(correctless('verdict', audit)).toMatchObject({ status: 1 });
      },
    );
  });
});
