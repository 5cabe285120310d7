import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 3,
  group: 'default',
  says: 'The change uses a dependency in a way it does not offer.',
  looksAt: 'what the change uses',
  source: 'imports',
  hasTree: true,
  parts: ['intent', 'stack', 'related'],
  proof: { dependency: 'text', expectedUsage: 'text', actualUsage: 'text' },
  provenBy: 'scorer',
  holdsWhen: 'for the scorer to judge',
  evidence: [
    { kind: 'dependency', source: '{dependency}', text: 'expected {expectedUsage}; found {actualUsage}' },
  ],
} as const satisfies LensRecord;
