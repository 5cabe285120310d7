import type { AuditFinding, Rejection } from '../../contracts/replies/audit-finding.ts';
import type { JournalEvent, TestEdit } from '../../contracts/files/audit-journal.ts';
import type { Stage } from '../../contracts/vocabulary.ts';

type Event<K extends JournalEvent['kind']> = Extract<JournalEvent, { kind: K }>;

/** A run of agents that a round has planned. */
export type PlannedRun = {
  readonly stage: Stage;
  readonly run: string;
  /** The finding it is about, the first of several, else empty. */
  readonly subject: string;
  /** All that share the call; `subject` alone where nobody does. */
  readonly subjects: readonly string[];
};

/** One try of an executor, as far as it has come. */
export type Attempt = {
  readonly run: string;
  /** Other findings were mended in the same call. Nothing of it waits in the work tree once it is checked. */
  readonly isShared: boolean;
  /** What the program says of it; undefined as long as the executor is at work. */
  checked?: Pick<
    Event<'attempted'>,
    'accepted' | 'rule' | 'reason' | 'tree' | 'thrown' | 'explained' | 'gone'
  >;
  /** Where the branch stood then. */
  head?: string;
  judgeRun?: string;
  judged?: Pick<Event<'judged'>, 'valid' | 'reason'>;
};

/** Something an executor is to do: the fix of a finding, or of tests that fixes broke. */
export type WorkItem = {
  readonly subject: string;
  readonly mode: 'apply' | 'fix_regression';
  /** Tests that the step is to mend. */
  readonly failures: readonly string[];
  /** The commit that broke them; undefined of any other item. */
  readonly of?: string | undefined;
  /** The user wants it done, whatever was tried before. */
  readonly isWanted?: boolean;
  readonly attempts: Attempt[];
  outcome: 'open' | 'committed' | 'gone' | 'given-up';
};

/** A commit of the round that has not been taken back. */
export type LiveCommit = {
  readonly sha: string;
  readonly subject: string;
  readonly files: readonly string[];
  /** What it changed of the tests that were there. */
  readonly edits?: readonly TestEdit[];
};

/** What triage said of a finding that was kept. */
export type TriageNote = {
  readonly reason: string;
  /** The findings that are the same defect, as their specialists raised them, and why triage thinks so. */
  readonly merged: readonly { readonly finding: AuditFinding; readonly reason: string }[];
};

/** A fix that is to be taken back, and why. */
export type Condemned = Pick<LiveCommit, 'sha' | 'subject'> & { readonly why: string };

export type Review = {
  readonly run: string;
  readonly head: string;
  readonly linesChanged: number;
  readonly ids: readonly string[];
};

export type RoundState = {
  readonly round: number;
  /** When it began. */
  readonly at: string;
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
  /** The fixes that stand, oldest first. */
  readonly commits: LiveCommit[];
  /** Findings that went with the fix of another one, by its commit. */
  readonly gone: Map<string, string>;
  /** Every commit of the round on its branch, fixes and what takes them back, oldest first. */
  readonly line: string[];
  condemned: readonly Condemned[];
  /** Findings of the fix review that stay open beside the fixes that they are about. */
  readonly leftOpen: Set<string>;
  pinned: { readonly ref: string; readonly sha: string } | undefined;
  readonly reviews: Review[];
  readonly recorded: Set<string>;
  closed: boolean;
};

export type TestRun = Pick<
  Event<'tested'>,
  'failures' | 'ran' | 'unusable' | 'parser' | 'status' | 'milliseconds'
>;

/** Where an audit stands: everything the journal says, and nothing else. */
export type AuditState = {
  prepared: boolean;
  readonly rounds: RoundState[];
  readonly findings: Map<string, AuditFinding>;
  /** What triage said of each finding that was kept. */
  readonly triage: Map<string, TriageNote>;
  /** Ids of critical and high findings that triage rejected, and not as duplicates. */
  readonly turnedDown: Set<string>;
  /** The commit at which the audit's branch must stand. */
  head: string;
  /** Every run of the tests, by `pointKey`. */
  readonly tests: Map<string, readonly TestRun[]>;
  /** Where the tests of a point were started last, by `pointKey`. */
  readonly testing: Map<string, string>;
  /** Tests that were started and whose end nobody has written down. */
  underTest: Pick<Event<'testing'>, 'head' | 'without' | 'folder'> | undefined;
  /** Fixes that findings of the fix review are about; none of a finding whose place no fix has touched. */
  readonly about: Map<string, readonly string[]>;
  /** Refs that hold what was thrown away from the work tree. */
  readonly discarded: Set<string>;
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
