import { readServedFiles } from '../pulls/listed-files.ts';
import { readMergeBase } from '../pulls/merge-base.ts';
import { pullRequestPlace } from '../pulls/place.ts';
import { readPullRequest } from '../pulls/read-pull-request.ts';
import type { Report } from '../../contracts/files/report.ts';
import { Failure } from '../../kernel/failure.ts';
import { planPost, type PostPlan } from '../comments/plan-post.ts';
import { closedPullRequest, type PullRequest } from '../names/pull-request.ts';
import { readMemory } from '../../run/remembered/memory.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { pullOfRun, type AskedPull } from './pull-of-run.ts';
import { readPosted } from './read-posted.ts';
import { pendingReview, sendPlan, type Sent } from './send-plan.ts';
import { suggestionsOf } from './suggestions-of.ts';

export type PostRequest = AskedPull & {
  readonly run: Run;
  /** Its report, with what was proven and fixed since. */
  readonly report: () => Promise<Report>;
  /** Offer the fixes that were verified. */
  readonly withFixes: boolean;
  /** Post even if the pull request is closed or merged. */
  readonly yes: boolean;
  /** Send nothing. */
  readonly dryRun: boolean;
};

export type PostedReport = {
  readonly pull: PullRequest;
  readonly plan: PostPlan;
  /** Undefined when nothing was to be sent. */
  readonly sent: Sent | undefined;
};

/**
 * Posts the stored report of a run as one review of its pull request, or updates what an earlier post left.
 *
 * @throws post/*, run/not-finished, usage/bad-value, scope/*, environment/gh-*
 */
export async function postReport(request: PostRequest): Promise<PostedReport> {
  const { run, repo, pr, yes, dryRun, withFixes } = request;
  checkKind(run);
  const known = await request.report();
  const report = withFixes ? known : withoutPatches(known);
  const target = pullOfRun(run.file, { repo, pr });
  const place = await pullRequestPlace(run.repository, target);
  const pull = await readPullRequest(place, target.number);
  const closed = closedPullRequest(pull);
  if (closed !== undefined && !yes) {
    throw new Failure(closed.code, closed.message, { hint: 'post to it all the same: --yes' });
  }
  checkHead(run, pull);
  const served = await readServedFiles(pull);
  const [base, posted, renamed] = await Promise.all([readMergeBase(pull), readPosted(pull), renamedIn(run)]);
  // What was read belongs to one commit only if nobody has pushed meanwhile.
  checkHead(run, await readPullRequest(place, target.number));
  const scope = { paths: run.file.paths, wholePullRequest: base === run.file.base.sha };
  const suggestions = await suggestionsOf(run, report);
  const plan = planPost({ report, scope, served, posted, renamed, suggestions });
  if (plan.review.kind === 'create' && posted.pending) throw pendingReview();
  return { pull, plan, sent: dryRun ? undefined : await sendPlan(pull, plan, commandOf(request)) };
}

function withoutPatches(report: Report): Report {
  const findings = report.findings.map(({ fix, ...rest }) =>
    fix === undefined ? rest : { ...rest, fix: { ...fix, patch: '' } },
  );
  return { ...report, findings };
}

function checkKind({ file }: Run): void {
  if (file.shard !== undefined) {
    // Each shard would claim to describe the whole pull request, and replace the one before.
    throw new Failure(
      'post/no-pull-request',
      `run ${file.run} is shard ${file.shard.index} of ${file.shard.of}, which is a part of a review`,
      { hint: 'put the shards together, then post the run that comes of it: correctless merge RUN…' },
    );
  }
  // For a step, `readReport` says what it has instead.
  if (file.kind === 'review' || file.kind === 'step') return;
  throw new Failure(
    'post/no-pull-request',
    `run ${file.run} is the stage "${file.kind}" of an audit, not a review`,
    { hint: "review the pull request: correctless plan '#123'" },
  );
}

/** Comments would be at lines that have moved, about code that may be fixed. */
function checkHead({ file }: Run, pull: PullRequest): void {
  if (file.head.sha === pull.head.sha) return;
  throw new Failure(
    'post/outdated',
    `run ${file.run} reviewed ${file.head.sha ?? 'uncommitted work'}, and pull request #${pull.number} is at ${pull.head.sha}`,
    { hint: `review it as it is now: correctless plan '#${pull.number}'` },
  );
}

/** The previous names of findings whose name changed. An incomplete run resolves nothing, and has no memory. */
async function renamedIn({ paths, file }: Run): Promise<ReadonlyMap<string, string>> {
  const memory = await readMemory(paths, file).catch((error: unknown) => {
    if (error instanceof Failure) return undefined;
    throw error;
  });
  const pairs = (memory?.findings ?? []).flatMap(({ finding: { fingerprint, open } }): [string, string][] =>
    open === undefined || open.fingerprint === fingerprint ? [] : [[open.fingerprint, fingerprint]],
  );
  return new Map(pairs);
}

function commandOf({ run: { file }, repo, pr, withFixes }: PostRequest): string {
  return [
    file.run,
    ...(withFixes ? ['--with-fixes'] : []),
    ...(repo === undefined ? [] : ['--repo', repo]),
    ...(pr === undefined ? [] : ['--pr', pr]),
  ].join(' ');
}
