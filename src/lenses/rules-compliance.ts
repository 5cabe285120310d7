import type { LensRecord } from './lens-record.ts';

export const LENS = {
  order: 1,
  group: 'default',
  says: 'The change breaks a rule that the project had before it.',
  looksAt: 'rules and the diff',
  source: 'rules',
  hasTree: false,
  parts: [],
  proof: { ruleFile: 'path', ruleText: 'text' },
  provenBy: 'rule',
  holdsWhen: 'whole sentences or list items of the rule file at base, which governs the file',
  evidence: [{ kind: 'rule', source: '{ruleFile}', text: '{ruleText}' }],
} as const satisfies LensRecord;
