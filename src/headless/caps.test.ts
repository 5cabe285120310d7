import { expect, it } from 'vitest';
import { Failure } from '../kernel/failure.ts';
import { estimateLine, refuseOverCaps } from './caps.ts';

const ESTIMATE = { agents: 6, scorers: 15, bytes: 46_389 };
const NONE = { agents: undefined, bytes: undefined, tokens: undefined };

function refusal(caps: Partial<Record<keyof typeof NONE, number>>): Failure | undefined {
  try {
    refuseOverCaps(ESTIMATE, { ...NONE, ...caps }, 'correctless review --resume r7k2');
    return undefined;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

it('says what a review takes', () => {
  expect(estimateLine(ESTIMATE)).toBe(
    'Estimate: 6 agents, then at most 15 scorers; 46 KB of packets, about 12k tokens, and what agents read besides',
  );
});

it('says what a proof of what it lists takes besides, and counts it', () => {
  const estimate = { ...ESTIMATE, provers: 20 };
  expect(estimateLine(estimate)).toContain('15 scorers, then at most 20 calls that prove findings; 46 KB');
  const refused = (): void => refuseOverCaps(estimate, { ...NONE, agents: 40 }, 'correctless plan');
  expect(refused).toThrow('41 agents are over --max-agents 40');
});

it.each([
  ['no cap', {}],
  ['exactly as many agents, scorers among them', { agents: 21 }],
  ['exactly as many bytes', { bytes: 46_389 }],
  ['exactly as many tokens', { tokens: 11_598 }],
])('goes on with %s', (_, caps) => {
  expect(refusal(caps)).toBeUndefined();
});

it.each([
  ['agents', { agents: 20 }, '21 agents are over --max-agents 20', '--max-agents 21'],
  ['bytes', { bytes: 46_388 }, '46389 bytes are over --max-bytes 46388', '--max-bytes 46389'],
  ['tokens', { tokens: 11_597 }, '11598 tokens are over --max-tokens 11597', '--max-tokens 11598'],
  [
    'two of them',
    { agents: 6, tokens: 1 },
    '21 agents are over --max-agents 6; 11598 tokens are over --max-tokens 1',
    '--max-agents 21 --max-tokens 11598',
  ],
])('run/over-cap: %s', (_, caps, message, raised) => {
  const failure = refusal(caps);
  expect(failure).toMatchObject({ code: 'run/over-cap' });
  expect(failure?.message).toContain(message);
  expect(failure?.hint).toContain(`correctless review --resume r7k2 ${raised})`);
});
