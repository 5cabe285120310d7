import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 6,
  group: 'deep',
  says: 'The change does not do what its author promises.',
  looksAt: 'what the author promises, against behaviour',
  source: 'intent',
  hasTree: true,
  parts: ['intent in full'],
  proof: { intentText: 'text' },
  provenBy: 'intent',
  holdsWhen:
    'the text is in the pull request or a commit message as the packet showed them; the summary does not count',
  evidence: [{ kind: 'intent', source: 'what the author says', text: '{intentText}' }],
} as const satisfies LensRecord;
