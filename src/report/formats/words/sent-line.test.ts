import { expect, it } from 'vitest';
import type { SentRow } from '../../../contracts/files/sent.ts';
import { sentLine } from './sent-line.ts';

const row = (agent: SentRow['agent'], more: Partial<SentRow>): SentRow => ({
  ...{ phase: 'review', agent, calls: 1, packet_bytes: 1000 },
  ...{ tokens: null, calls_with_tokens: 0 },
  ...more,
});
const costOf = (...by_agent: SentRow[]) => ({
  agents: by_agent.reduce((sum, { calls }) => sum + calls, 0),
  packet_bytes: by_agent.reduce((sum, one) => sum + one.packet_bytes, 0),
  tokens: null,
  by_agent,
});

it.each([
  ['nothing was sent', costOf(), '0 bytes in 0 packets'],
  [
    'a client that reports no tokens: none are made up',
    costOf(row('bug-scan', { packet_bytes: 1_234_567 })),
    '1,234,567 bytes in 1 packet; review 1,234,567: bug-scan 1,234,567',
  ],
  [
    'every call with its tokens',
    costOf(
      row('bug-scan', { calls: 2, packet_bytes: 2500, tokens: 900, calls_with_tokens: 2 }),
      row('rules-compliance', { tokens: 1100, calls_with_tokens: 1 }),
      row('finding-scorer', { phase: 'score', packet_bytes: 999, tokens: 3, calls_with_tokens: 1 }),
    ),
    '4,499 bytes in 4 packets, 2,003 tokens; review 3,500: bug-scan 2,500 in 2 (900 tokens), rules-compliance 1,000 (1,100 tokens); score 999: finding-scorer 999 (3 tokens)',
  ],
  [
    'a call without: what is known is no sum of all',
    costOf(row('bug-scan', { calls: 2, tokens: 900, calls_with_tokens: 1 })),
    '1,000 bytes in 2 packets, 900 tokens of 1 of 2 calls; review 1,000: bug-scan 1,000 in 2 (900 tokens of 1 of 2 calls)',
  ],
])('%s', (_, cost, expected) => {
  expect(sentLine(cost)).toBe(expected);
});
