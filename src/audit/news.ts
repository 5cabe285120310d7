import type { JournalEvent } from '../contracts/audit-journal.ts';
import { inertLine } from '../kernel/inert.ts';

type Event<K extends JournalEvent['kind']> = Extract<JournalEvent, { kind: K }>;
type Kind =
  | 'committed'
  | 'tested'
  | 'reverted'
  | 'discarded'
  | 'given-up'
  | 'attempted'
  | 'judged'
  | 'reviewed'
  | 'aborted'
  | 'closed';
type Tellers = { readonly [K in Kind]: (event: Event<K>, workTree: string) => string | readonly string[] };

const short = (sha: string): string => sha.slice(0, 12);
const few = (names: readonly string[]): string =>
  `${names.slice(0, 3).map(inertLine).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;

/** What the program did and knows. Reasons that a model gave are not repeated: they are for the next packet. */
const TELLERS: Tellers = {
  committed: ({ subject, sha, files }) => `committed: ${subject} as ${short(sha)} (${few(files)})`,
  tested: ({ head, failures, unusable }) =>
    unusable !== null
      ? `tested: nothing is known of ${short(head)}, ${inertLine(unusable)}`
      : failures.length === 0
        ? `tested: all pass at ${short(head)}`
        : `tested: ${failures.length} fail at ${short(head)}: ${few(failures)}`,
  reverted: ({ subject, sha, by, why }) =>
    `taken back: ${subject} (${short(sha)}) by ${short(by)}: ${inertLine(why)}`,
  discarded: ({ ref, why }, workTree) => [
    `thrown away: ${inertLine(why)}; kept in ${ref}, to bring it back:`,
    `  ${bringBack(ref, workTree)}`,
  ],
  'given-up': ({ subject }) => `given up: ${subject}`,
  attempted: ({ subject, accepted, rule }) =>
    accepted ? [] : `rejected: an attempt at ${subject}${rule === null ? '' : ` (${rule})`}`,
  judged: ({ subject, valid }) => (valid ? [] : `rejected by the validator: an attempt at ${subject}`),
  reviewed: ({ head, findings }) =>
    `reviewed: the fixes up to ${short(head)}, ${findings.length === 0 ? 'without a finding' : few(findings.map(({ id }) => id))}`,
  aborted: ({ round, code }) => `aborted: round ${round}, ${code}`,
  closed: ({ round, kept, fixed }) => `closed: round ${round}, ${kept} kept, ${fixed} fixed`,
};

/** What happened to the work, oldest first, one line each; only what is kept takes two. `workTree` is absolute. */
export function newsOf(journal: readonly JournalEvent[], workTree: string): string[] {
  return journal.flatMap((event) => {
    if (!isNews(event)) return [];
    const tell = TELLERS[event.kind] as (event: JournalEvent, workTree: string) => string | readonly string[];
    return tell(event, workTree);
  });
}

function isNews(event: JournalEvent): event is Event<Kind> {
  return Object.hasOwn(TELLERS, event.kind);
}

/** Only the change comes back, on top of what stands there now: to restore the files would undo later fixes. */
export function bringBack(ref: string, workTree: string): string {
  const git = `git -C '${workTree.replaceAll("'", String.raw`'\''`)}'`;
  return `${git} diff-tree -p --binary ${ref}^ ${ref} | ${git} apply`;
}
