import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { counted } from '../../kernel/text/counted.ts';
import { inertLine } from '../../kernel/text/inert.ts';
import { editText } from '../tests/edited-tests.ts';
import { failuresByRun, NO_FAILURES, type Failures } from '../tests/known-failures.ts';
import type { TestPoint } from '../tests/test-runs.ts';

type Event<K extends JournalEvent['kind']> = Extract<JournalEvent, { kind: K }>;
type Kind =
  | 'triaged'
  | 'decided'
  | 'committed'
  | 'tested'
  | 'reverted'
  | 'discarded'
  | 'given-up'
  | 'gone'
  | 'proved'
  | 'attempted'
  | 'judged'
  | 'reviewed'
  | 'aborted'
  | 'closed';

/** What a line needs besides its event. */
type Known = {
  /** Absolute. */
  readonly workTree: string;
  readonly failures: Failures;
};

type Tellers = { readonly [K in Kind]: (event: Event<K>, known: Known) => string | readonly string[] };

const short = (sha: string): string => sha.slice(0, 12);
const few = (names: readonly string[]): string =>
  `${names.slice(0, 3).map(inertLine).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;

const placeOf = ({ head, without = [] }: TestPoint): string =>
  [short(head), ...without.map((sha) => `without ${short(sha)}`)].join(' ');

/** What the program did and knows. Reasons that a model gave are not repeated: they are for the next packet. */
const TELLERS: Tellers = {
  triaged: ({ decisions }) => triagedLine(decisions),
  // A fix is reported when it is committed.
  decided: ({ ids, decision, by, reason }) =>
    decision === 'fix'
      ? []
      : `${decision === 'defer' ? 'deferred' : 'disputed'}${by === 'auto' ? ' without asking' : ''}: ${ids.map(inertLine).join(', ')} (${inertLine(reason)})`,
  committed: ({ subject, sha, files, edits = [] }) => [
    `committed: ${subject} as ${short(sha)} (${few(files)})`,
    ...edits.map((edit) => `  ${inertLine(editText(edit))}`),
  ],
  tested: ({ failures, unusable, ...point }, { failures: { fresh, old, isStart } }) => {
    const at = placeOf(point);
    if (unusable !== null) return `tested: nothing is known of ${at}, ${inertLine(unusable)}`;
    if (failures.length === 0) return `tested: all pass at ${at}`;
    if (isStart) return `tested: ${failures.length} fail before the fixes, at ${at}: ${few(failures)}`;
    if (fresh.length === 0)
      return `tested: no new failure at ${at}; ${old.length} failed before the fixes too`;
    const known = old.length === 0 ? '' : `; ${old.length} more failed before the fixes too`;
    return `tested: ${fresh.length} fail at ${at}: ${few(fresh)}${known}`;
  },
  reverted: ({ subject, sha, by, why }) =>
    `taken back: ${subject} (${short(sha)}) by ${short(by)}: ${inertLine(why)}`,
  discarded: ({ ref, why }, { workTree }) => [
    `set aside: ${inertLine(why)}; kept in ${ref}, to bring it back:`,
    `  ${restoreCommand(ref, workTree)}`,
  ],
  gone: ({ subject, by, sha }) => `gone: ${subject}, with the fix of ${by} (${short(sha)})`,
  proved: ({ subject, proof }) => `${proof.outcome.replace('-', ' ')}: ${subject}`,
  'given-up': ({ subject }) => `given up: ${subject}`,
  attempted: ({ subject, accepted, rule }) =>
    accepted
      ? []
      : rule === null
        ? `not done: ${subject}, by the agent that was asked`
        : `rejected: an attempt at ${subject} (${rule})`,
  judged: ({ subject, valid }) => (valid ? [] : `not accepted by the validator: an attempt at ${subject}`),
  reviewed: ({ head, findings }) =>
    `reviewed: the fixes up to ${short(head)}, ${findings.length === 0 ? 'without a finding' : few(findings.map(({ id }) => id))}`,
  aborted: ({ round, code }) => `aborted: round ${round}, ${code}`,
  closed: ({ round, kept, fixed }) => `closed: round ${round}, ${kept} kept, ${fixed} fixed`,
};

/**
 * What happened to the work from line `from` of the journal on, oldest first, one line each; only what is kept takes two.
 * `workTree` is absolute.
 */
export function newsOf(journal: readonly JournalEvent[], from: number, workTree: string): string[] {
  const failures = failuresByRun(journal);
  return journal
    .slice(from)
    .filter(isNews)
    .flatMap((event) => tell(event, { workTree, failures: failures.get(event) ?? NO_FAILURES }));
}

function tell(event: Event<Kind>, known: Known): string | readonly string[] {
  const teller = TELLERS[event.kind] as (event: JournalEvent, known: Known) => string | readonly string[];
  return teller(event, known);
}

function triagedLine(decisions: Event<'triaged'>['decisions']): string {
  const of = (wanted: string) => decisions.filter(({ decision }) => decision === wanted);
  const same = of('duplicate').map(({ id, of: kept = '' }) => `${inertLine(id)} is ${inertLine(kept)}`);
  const names = same.length === 0 ? '' : ` (${same.join(', ')})`;
  return `triaged: ${of('keep').length} kept, ${of('reject').length} rejected, ${counted(same.length, 'duplicate')}${names}`;
}

function isNews(event: JournalEvent): event is Event<Kind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** Only the change comes back, on top of what is there now: restoring the files would undo later fixes. */
export function restoreCommand(ref: string, workTree: string): string {
  const git = `git -C '${workTree.replaceAll("'", String.raw`'\''`)}'`;
  return `${git} diff-tree -p --binary ${ref}^ ${ref} | ${git} apply`;
}
