import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 9,
  group: 'deep',
  says: 'The change repeats what the code base has already.',
  looksAt: 'code that was there before',
  source: 'codebase',
  hasTree: true,
  parts: ['intent', 'related'],
  proof: { existingFile: 'path', existingText: 'text' },
  provenBy: 'existing',
  holdsWhen:
    "the text is in the file at head, was not added by the change, and is not the finding's own place",
  evidence: [],
} as const satisfies LensRecord;
