import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { say, tool } from '../harness/model-reply.ts';
import { firstUserBlocks } from '../harness/model-request.ts';
import { lookThenAnswer, type ScriptedAgents } from '../harness/script.ts';
import { DEFAULT_LENSES } from '../../../src/contracts/vocabulary.ts';
import { slotIn } from '../../../scripts/recorded-agents.ts';
import { publishedSource } from './published-source.ts';
import { nothing, reviewRepository } from './review-session.ts';

const quiet: ScriptedAgents = {
  'change-summarizer': ({ packet }) =>
    say(
      JSON.stringify({
        slot: slotIn(packet),
        summary: 'An update.',
        goal: 'Update.',
        approach: 'Edits.',
        focus: [],
      }),
    ),
  ...Object.fromEntries(
    DEFAULT_LENSES.map((lens) => [
      lens,
      lens === 'rules-compliance'
        ? (turn) => say(JSON.stringify(nothing(turn)))
        : lookThenAnswer([tool('Grep', { pattern: '"version"', output_mode: 'content' })], (turn) =>
            say(JSON.stringify(nothing(turn))),
          ),
    ]),
  ),
};

describe('a review of a large change in a large real repository', () => {
  it('is chunked, covers every hunk by every lens and cuts nothing', () =>
    reviewRepository(
      publishedSource,
      { agents: quiet, prompt: `/df:review --yes --lenses ${DEFAULT_LENSES.join(',')}` },
      (seen) => {
        const git = (...args: string[]): string =>
          execFileSync('git', args, { cwd: seen.sample.top, encoding: 'utf8', maxBuffer: 1 << 28 });
        expect(git('ls-tree', '-r', '--name-only', 'main').split('\n').length).toBeGreaterThan(1000);
        const changed = git('diff', '--name-only', 'main', 'feature').split('\n').filter(Boolean);
        expect(changed.length).toBeGreaterThanOrEqual(60);

        expect(seen.report).toMatchObject({ status: 'complete', exit: 0, gaps: [] });
        const { coverage } = seen.report ?? { coverage: { hunks: 0, reviewed: -1, lenses: [] } };
        expect(coverage.hunks).toBeGreaterThan(100);
        expect(coverage.reviewed).toBe(coverage.hunks);
        for (const lens of coverage.lenses) expect(lens.slots, lens.lens).toBeGreaterThan(1);

        // Every packet is within the budget and reaches its agent byte for byte, the largest ones too.
        const packets = seen.slots.map(({ text }) => text);
        expect(Math.max(...packets.map((text) => Buffer.byteLength(text)))).toBeGreaterThan(90_000);
        for (const text of packets) expect(Buffer.byteLength(text)).toBeLessThanOrEqual(102_400);
        const received = new Set(
          seen.session.api.requests.filter((r) => r.agentId !== null).map((r) => firstUserBlocks(r).at(-1)),
        );
        for (const text of packets) expect(received.has(text)).toBe(true);

        // Every added and removed line of git's own diff stands in the packets of each lens.
        const lines = git('diff', '-U0', '--no-color', 'main', 'feature')
          .split('\n')
          .filter((line) => /^[+-](?!\+\+ |-- )/.test(line));
        expect(lines.length).toBeGreaterThan(1000);
        for (const lens of DEFAULT_LENSES) {
          const shown = new Set(
            seen.slots.filter((slot) => slot.agent === lens).flatMap(({ text }) => text.split('\n')),
          );
          expect(
            lines.filter((line) => !shown.has(line)),
            lens,
          ).toEqual([]);
        }
      },
    ));
});
