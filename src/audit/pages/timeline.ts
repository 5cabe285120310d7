import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { failuresByRun, NO_FAILURES, type Failures } from '../tests/known-failures.ts';
import type { TestPoint } from '../tests/test-runs.ts';

/** One event, in words. Texts of models and of the repository are in it unchanged. */
export type TimelineEntry = {
  readonly at: string;
  /** null for what is about the whole audit. */
  readonly round: number | null;
  readonly what: string;
  readonly tone: 'good' | 'bad' | 'plain';
};

type Line = readonly [what: string, tone?: TimelineEntry['tone']];
type Event<K extends JournalEvent['kind']> = Extract<JournalEvent, { kind: K }>;
type Tellers = {
  readonly [K in JournalEvent['kind']]: (event: Event<K>, failures: Failures) => Line | undefined;
};

const few = (ids: readonly string[]): string => (ids.length === 0 ? 'nothing' : ids.join(', '));
const short = (sha: string): string => sha.slice(0, 12);

const place = ({ head, without = [] }: TestPoint): string =>
  [short(head), ...without.map((sha) => `without ${short(sha)}`)].join(' ');

/** Undefined: the event only announces another one, which reports the result. */
const TELLERS: Tellers = {
  begun: () => undefined,
  prepared: () => ['The work tree is ready'],
  round: (e) => [`Round ${e.round} starts at ${short(e.head)}`],
  planned: () => undefined,
  raised: ({ findings, rejected, gaps }) => [
    `Specialists raised ${findings.length}${rejected.length > 0 ? `, ${rejected.length} rejected by code` : ''}${gaps.length > 0 ? `; no reply of ${gaps.join(', ')}` : ''}`,
    gaps.length > 0 ? 'bad' : 'plain',
  ],
  triaged: ({ decisions }) => [
    `Triage kept ${decisions.filter(({ decision }) => decision === 'keep').length} of ${decisions.length}`,
  ],
  decided: ({ ids, decision, by }) => [`${few(ids)}: ${decision} (${by})`],
  pinned: () => undefined,
  testing: () => undefined,
  tested: ({ failures, unusable, ...point }, { fresh, old, isStart }) => {
    if (unusable !== null) return [`Tests say nothing of ${place(point)}: ${unusable}`, 'bad'];
    if (failures.length === 0) return [`Tests pass at ${place(point)}`, 'good'];
    if (isStart) return [`Tests fail before the fixes, at ${place(point)}: ${failures.join(', ')}`];
    const known = `as before the fixes: ${old.join(', ')}`;
    if (fresh.length === 0) return [`Tests fail at ${place(point)} ${known}`];
    return [`Tests fail at ${place(point)}: ${fresh.join(', ')}${old.length > 0 ? `; ${known}` : ''}`, 'bad'];
  },
  attempted: (e) => (e.accepted ? undefined : [`${e.subject}: a fix was refused, ${e.reason}`, 'bad']),
  judged: (e) => (e.valid ? undefined : [`${e.subject}: a fix was judged invalid, ${e.reason}`, 'bad']),
  committed: (e) => [`${e.subject} fixed in ${short(e.sha)}: ${e.files.join(', ')}`, 'good'],
  gone: (e) => [`${e.subject} went with the fix of ${e.by}`, 'good'],
  placed: () => undefined,
  proved: (e) => [`${e.subject} ${e.proof.outcome.replace('-', ' ')}: ${e.proof.why}`],
  'given-up': (e) => [`${e.subject} given up: ${e.why}`, 'bad'],
  broken: (e) => [
    `${e.of === undefined ? 'Fixes' : `The fix ${short(e.of)}`} broke tests: ${e.failures.join(', ')}`,
    'bad',
  ],
  condemned: () => undefined,
  'left-open': (e) => [`${e.subject} stays open: ${e.why}`, 'bad'],
  reverted: (e) => [`The fix of ${e.subject} was taken back: ${e.why}`, 'bad'],
  reviewed: ({ findings, lines_changed }) =>
    findings.length === 0
      ? [`The review of the fixes (${lines_changed} lines) found nothing`, 'good']
      : [`The review of the fixes found ${few(findings.map(({ id }) => id))}`, 'bad'],
  discarded: ({ ref, why }) => [`Set aside from the work tree, kept in ${ref}: ${why}`],
  recorded: () => undefined,
  aborted: (e) => [`The round was aborted: ${e.why}`, 'bad'],
  retried: () => ['Tried again'],
  closed: (e) => [`Round ${e.round} is over: ${e.kept} kept, ${e.fixed} fixed`],
  answered: (e) => [`${e.question}: ${e.answer} (${e.by})`],
  ended: (e) => [`The audit ended, ${e.outcome}: ${e.why}`, e.outcome === 'converged' ? 'good' : 'bad'],
  finished: ({ merged }) => [
    merged === null ? 'Finished without a merge' : `Merged as ${short(merged)}`,
    'good',
  ],
};

/** The journal for people, oldest first. */
export function timelineOf(journal: readonly JournalEvent[]): TimelineEntry[] {
  const failures = failuresByRun(journal);
  return journal.flatMap((event) => {
    const tell = TELLERS[event.kind] as (event: JournalEvent, failures: Failures) => Line | undefined;
    const line = tell(event, failures.get(event) ?? NO_FAILURES);
    if (line === undefined) return [];
    const [what, tone = 'plain'] = line;
    return [{ at: event.at, round: 'round' in event ? event.round : null, what, tone }];
  });
}
