import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LENSES, LENSES } from '../../../src/contracts/vocabulary.ts';
import {
  firstUserBlocks,
  systemText,
  toolNames,
  wholeContext,
  type ModelRequest,
} from '../harness/model-request.ts';
import { reviewDemo, type Reviewed } from './review-session.ts';

/** Requests of agents, one for each agent call: its first. */
function firstRequests({ session }: Reviewed): ModelRequest[] {
  const seen = new Set<string>();
  return session.api.requests.filter(
    ({ agentId }) => agentId !== null && !seen.has(agentId) && seen.add(agentId),
  );
}

describe('a whole /df:review in the real client', () => {
  it('ends with proven findings of every lens, every drop with its reason, and no permission prompt', () =>
    reviewDemo({}, (seen) => {
      const { client, report, correctless, run, ledger } = seen;
      expect(client.result?.permission_denials).toEqual([]);
      expect(report).toMatchObject({ status: 'complete', exit: 1, captured: 'hooks', gaps: [] });
      const shown = report?.findings.filter((f) => f.group === 'critical' || f.group === 'important') ?? [];
      expect(new Set(shown.map((f) => f.lens))).toEqual(new Set(DEFAULT_LENSES));
      expect(report?.dropped.map((d) => d.reason.kind).toSorted()).toEqual([
        'below_threshold',
        'comment_not_found',
        'commit_not_in_history_table',
        'duplicate_of',
        'not_on_changed_lines',
        'quote_not_found',
        'rule_text_not_found',
      ]);
      const verdict = correctless('verdict', run, '--json');
      expect([verdict.status, verdict.stderr]).toEqual([1, '']);
      expect(JSON.parse(verdict.stdout)).toMatchObject({ run, status: 'complete', raised: 12, shown: 5 });
      expect(client.result?.result).toContain('raised 12 = shown 5 +');
      // The rules, the change, three sources together, and one scorer of seven claims at three places.
      expect(ledger.filter((e) => e.kind === 'stored')).toHaveLength(4);
    }));

  it('gives each agent its packet byte for byte, three tools and nothing of the rules files', () =>
    reviewDemo({}, (seen) => {
      const requests = firstRequests(seen);
      const prompts = requests.map((request) => firstUserBlocks(request).at(-1));
      expect(prompts.toSorted()).toEqual(seen.slots.map(({ text }) => text).toSorted());
      for (const request of requests) {
        expect(toolNames(request).toSorted()).toEqual(['Glob', 'Grep', 'Read']);
        expect(systemText(request)).not.toContain('Corner shop');
      }
    }));

  it('keeps the diff, the packets and the replies out of the orchestrator’s context', () =>
    reviewDemo({}, (seen) => {
      const main = seen.session.api.requests.filter(({ agentId }) => agentId === null);
      const context = main.map(wholeContext).join('\n');
      expect(main.length).toBeGreaterThan(5);
      expect(context).not.toContain('UNTRUSTED_');
      expect(context).not.toContain('@@ ');
      expect(context).not.toContain('verification_method');
      expect(context).toMatch(/slot [a-z0-9]+\/2: stored, \d+ bytes/);
    }));

  it('leaves the repository as it was, and nothing of its own in git’s sight', () =>
    reviewDemo({}, ({ sample, ledger }) => {
      const git = (...args: string[]): string => readFileSync(join(sample.top, '.git', ...args), 'utf8');
      expect(git('HEAD')).toBe('ref: refs/heads/feature\n');
      expect(ledger.at(-1)).toMatchObject({ kind: 'finished', status: 'complete' });
    }));
});

describe('/df:review through plugins installed from git in an empty HOME', () => {
  it('is a command of that name, brings its agents along and ends the same', () =>
    reviewDemo({ installed: true }, ({ client, report }) => {
      expect(client.init?.slash_commands).toContain('df:review');
      expect(client.init?.skills).toContain('df:code-review');
      for (const lens of LENSES) expect(client.init?.agents).toContain(`correctless:${lens}`);
      // Listed with its plugin's name, and answering without it: its file says `name: caudit`.
      expect(client.init?.skills).toContain('correctless:caudit');
      expect(client.init?.agents).toContain('correctless:fix-diff-reviewer');
      expect(client.result?.permission_denials).toEqual([]);
      expect(report).toMatchObject({ status: 'complete', exit: 1 });
    }));
});
