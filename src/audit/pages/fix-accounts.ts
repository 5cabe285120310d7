import { counted } from '../../kernel/text/counted.ts';
import type { Stage } from '../../contracts/vocabulary.ts';
import { STAGES } from '../../contracts/vocabulary.ts';
import type { AuditState, LiveCommit, RoundState, TestRun } from '../fold/audit-state.ts';
import { failedBefore, failedIn, runsAt } from '../tests/test-runs.ts';

/** What was sent in one run of agents. */
export type Sent = { readonly calls: number; readonly bytes: number };
/** By the name of the run; runs that can no longer be read are missing. */
export type SentByRun = ReadonlyMap<string, Sent>;

/** A fix that is in force, with all its evidence. */
export type FixAccount = {
  /** The finding, or the repair. */
  readonly subject: string;
  /** The finding's title; null for a repair. */
  readonly title: string | null;
  readonly round: number;
  readonly sha: string;
  readonly files: readonly string[];
  /** What the tests said when they first ran with it, in words. */
  readonly tests: string;
  /** What the last review said about it, in words. */
  readonly review: string;
  /** Calls of executors and validators, including rejected attempts and failed repairs of it. */
  readonly calls: number;
  /** How many of them were about other findings too. */
  readonly sharedCalls: number;
};

/** The fixes of an audit that are in force, oldest first. */
export function fixAccounts(state: AuditState, sent: SentByRun): FixAccount[] {
  return state.rounds.flatMap((round) =>
    round.commits.map((commit) => ({
      subject: commit.subject,
      title: state.findings.get(commit.subject)?.title ?? null,
      round: round.round,
      sha: commit.sha,
      files: commit.files,
      tests: testsOf(state, round, commit),
      review: reviewOf(state, round, commit),
      ...callsOf(round, commit, sent),
    })),
  );
}

/** What tests and review say so far about the fix of a finding, in words; empty if no fix of it is in force. */
export function fixStanding(state: AuditState, id: string): Partial<Pick<FixAccount, 'tests' | 'review'>> {
  for (const round of state.rounds.toReversed()) {
    const commit = round.commits.find(({ subject }) => subject === id);
    if (commit !== undefined)
      return { tests: testsOf(state, round, commit), review: reviewOf(state, round, commit) };
  }
  return {};
}

/** The tests of its own commit, or of the first later one at which they ran. */
function testsOf(state: AuditState, round: RoundState, { sha }: LiveCommit): string {
  const since = round.line.slice(round.line.indexOf(sha));
  const tested = since.find((head) => runsAt(state, { head }).length > 0);
  if (tested === undefined) return 'not run with it';
  const where = tested === sha ? '' : ` at ${tested.slice(0, 12)}, with later ones`;
  const runs = runsAt(state, { head: tested });
  if (runs.some(({ unusable }) => unusable !== null)) return `said nothing${where}`;
  const before = new Set(failedBefore(state, round));
  const broken = failing(runs).filter((name) => !before.has(name));
  if (broken.length > 0)
    return `failed${where}: ${broken.join(', ')}${mendedBy(state, round, sha, broken) ?? passedLater(state, since, broken)}`;
  return failing(runs).length === 0 ? `passed${where}` : `failed${where} as before the fixes`;
}

/** `; mended by REPAIR-R1-1`: the repair of this fix that is in force, if none of these tests fails with it. */
function mendedBy(
  state: AuditState,
  round: RoundState,
  sha: string,
  broken: readonly string[],
): string | undefined {
  const repairs = round.commits.filter((commit) =>
    round.items.some((item) => item.of === sha && item.subject === commit.subject),
  );
  const mended = repairs.find((repair) => passAt(state, repair.sha, broken));
  return mended && `; mended by ${mended.subject}`;
}

/** `; passed at 0123456789ab`: where none of them failed any more, for example after a revert of what broke them. */
function passedLater(state: AuditState, since: readonly string[], broken: readonly string[]): string {
  const later = since.find((head) => passAt(state, head, broken));
  return later === undefined ? '' : `; passed at ${later.slice(0, 12)}`;
}

function passAt(state: AuditState, head: string, names: readonly string[]): boolean {
  const runs = runsAt(state, { head });
  const still = runs.some((run) => run.unusable !== null || names.some((name) => failedIn(run, name)));
  return runs.length > 0 && !still;
}

/** What failed every time. */
function failing(runs: readonly TestRun[]): string[] {
  return (runs[0]?.failures ?? []).filter((name) => runs.every((run) => failedIn(run, name)));
}

/** Every review reads all fixes so far, so the last one counts. Earlier findings about the fix are kept by their ids. */
function reviewOf({ about }: AuditState, { line, reviews }: RoundState, { sha }: LiveCommit): string {
  const own = reviews.filter(({ head }) => line.indexOf(head) >= line.indexOf(sha));
  const last = own.at(-1);
  if (last === undefined) return 'not reviewed';
  const ids = own.flatMap((review) => review.ids).filter((id) => about.get(id)?.includes(sha) === true);
  const earlier = ids.filter((id) => !last.ids.includes(id));
  const open = last.ids.filter((id) => ids.includes(id));
  return [
    open.length === 0 ? `${last.run} found nothing about it` : `${last.run} found ${open.join(', ')}`,
    ...(earlier.length === 0 ? [] : [`earlier: ${earlier.join(', ')}`]),
  ].join('; ');
}

/** A run of an executor or a validator has one slot, so if its ledger is gone, it still counts as one call. */
function callsOf(
  round: RoundState,
  commit: LiveCommit,
  sent: SentByRun,
): Pick<FixAccount, 'calls' | 'sharedCalls'> {
  const about = aboutOf(round, commit);
  const own = fixingRuns(round).filter(({ subjects }) => subjects.some((one) => about.includes(one)));
  return {
    calls: callsIn(own, sent),
    sharedCalls: callsIn(
      own.filter(({ subjects }) => subjects.length > 1),
      sent,
    ),
  };
}

/** The finding and the failed repairs of its fix. A repair that is in force has a row of its own. */
function aboutOf({ items, commits }: RoundState, { subject, sha }: LiveCommit): string[] {
  const repairs = items.filter(
    ({ of, subject: repair }) => of === sha && !commits.some((one) => one.subject === repair),
  );
  return [subject, ...repairs.map((item) => item.subject)];
}

type FixingRun = RoundState['planned'][number];

const fixingRuns = ({ planned }: RoundState): FixingRun[] =>
  planned.filter(({ stage }) => stage === 'fix' || stage === 'judge');

function callsIn(runs: readonly FixingRun[], sent: SentByRun): number {
  return runs.reduce((total, { run }) => total + (sent.get(run)?.calls ?? 1), 0);
}

/** Calls for fixes and repairs that are not in force: they are in no fix's row. */
function vainCalls({ rounds }: AuditState, sent: SentByRun): number {
  const vain = rounds.flatMap((round) => {
    const about = new Set(round.commits.flatMap((commit) => aboutOf(round, commit)));
    return fixingRuns(round).filter(({ subjects }) => !subjects.some((one) => about.has(one)));
  });
  return callsIn(vain, sent);
}

/** `4`, and how many of them other fixes share: the sum over all fixes is more than the number of calls. */
export function callsText({ calls, sharedCalls }: Pick<FixAccount, 'calls' | 'sharedCalls'>): string {
  return sharedCalls === 0 ? String(calls) : `${calls} (${sharedCalls} shared)`;
}

/** All calls of an audit in one line, by their purpose. */
export function callsLine(state: AuditState, sent: SentByRun): string {
  const { rounds } = state;
  const vain = vainCalls(state, sent);
  const planned = rounds.flatMap((round) => round.planned);
  const of = (stage: Stage): number =>
    planned
      .filter((one) => one.stage === stage)
      .reduce((sum, { run }) => sum + (sent.get(run)?.calls ?? 0), 0);
  const all = planned.map(({ run }) => sent.get(run));
  const total = all.reduce((sum, one) => sum + (one?.calls ?? 0), 0);
  const bytes = all.reduce((sum, one) => sum + (one?.bytes ?? 0), 0);
  const unknown = all.filter((one) => one === undefined).length;
  const parts = STAGES.map((stage) => `${stage} ${of(stage)}`).join(' + ');
  return `Calls of agents: ${total} = ${parts}; ${bytes} bytes of packets${vain === 0 ? '' : `; ${vain} of them for fixes that are not in force`}${unknown === 0 ? '' : `; nothing is known of ${counted(unknown, 'run')}`}.`;
}
