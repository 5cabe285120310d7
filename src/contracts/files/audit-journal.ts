import { Type, type Static } from 'typebox';
import { AuditFinding, KeptDecision, Rejection } from '../replies/audit-finding.ts';
import { IdleRole } from './audit-files.ts';
import { Proof } from './proof.ts';
import { Count, FileHashes, LinePair, Path, RunId, Sha, closed, event } from '../shapes.ts';
import { STAGES } from '../vocabulary.ts';

/** One line of `audits/<audit>/journal.jsonl`: append-only, everything decided in an audit. */

const Round = Type.Integer({ minimum: 1 });
const Why = Type.String({ pattern: '\\S' });
const Names = Type.Array(Type.String());
const Shas = Type.Array(Sha);

/**
 * What a fix changed in existing tests, or in what the test command runs. `gone`: the test or its whole file is gone or renamed;
 * `beside`: outside of any test, in code that tests share. `lines` are those of the file after the fix.
 */
const TestEdit = closed({
  path: Path,
  lines: Type.Union([LinePair, Type.Null()]),
  kind: Type.Enum(['test', 'gone', 'beside', 'ground']),
  test: Type.Union([Type.String(), Type.Null()]),
});
export type TestEdit = Static<typeof TestEdit>;

export const JournalEvent = Type.Union([
  /** The first line: what was asked for, and what the user's work tree was. */
  event('begun', { files: FileHashes }),
  /** The work tree exists and its setup succeeded. From now on these files of the audit do not change. */
  event('prepared', { files: Type.Optional(FileHashes) }),
  event('round', { round: Round, head: Sha }),
  /**
   * A run of agents was planned. `subject` is the finding that a fix or a judgement is about, otherwise empty. `subjects` are all
   * findings that share the call; `subject` is the first of them. `idle`: roles that this hunt has nothing to read for.
   */
  event('planned', {
    round: Round,
    stage: Type.Enum([...STAGES]),
    run: RunId,
    subject: Type.String(),
    subjects: Type.Optional(Names),
    idle: Type.Optional(Type.Array(IdleRole)),
  }),
  event('raised', {
    round: Round,
    run: RunId,
    findings: Type.Array(AuditFinding),
    rejected: Type.Array(Rejection),
    /** Specialists that gave no reply. */
    gaps: Names,
    /** Files of the scope that nobody has opened so far in this round. */
    unopened: Type.Array(Path),
  }),
  event('triaged', { round: Round, run: RunId, decisions: Type.Array(KeptDecision) }),
  event('decided', {
    ids: Names,
    decision: Type.Enum(['fix', 'defer', 'dispute']),
    reason: Type.String(),
    by: Type.Enum(['user', 'auto']),
  }),
  event('pinned', { round: Round, ref: Type.String(), sha: Sha }),
  /** `without`: fixes left out in the search for a culprit, newest first. */
  event('testing', { head: Sha, without: Type.Optional(Shas), folder: Type.String() }),
  event('tested', {
    head: Sha,
    without: Type.Optional(Shas),
    parser: Type.String(),
    status: Type.Union([Type.Integer(), Type.Null()]),
    failures: Names,
    /** How many tests ran; absent where no runner was recognised. */
    ran: Type.Optional(Count),
    /** Why the result says nothing about the code: the command did not start or did not end. null when it does. */
    unusable: Type.Union([Type.String(), Type.Null()]),
    milliseconds: Count,
  }),
  event('attempted', {
    round: Round,
    subject: Type.String(),
    run: RunId,
    accepted: Type.Boolean(),
    rule: Type.Union([Type.String(), Type.Null()]),
    reason: Why,
    /**
     * What the executor made of the work tree; null when it was discarded. For a fix that shared its executor: the tree with this
     * fix alone.
     */
    tree: Type.Union([Sha, Type.Null()]),
    /** The discarded tree, for the next attempt to see. */
    thrown: Type.Optional(Sha),
    /** The executor changed nothing and says why the finding cannot be fixed. */
    explained: Type.Optional(Type.Literal(true)),
    /** The finding whose fix also fixed this one, according to the executor. */
    gone: Type.Optional(Type.String()),
  }),
  event('judged', { round: Round, subject: Type.String(), run: RunId, valid: Type.Boolean(), reason: Why }),
  event('committed', {
    round: Round,
    subject: Type.String(),
    sha: Sha,
    parent: Sha,
    files: Type.Array(Path),
    /** Absent when there are none. */
    edits: Type.Optional(Type.Array(TestEdit)),
  }),
  /** The fix `sha` of the finding `by` removed the lines that this one quotes: there is nothing left to fix. */
  event('gone', { round: Round, subject: Type.String(), by: Type.String(), sha: Sha }),
  /** A prover's test is in commits of its own: on top of what was reviewed, and on its base where there is one. */
  event('placed', {
    round: Round,
    subject: Type.String(),
    run: RunId,
    file: Path,
    name: Type.String(),
    head: Sha,
    base: Type.Union([Sha, Type.Null()]),
  }),
  /** What became of the proof of a finding. */
  event('proved', { round: Round, subject: Type.String(), proof: Proof }),
  event('given-up', { round: Round, subject: Type.String(), why: Why }),
  /** New test failures, to be fixed as one step. `of` is the commit that caused them. */
  event('broken', {
    round: Round,
    subject: Type.String(),
    head: Sha,
    failures: Names,
    of: Type.Optional(Sha),
  }),
  /** Fixes to be reverted together, newest first: the culprits and what was built on them. */
  event('condemned', {
    round: Round,
    commits: Type.Array(closed({ sha: Sha, subject: Type.String(), why: Why })),
  }),
  /** A finding of the fix review that nobody could fix, and that does not cause a revert: it stays open. */
  event('left-open', { round: Round, subject: Type.String(), why: Why }),
  /** `sha` is the reverted commit, `by` the commit that reverts it. */
  event('reverted', { round: Round, subject: Type.String(), sha: Sha, by: Sha, why: Why }),
  event('reviewed', {
    round: Round,
    run: RunId,
    head: Sha,
    lines_changed: Count,
    findings: Type.Array(AuditFinding),
    /** Fixes of the round that a finding is about, by git blame of its lines. */
    about: Type.Optional(Type.Array(closed({ id: Type.String(), commits: Shas }))),
  }),
  /** Uncommitted work in the work tree was discarded and is kept under `ref`, as a commit on top of `head`. */
  event('discarded', { ref: Type.String(), head: Sha, why: Why }),
  event('recorded', { round: Round, head: Sha, lines_changed: Count }),
  event('aborted', { round: Round, code: Type.String(), why: Why }),
  /** `chunking`: fixes over the packet budget are reviewed in several packets from here on. */
  event('retried', { chunking: Type.Boolean() }),
  event('closed', { round: Round, kept: Count, fixed: Count }),
  event('answered', {
    question: Type.String(),
    answer: Type.Enum(['continue', 'stop']),
    by: Type.Enum(['user', 'auto']),
  }),
  event('ended', {
    outcome: Type.Enum(['converged', 'stopped', 'ceiling']),
    why: Why,
    /** What differs in the user's own work tree since the start. No part of an audit writes there. */
    changed: Names,
  }),
  event('finished', { merged: Type.Union([Sha, Type.Null()]) }),
]);
export type JournalEvent = Static<typeof JournalEvent>;
