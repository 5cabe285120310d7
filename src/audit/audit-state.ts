import type { AuditFinding, Rejection } from '../contracts/audit-finding.ts';
import type { JournalEvent } from '../contracts/audit-journal.ts';
import type { Stage } from '../contracts/vocabulary.ts';

type Event<K extends JournalEvent['kind']> = Extract<JournalEvent, { kind: K }>;

/** A run of agents that a round has planned. `subject` is the finding it is about, else empty. */
export type PlannedRun = { readonly stage: Stage; readonly run: string; readonly subject: string };

/** One try of an executor, as far as it has come. */
export type Attempt = {
  readonly run: string;
  /** What the program says of it; undefined as long as the executor is at work. */
  checked?: Pick<Event<'attempted'>, 'accepted' | 'rule' | 'reason' | 'tree'>;
  judgeRun?: string;
  judged?: Pick<Event<'judged'>, 'valid' | 'reason'>;
};

/** Something an executor is to do: the fix of a finding, or of tests that fixes broke. */
export type WorkItem = {
  readonly subject: string;
  readonly mode: 'apply' | 'fix_regression';
  /** Tests that the step is to mend. */
  readonly failures: readonly string[];
  readonly attempts: Attempt[];
  outcome: 'open' | 'committed' | 'given-up';
};

/** A commit of the round that has not been taken back. */
export type LiveCommit = {
  readonly sha: string;
  readonly subject: string;
  readonly files: readonly string[];
};

export type Review = {
  readonly run: string;
  readonly head: string;
  readonly linesChanged: number;
  readonly ids: readonly string[];
};

export type RoundState = {
  readonly round: number;
  /** The commit that the specialists look at. */
  readonly head: string;
  readonly planned: PlannedRun[];
  /** How often specialists were sent out: once, and once more for files that nobody had opened. */
  hunts: number;
  gaps: string[];
  unopened: readonly string[];
  /** Raised and not yet triaged. */
  readonly untriaged: Set<string>;
  /** Kept by triage, and not known before. */
  readonly kept: Set<string>;
  /** What is to become of open findings in this round. */
  readonly decisions: Map<string, 'fix' | 'defer' | 'dispute'>;
  readonly rejected: Rejection[];
  readonly items: WorkItem[];
  readonly commits: LiveCommit[];
  pinned: { readonly ref: string; readonly sha: string } | undefined;
  readonly reviews: Review[];
  readonly recorded: Set<string>;
  closed: boolean;
};

export type TestRun = Pick<Event<'tested'>, 'failures' | 'unusable' | 'parser' | 'status'>;

/** Where an audit stands: everything the journal says, and nothing else. */
export type AuditState = {
  prepared: boolean;
  readonly rounds: RoundState[];
  readonly findings: Map<string, AuditFinding>;
  /** The commit at which the audit's branch must stand. */
  head: string;
  readonly tests: Map<string, TestRun>;
  /** Where the tests of a commit were started. */
  readonly testing: Map<string, string>;
  readonly answers: Map<string, 'continue' | 'stop'>;
  aborted: Pick<Event<'aborted'>, 'round' | 'code' | 'why'> | undefined;
  ended: Pick<Event<'ended'>, 'outcome' | 'why' | 'changed'> | undefined;
  finished: Pick<Event<'finished'>, 'merged'> | undefined;
  /** Asked for when a round was tried again. */
  chunking: boolean;
};

export function currentRound({ rounds }: AuditState): RoundState | undefined {
  return rounds.at(-1);
}

/** Findings that the fixes of a round have to answer for. */
export function isOfFixes({ source }: AuditFinding): boolean {
  return source === 'fix-diff-reviewer';
}

/** An executor's runs of one item, newest last; an item without any has not been tried. */
export function lastAttempt({ attempts }: WorkItem): Attempt | undefined {
  return attempts.at(-1);
}
