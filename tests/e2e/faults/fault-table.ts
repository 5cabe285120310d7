import type { Agent } from '../../../src/contracts/vocabulary.ts';
import { FORGERIES } from './forgeries.ts';
import { ENTRIES, type Entry, type Places } from './places.ts';

// The one table of faults: what goes wrong, where it can, and what must then be said. Cells, cover and docs come from it.

/** Beside where a fault can be: what must then be said, and kinds of ledger lines that must be among those seen. */
type End = { readonly said: RegExp; readonly ledger: readonly string[] };

const refused = (said: RegExp): End => ({ said, ledger: ['refused'] });
const lost = (said: RegExp): End => ({ said, ledger: ['lost'] });

/** What an agent, or the connection to it, can do instead of answering. */
export const AGENT_FAULTS = {
  'says nothing': refused(/refused\/no-json/),
  'never answers': lost(/the agent failed|no reply of it arrived/),
  prose: refused(/refused\/no-json/),
  'broken JSON': refused(/refused\/not-strict-json/),
  'JSON of another shape': refused(/refused\/schema/),
  'an example before the answer': refused(/refused\/(several-json-values|not-strict-json)/),
  'a key twice': refused(/refused\/duplicate-key/),
  'a reply of 4 MB': refused(/refused\/too-large/),
  'the reply of another slot': refused(/refused\/(wrong-slot|schema)/),
  'a nonce of its own': refused(/refused\/schema/),
  'API 400': lost(/the agent failed: .*400/),
  'API 429': lost(/the agent failed: .*(429|rate)/i),
  'API 500': lost(/the agent failed: .*500/),
  'API 529': lost(/the agent failed: .*(529|overloaded)/i),
  'connection cut in the middle': lost(/the agent failed/),
  'partial output': lost(/without a reply that could be judged/),
  'no turns left': lost(/without a reply that could be judged/),
} as const satisfies Readonly<Record<string, End>>;

export type AgentFault = keyof typeof AGENT_FAULTS;

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

/** Of a review with `--prove`, and of `/df:fix`, besides those of the review or the audit that they are. */
export const PROVE_AGENTS = ['finding-prover'] as const satisfies readonly Agent[];
export const FIX_AGENTS = [
  'fix-executor',
  'execute-step-validator',
  'fix-diff-reviewer',
] as const satisfies readonly Agent[];

const SESSION: Places = { review: ['session'], audit: ['session'] };
const EVERY_SESSION: Places = { ...SESSION, prove: ['session'], fix: ['session'] };
const DISK: Places = { review: ['plan', 'stop'], audit: ['plan', 'stop'] };
const HOOKS: Places = { review: ['pre', 'look', 'stop', 'post'], audit: ['pre', 'look', 'stop', 'post'] };

/** Agents that have every fault in an audit: what becomes of a proof or a fix when they are silent. */
const SILENT: Readonly<Record<string, Places>> = {
  'says nothing': { fix: FIX_AGENTS },
  'never answers': { prove: ['execute-step-validator'], fix: FIX_AGENTS },
};

/** What happens to the machine, the client, or the plugin: at these places, in a review and in an audit. */
const MACHINE_FAULTS: Readonly<Record<string, Places>> = {
  'client killed': {
    ...{ review: ['change-summarizer', 'bug-scan', 'finding-scorer'], audit: AUDIT_AGENTS },
    ...{ prove: ['finding-prover', 'execute-step-validator'], fix: FIX_AGENTS },
  },
  'hook killed': HOOKS,
  'hook beyond its time-out': HOOKS,
  'hooks switched off': EVERY_SESSION,
  'disk full': DISK,
  'repository read-only': DISK,
  'clock going backwards': SESSION,
  'two runs at once': SESSION,
};

const liedAbout = (lens: string): Places => ({ review: [lens], audit: ['audit-specialist'] });
const never = (...more: readonly string[]): End => ({
  said: /no agent was called for it/,
  ledger: ['given-up', ...more],
});

/** What an orchestrating model can do instead of what it was told. The last two change nothing. */
export const LIES: Readonly<Record<string, Places & End & { readonly isHarmless?: true }>> = {
  'own prompt': { ...liedAbout('bug-scan'), ...never() },
  'slot left out': { ...liedAbout('dependency-check'), ...never() },
  'slot invented': { ...liedAbout('intent-fulfilment'), ...never('denied') },
  'slot given to another agent': { ...liedAbout('caller-impact'), ...never() },
  'slot called twice': {
    ...liedAbout('history-context'),
    ...{ said: /stored once/, ledger: ['stored', 'denied'], isHarmless: true },
  },
  'agent resumed': {
    ...liedAbout('comment-compliance'),
    ...{ said: /stored once/, ledger: ['stored'], isHarmless: true },
  },
};

const ofProver = (said: RegExp): Places & End => ({ prove: ['finding-prover'], said, ledger: ['stored'] });

/** What an agent can do other than it says, or than it was asked. */
export const UNTRUE_WORK: Readonly<Record<string, Places & End>> = {
  'a test that is not there': ofProver(/not_new/),
  'a test that fails by a time-out': ofProver(/waits: /),
  'an edit of the code': ofProver(/scope_excluded/),
  'an edit of a fixture': ofProver(/scope_excluded/),
  'a file left out of its list': {
    fix: ['fix-executor'],
    ...{ said: /undeclared_file_in_patch/, ledger: ['stored'] },
  },
};

/** One fault at one place of one entry. */
export type Cell = { readonly fault: string; readonly place: string; readonly entry: Entry };

export const cellName = ({ fault, place, entry }: Cell): string => `${fault} × ${place} × ${entry}`;

/** The row that a cell is of. */
export function rowOf<T>(table: Readonly<Record<string, T>>, { fault }: Cell): T {
  const row = table[fault];
  if (row === undefined) throw new Error(`${fault} is not in the table`);
  return row;
}

/** Every cell of the matrix, by fault. */
export function allCells(): Cell[] {
  const everyAgent: Places = { review: REVIEW_AGENTS, audit: AUDIT_AGENTS, prove: PROVE_AGENTS };
  const agents = Object.keys(AGENT_FAULTS).map((fault) => [fault, everyAgent] as const);
  const others = [SILENT, UNTRUE_WORK, MACHINE_FAULTS, LIES, FORGERIES].flatMap((table) =>
    Object.entries<Places>(table),
  );
  return [...agents, ...others].flatMap(([fault, places]) =>
    ENTRIES.flatMap((entry) => (places[entry] ?? []).map((place) => ({ fault, place, entry }))),
  );
}
