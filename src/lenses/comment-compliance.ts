import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 5,
  group: 'default',
  says: 'The change contradicts a comment in the code it touches.',
  looksAt: 'comments near the change',
  source: 'comments',
  hasTree: true,
  parts: ['intent'],
  proof: { commentText: 'text' },
  provenBy: 'comment',
  holdsWhen: 'the text is in one comment of the file, in a language that has a scanner here',
  evidence: [{ kind: 'comment', source: '{file}', text: '{commentText}' }],
} as const satisfies LensRecord;
