import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 8,
  group: 'deep',
  says: 'The change lets untrusted data reach a place where it does harm.',
  looksAt: 'from where data enters, through changed lines, to where it does harm',
  source: 'flows',
  hasTree: true,
  parts: ['intent', 'stack', 'related'],
  proof: { sourceFile: 'path', sourceText: 'text', sinkFile: 'path', sinkText: 'text' },
  provenBy: 'flow',
  holdsWhen:
    'both texts are in their files at head; the finding itself is on a changed line under every policy',
  evidence: [],
  // A flow that does not pass through the change was there before it.
  policy: 'added',
} as const satisfies LensRecord;
