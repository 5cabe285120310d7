import type { Agent } from '../../../src/contracts/vocabulary.ts';

/** The one table of faults: what goes wrong, where it can, and what must then be said. Cells, cover and docs come from it. */

/** What an agent, or the connection to it, can do instead of answering. */
export const AGENT_FAULTS = [
  { id: 'says nothing', why: /refused\/no-json/, ledger: 'refused' },
  { id: 'never answers', why: /the agent failed|no reply of it arrived/, ledger: 'lost' },
  { id: 'prose', why: /refused\/no-json/, ledger: 'refused' },
  { id: 'broken JSON', why: /refused\/not-strict-json/, ledger: 'refused' },
  { id: 'JSON of another shape', why: /refused\/schema/, ledger: 'refused' },
  {
    id: 'an example before the answer',
    why: /refused\/(several-json-values|not-strict-json)/,
    ledger: 'refused',
  },
  { id: 'a key twice', why: /refused\/duplicate-key/, ledger: 'refused' },
  { id: 'a reply of 4 MB', why: /refused\/too-large/, ledger: 'refused' },
  { id: 'the reply of another slot', why: /refused\/(wrong-slot|schema)/, ledger: 'refused' },
  { id: 'a nonce of its own', why: /refused\/schema/, ledger: 'refused' },
  { id: 'API 400', why: /the agent failed: .*400/, ledger: 'lost' },
  { id: 'API 429', why: /the agent failed: .*(429|rate)/i, ledger: 'lost' },
  { id: 'API 500', why: /the agent failed: .*500/, ledger: 'lost' },
  { id: 'API 529', why: /the agent failed: .*(529|overloaded)/i, ledger: 'lost' },
  { id: 'connection cut in the middle', why: /the agent failed/, ledger: 'lost' },
  { id: 'partial output', why: /without a reply that could be judged/, ledger: 'lost' },
  { id: 'no turns left', why: /without a reply that could be judged/, ledger: 'lost' },
] as const satisfies readonly { readonly id: string; readonly why: RegExp; readonly ledger: string }[];

export type AgentFault = (typeof AGENT_FAULTS)[number]['id'];

export const REVIEW_AGENTS = [
  'change-summarizer',
  'rules-compliance',
  'bug-scan',
  'dependency-check',
  'history-context',
  'comment-compliance',
  'intent-fulfilment',
  'caller-impact',
  'data-flow-security',
  'codebase-fit',
  'finding-scorer',
] as const satisfies readonly Agent[];

export const AUDIT_AGENTS = [
  'audit-specialist',
  'audit-triage',
  'fix-executor',
  'execute-step-validator',
  'fix-diff-reviewer',
] as const satisfies readonly Agent[];

/** What happens to the machine, the client, or the plugin: at these places, in a review and in an audit. */
export const MACHINE_FAULTS = {
  'client killed': {
    review: ['change-summarizer', 'bug-scan', 'finding-scorer'],
    audit: AUDIT_AGENTS,
  },
  'hook killed': { review: ['pre', 'look', 'stop', 'post'], audit: ['pre', 'look', 'stop', 'post'] },
  'hook beyond its time-out': {
    review: ['pre', 'look', 'stop', 'post'],
    audit: ['pre', 'look', 'stop', 'post'],
  },
  'hooks switched off': { review: ['session'], audit: ['session'] },
  'disk full': { review: ['plan', 'stop'], audit: ['plan', 'stop'] },
  'repository read-only': { review: ['plan', 'stop'], audit: ['plan', 'stop'] },
  'clock going backwards': { review: ['session'], audit: ['session'] },
  'two runs at once': { review: ['session'], audit: ['session'] },
} as const;

/** What an orchestrating model can do instead of what it was told. */
export const LIES = {
  'own prompt': { review: ['bug-scan'], audit: ['audit-specialist'] },
  'slot left out': { review: ['dependency-check'], audit: ['audit-specialist'] },
  'slot invented': { review: ['intent-fulfilment'], audit: ['audit-specialist'] },
  'slot given to another agent': { review: ['caller-impact'], audit: ['audit-specialist'] },
  'slot called twice': { review: ['history-context'], audit: ['audit-specialist'] },
  'agent resumed': { review: ['comment-compliance'], audit: ['audit-specialist'] },
} as const;

/** Files of the run that it writes with a shell of its own. */
export const FORGERIES = {
  'report replaced': { review: ['report.json'] },
  'reply edited': { review: ['replies/'], audit: ['replies/'] },
  'reply added without hooks': { review: ['ledger.jsonl'], audit: ['ledger.jsonl'] },
  'ledger line edited': { review: ['ledger.jsonl'], audit: ['ledger.jsonl'] },
  'ledger line removed': { review: ['ledger.jsonl'], audit: ['ledger.jsonl'] },
  'packet replaced': { review: ['packet.md'], audit: ['packet.md'] },
  'change made smaller': { review: ['context/files.json'] },
  'settings replaced': { review: ['run.json'], audit: ['audit.json'] },
  'journal line edited': { audit: ['journal.jsonl'] },
  'journal line removed': { audit: ['journal.jsonl'] },
} as const satisfies Record<string, Partial<Record<Entry, readonly string[]>>>;

export type Entry = 'review' | 'audit';

/** One fault at one place of one entry. */
export type Cell = { readonly fault: string; readonly place: string; readonly entry: Entry };

export const cellName = ({ fault, place, entry }: Cell): string => `${fault} × ${place} × ${entry}`;

/** Every cell of the matrix, by fault. */
export function allCells(): Cell[] {
  const agents = AGENT_FAULTS.flatMap(({ id }) => [
    ...REVIEW_AGENTS.map((place) => ({ fault: id, place, entry: 'review' as const })),
    ...AUDIT_AGENTS.map((place) => ({ fault: id, place, entry: 'audit' as const })),
  ]);
  return [...agents, ...[MACHINE_FAULTS, LIES, FORGERIES].flatMap(placed)];
}

type Places = Readonly<Record<string, Partial<Record<Entry, readonly string[]>>>>;

function placed(faults: Places): Cell[] {
  return Object.entries(faults).flatMap(([fault, entries]) =>
    (['review', 'audit'] as const).flatMap((entry) =>
      (entries[entry] ?? []).map((place) => ({ fault, place, entry })),
    ),
  );
}
