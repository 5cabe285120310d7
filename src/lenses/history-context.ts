import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 4,
  group: 'default',
  says: 'The change undoes what an earlier commit did on purpose.',
  looksAt: 'commits that touched the same lines',
  source: 'history',
  hasTree: true,
  parts: ['intent'],
  proof: { commitRef: 'commit', historicalContext: 'text' },
  provenBy: 'commit',
  holdsWhen: 'the commit is in the table that code made, for a file that the finding quotes',
  evidence: [{ kind: 'commit', source: '{commitRef}', text: '{historicalContext}' }],
} as const satisfies LensRecord;
