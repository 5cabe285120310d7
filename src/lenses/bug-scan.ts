import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 2,
  group: 'default',
  says: 'The changed lines contain a defect.',
  looksAt: 'the change, and everything that it touches',
  source: 'change',
  hasTree: true,
  parts: ['intent', 'stack and checklist', 'related'],
  proof: { trigger: 'text' },
  provenBy: 'scorer',
  holdsWhen: 'the input or state that shows it, for the scorer to judge',
  statesIntent: true,
  evidence: [{ kind: 'trigger', source: 'input or state', text: '{trigger}' }],
} as const satisfies LensRecord;
