import type { IdleRole } from '../../contracts/files/audit-files.ts';
import type { AuditFinding, Rejection } from '../../contracts/replies/audit-finding.ts';
import type { JournalEvent, TestEdit } from '../../contracts/files/audit-journal.ts';
import type { Proof } from '../../contracts/files/proof.ts';
import type { Stage } from '../../contracts/vocabulary.ts';

type Event<K extends JournalEvent['kind']> = Extract<JournalEvent, { kind: K }>;

/** A run of agents that a round has planned. */
export type PlannedRun = {
  readonly stage: Stage;
  readonly run: string;
  /** The finding it is about, or the first of several; else empty. */
  readonly subject: string;
  /** All findings that share the call; only `subject` if nobody does. */
  readonly subjects: readonly string[];
};

/** One attempt of an executor, as far as it has come. */
export type Attempt = {
  readonly run: string;
  /** Other findings were fixed in the same call. Once it is checked, nothing of it is left in the work tree. */
  readonly isShared: boolean;
  /** The program's verdict; undefined while the executor is running. */
  checked?: Pick<
    Event<'attempted'>,
    'accepted' | 'rule' | 'reason' | 'tree' | 'thrown' | 'explained' | 'gone'
  >;
  /** Where the branch was then. */
  head?: string;
  /** The commits that hold a prover's test. */
  placed?: Pick<Event<'placed'>, 'file' | 'name' | 'head' | 'base'>;
  judgeRun?: string;
  judged?: Pick<Event<'judged'>, 'valid' | 'reason'>;
};

/** Something for an executor to do: the fix of a finding, or a repair of tests that fixes broke. */
export type WorkItem = {
  readonly subject: string;
  readonly mode: 'apply' | 'fix_regression';
  /** Tests that the step must repair. */
  readonly failures: readonly string[];
  /** The commit that broke them; undefined for any other item. */
  readonly of?: string | undefined;
  /** The user wants it done, whatever was tried before. */
  readonly isWanted?: boolean;
  readonly attempts: Attempt[];
  outcome: 'open' | 'committed' | 'gone' | 'given-up' | 'proved';
};

/** A commit of the round that has not been reverted. */
export type LiveCommit = {
  readonly sha: string;
  readonly subject: string;
  readonly files: readonly string[];
  /** Its changes to existing tests. */
  readonly edits?: readonly TestEdit[];
};

/** What triage said about a finding that was kept. */
export type TriageNote = {
  readonly reason: string;
  /** The findings that are the same defect, as their specialists raised them, and why triage thinks so. */
  readonly merged: readonly { readonly finding: AuditFinding; readonly reason: string }[];
};

/** A fix that must be reverted, and why. */
export type FixToRevert = Pick<LiveCommit, 'sha' | 'subject'> & { readonly why: string };

export type Review = {
  readonly run: string;
  readonly head: string;
  readonly linesChanged: number;
  readonly ids: readonly string[];
};

/** A round, as far as the journal knows it. */
export class RoundState {
  readonly round: number;
  /** When it began. */
  readonly at: string;
  /** The commit that the specialists look at. */
  readonly head: string;
  readonly planned: PlannedRun[] = [];
  /** How often specialists were sent out: once, and once more for files that nobody had opened. */
  hunts = 0;
  readonly gaps: string[] = [];
  /** Roles that were not sent out. */
  readonly idle: IdleRole[] = [];
  unopened: readonly string[] = [];
  /** Raised and not yet triaged. */
  readonly untriaged = new Set<string>();
  /** Kept by triage, and not known before. */
  readonly kept = new Set<string>();
  /** What to do with open findings in this round. */
  readonly decisions = new Map<string, 'fix' | 'defer' | 'dispute'>();
  readonly rejected: Rejection[] = [];
  readonly items: WorkItem[] = [];
  /** The fixes that are in force, oldest first. */
  readonly commits: LiveCommit[] = [];
  /** Findings that were fixed by another one's fix, with its commit. */
  readonly gone = new Map<string, string>();
  /** Every commit of the round on its branch, fixes and reverts, oldest first. */
  readonly line: string[] = [];
  readonly condemned: FixToRevert[] = [];
  /** Findings of the fix review that stay open although the fixes that they are about are kept. */
  readonly leftOpen = new Set<string>();
  pinned: Pick<Event<'pinned'>, 'ref' | 'sha'> | undefined;
  readonly reviews: Review[] = [];
  readonly recorded = new Set<string>();
  closed = false;

  constructor({ round, at, head }: Pick<Event<'round'>, 'round' | 'at' | 'head'>) {
    this.round = round;
    this.at = at;
    this.head = head;
  }
}

export type TestRun = Pick<
  Event<'tested'>,
  'failures' | 'ran' | 'unusable' | 'parser' | 'status' | 'milliseconds'
>;

/** The state of an audit: everything the journal says, and nothing else. */
export class AuditState {
  prepared = false;
  readonly rounds: RoundState[] = [];
  readonly findings = new Map<string, AuditFinding>();
  /** What became of the proof of each finding, by its id. */
  readonly proofs = new Map<string, Proof>();
  /** What triage said about each finding that was kept. */
  readonly triage = new Map<string, TriageNote>();
  /** Ids of critical and high findings that triage rejected, but not as duplicates. */
  readonly turnedDown = new Set<string>();
  /** The commit that the audit's branch must be at. */
  head: string;
  /** Every run of the tests, by `pointKey`. */
  readonly tests = new Map<string, readonly TestRun[]>();
  /** Where the tests of a point were last started, by `pointKey`. */
  readonly testing = new Map<string, string>();
  /** Tests that were started and whose end is not recorded. */
  underTest: Pick<Event<'testing'>, 'head' | 'without' | 'folder'> | undefined;
  /** Fixes that findings of the fix review are about; none for a finding whose place no fix has touched. */
  readonly about = new Map<string, readonly string[]>();
  /** Refs that hold what was discarded from the work tree. */
  readonly discarded = new Set<string>();
  readonly answers = new Map<string, 'continue' | 'stop'>();
  aborted: Pick<Event<'aborted'>, 'round' | 'code' | 'why'> | undefined;
  ended: Pick<Event<'ended'>, 'outcome' | 'why' | 'changed'> | undefined;
  finished: Pick<Event<'finished'>, 'merged'> | undefined;
  /** Requested when a round was retried. */
  chunking = false;

  constructor(start: string) {
    this.head = start;
  }
}

export function currentRound({ rounds }: AuditState): RoundState | undefined {
  return rounds.at(-1);
}

/** The same where the audit cannot be without one. */
export function roundOf(state: AuditState): RoundState {
  const round = currentRound(state);
  if (round === undefined) throw new Error('no round has begun');
  return round;
}

/** Whether the fixes of a round are responsible for the finding. */
export function isOfFixes({ source }: AuditFinding): boolean {
  return source === 'fix-diff-reviewer';
}

/** Whether the result of a run about a subject was recorded. */
export function isTakenIn(
  { items }: RoundState,
  stage: 'fix' | 'judge',
  run: string,
  subject: string,
): boolean {
  const attempts = items.find((item) => item.subject === subject)?.attempts ?? [];
  return attempts.some((attempt) =>
    stage === 'fix'
      ? attempt.run === run && attempt.checked !== undefined
      : attempt.judgeRun === run && attempt.judged !== undefined,
  );
}

/** An executor's last attempt at an item; undefined if it has not been tried. */
export function lastAttempt({ attempts }: WorkItem): Attempt | undefined {
  return attempts.at(-1);
}
