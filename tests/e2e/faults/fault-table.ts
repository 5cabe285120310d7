import { REVIEW_AGENTS as READERS, SOURCE_READER } from '../../../src/contracts/vocabulary.ts';

// The one table of faults: what goes wrong, where it can, and what must then be said. Cells, cover and docs come from it.

export const ENTRIES = ['review', 'audit', 'prove', 'fix'] as const;
export type Entry = (typeof ENTRIES)[number];

/** Where a fault can be: agents, hooks, files … of each entry of the program. */
type Places = Partial<Readonly<Record<Entry, readonly string[]>>>;

/** How it is played (`sessions.ts`). */
export type Kind =
  | ('agent' | 'untrue' | 'killed' | 'hook' | 'hookless' | 'disk' | 'same end')
  | ('lie' | 'harmless lie' | 'forgery');

/** What must be said, and kinds of ledger lines that must be among those seen. */
export type End = { readonly said: RegExp; readonly ledger: readonly string[] };

type Fault = End & { readonly kind: Kind; readonly places: Places };

/** A slot of several sources goes the way of every reviewer's; what is its own is in `split-sources.test.ts`. */
export const REVIEW_AGENTS = READERS.filter((agent) => agent !== SOURCE_READER);
export const AUDIT_AGENTS = [
  ...['audit-specialist', 'audit-triage', 'fix-executor'],
  ...['execute-step-validator', 'fix-diff-reviewer'],
];
const FIX_AGENTS = ['fix-executor', 'execute-step-validator', 'fix-diff-reviewer'];
const PROVER = ['finding-prover'];

const fault =
  (kind: Kind, ledger: readonly string[] = []) =>
  (places: Places, said = /./): Fault => ({ kind, places, said, ledger });
/** Of every agent; `more` of a proof or a fix, besides those of the review or the audit that it is. */
const ofAgent =
  (ledger: string) =>
  (said: RegExp, more: Places = {}): Fault =>
    fault('agent', [ledger])({ review: REVIEW_AGENTS, audit: AUDIT_AGENTS, prove: PROVER, ...more }, said);
const [refused, lost] = [ofAgent('refused'), ofAgent('lost')];
const untrue = fault('untrue', ['stored']);
const both = (...places: readonly string[]): Places => ({ review: places, audit: places });
const liedAbout = (lens: string): Places => ({ review: [lens], audit: ['audit-specialist'] });
const uncalled = (lens: string, ...more: readonly string[]): Fault =>
  fault('lie', ['given-up', ...more])(liedAbout(lens), /no agent was called for it/);
const forged = (places: Places, file: string): Fault =>
  fault('forgery')(places, new RegExp(`run/corrupt: .*${file}`));

export const FAULTS: Readonly<Record<string, Fault>> = {
  // What an agent, or the connection to it, can do instead of answering.
  'says nothing': refused(/refused\/no-json/, { fix: FIX_AGENTS }),
  'never answers': lost(/the agent failed|no reply of it arrived/, {
    ...{ prove: [...PROVER, 'execute-step-validator'], fix: FIX_AGENTS },
  }),
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
  // What an agent can do other than it says, or than it was asked.
  'a test that is not there': untrue({ prove: PROVER }, /not_new/),
  'a test that fails by a time-out': untrue({ prove: PROVER }, /waits: /),
  'an edit of the code': untrue({ prove: PROVER }, /scope_excluded/),
  'an edit of a fixture': untrue({ prove: PROVER }, /scope_excluded/),
  'a file left out of its list': untrue({ fix: ['fix-executor'] }, /undeclared_file_in_patch/),
  // What happens to the machine, the client, or the plugin.
  'client killed': fault('killed', ['dispatched'])(
    {
      ...{ review: ['change-summarizer', 'bug-scan', 'finding-scorer'], audit: AUDIT_AGENTS },
      ...{ prove: [...PROVER, 'execute-step-validator'], fix: FIX_AGENTS },
    },
    /run\/not-finished|not over|under way/,
  ),
  'hook killed': fault('hook')(both('pre', 'look', 'stop', 'post')),
  'hook beyond its time-out': fault('hook')(both('pre', 'look', 'stop', 'post')),
  // Of a proof and a fix: `prove.client.test.ts` and `fix.client.test.ts`.
  'hooks switched off': fault('hookless', ['given-up'])(both('session'), /no agent was called for it/),
  'disk full': fault('disk')(
    both('plan', 'stop'),
    /environment\/file-unwritable: .*(ENOSPC|bytes were written)/,
  ),
  // Where it makes parents, mkdir of Node 20 says ENOENT.
  'repository read-only': fault('disk')(
    both('plan', 'stop'),
    /environment\/file-unwritable: .*(EROFS|ENOENT.*mkdir)/,
  ),
  'clock going backwards': fault('same end')(both('session')),
  'two runs at once': fault('same end')(both('session')),
  // What an orchestrating model can do instead of what it was told.
  'own prompt': uncalled('bug-scan'),
  'slot left out': uncalled('dependency-check'),
  'slot invented': uncalled('intent-fulfilment', 'denied'),
  'slot given to another agent': uncalled('caller-impact'),
  'slot called twice': fault('harmless lie', ['stored', 'denied'])(
    liedAbout('history-context'),
    /stored once/,
  ),
  'agent resumed': fault('harmless lie', ['stored'])(liedAbout('comment-compliance'), /stored once/),
  // What it can write with a shell of its own (`forgery-cells.ts`).
  'report replaced': forged({ review: ['report.json'] }, 'report\\.json'),
  'reply edited': forged(both('replies/'), 'replies'),
  'reply added without hooks': forged(both('ledger.jsonl'), 'ledger\\.jsonl:\\d+'),
  'ledger line edited': forged(both('ledger.jsonl'), 'ledger\\.jsonl:\\d+'),
  'ledger line removed': forged(both('ledger.jsonl'), 'ledger\\.jsonl:\\d+'),
  'packet replaced': forged(both('packet.md'), 'packet\\.md'),
  'change made smaller': forged({ review: ['context/files.json'] }, 'files\\.json'),
  'settings replaced': forged({ review: ['run.json'], audit: ['audit.json'] }, '(?:run|audit)\\.json'),
  'journal line edited': forged({ audit: ['journal.jsonl'] }, 'journal\\.jsonl:\\d+'),
  'journal line removed': forged({ audit: ['journal.jsonl'] }, 'journal\\.jsonl:\\d+'),
};

/** One fault at one place of one entry. */
export type Cell = { readonly fault: string; readonly place: string; readonly entry: Entry };

export const cellName = ({ fault, place, entry }: Cell): string => `${fault} × ${place} × ${entry}`;

/** The row that a cell is of. */
export function rowOf({ fault }: Pick<Cell, 'fault'>): Fault {
  const row = FAULTS[fault];
  if (row === undefined) throw new Error(`${fault} is not in the table`);
  return row;
}

/** Every cell of the matrix, by fault. */
export function allCells(): Cell[] {
  return Object.entries(FAULTS).flatMap(([fault, { places }]) =>
    ENTRIES.flatMap((entry) => (places[entry] ?? []).map((place) => ({ fault, place, entry }))),
  );
}
