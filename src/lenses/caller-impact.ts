import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 7,
  group: 'deep',
  says: 'The change breaks code that uses it.',
  looksAt: 'changed contracts, and who calls and imports what changed',
  source: 'callers',
  hasTree: true,
  parts: ['intent', 'importers'],
  proof: { callerFile: 'path', callerText: 'text' },
  provenBy: 'caller',
  holdsWhen: 'the text is in the file at head, on lines that the change did not add',
  evidence: [],
} as const satisfies LensRecord;
