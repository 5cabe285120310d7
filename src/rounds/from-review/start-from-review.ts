import { branchSlug } from '../../audit/branch-slug.ts';
import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { Purpose } from '../../contracts/vocabulary.ts';
import { readConfig } from '../../gather/config.ts';
import { currentBranch } from '../../gather/target/revisions.ts';
import { now } from '../../io/clock.ts';
import { writeCommit } from '../../io/git/commits/commit-object.ts';
import { askGit } from '../../io/git/git.ts';
import { requireIdentity } from '../../io/git/identity.ts';
import { readRef } from '../../io/git/refs/pin-ref.ts';
import { chooseSandbox } from '../../io/programs/sandbox/find-sandbox.ts';
import { driveGit } from '../../io/git/work-trees/drive-git.ts';
import { randomId } from '../../io/random.ts';
import { Failure } from '../../kernel/failure.ts';
import { VERSION } from '../../kernel/version.ts';
import { requireCacheOutside } from '../../review/planning/plan-facts.ts';
import { settingsTree } from '../../scope/revision.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { readRunJson } from '../../run/stored/run-json.ts';
import { writeNewAudit } from '../start-audit.ts';
import { auditSettings } from '../stored/audit-settings.ts';
import { workTreeFolder } from '../stored/audit-paths.ts';
import type { Audit } from '../stored/open-audit.ts';

export type FromReview = {
  readonly run: Run;
  readonly purpose: Purpose;
  /** Ids in the report of the run; at least one, and each is there. */
  readonly findings: readonly string[];
  readonly captured: AuditFile['captured'];
  readonly cacheRoot: string;
};

/**
 * Starts the audit that is to prove or to fix findings of a finished review: one round, on a branch of its own from the
 * commit that was reviewed. Settings are those at base. Changes nothing in the user's own work tree.
 *
 * @throws scope/unknown-revision when git has removed what was reviewed, audit/open, prove/no-sandbox, audit/no-test-command,
 * audit/ref-exists, run/tracked, config/*, environment/*
 */
export async function startFromReview(request: FromReview): Promise<Audit> {
  const { repository: home, file: run } = request.run;
  requireCacheOutside(home, request.cacheRoot);
  await requireIdentity(home.top);
  await requireReviewed(request.run);
  const config = await readConfig(home, settingsTree(run.base));
  // Where the review looked is what is fixed, whatever is configured for audits.
  const { lint, ...settings } = auditSettings(config, { preset: request.purpose, chunking: false });
  const own =
    request.purpose === 'prove'
      ? { sandbox: await chooseSandbox(config.prove?.sandbox ?? 'auto') }
      : { ...(lint === undefined ? {} : { lint }) };
  return writeNewAudit(home, await fileOf(request, { ...settings, ...own, max_rounds: 1 }));
}

async function fileOf(
  { run, purpose, findings, captured, cacheRoot }: FromReview,
  settings: AuditFile['settings'],
): Promise<AuditFile> {
  const { repository: home, file } = run;
  const [audit, started_at] = [randomId(), now()];
  const branch = await freeBranch(run, `correctless/${purpose}-${file.run}`);
  const scope = await readRunJson(run.paths.scope, 'scope');
  const date = started_at.slice(0, 10);
  return {
    ...{ layout: 1, audit, version: VERSION, preset: purpose, started_at, date },
    of: { run: file.run, findings: [...findings] },
    scope: `review ${file.run}`,
    scope_note: `${findings.join(', ')} of review ${file.run} (${file.scope_note})`,
    // Names the records of an audit, and these leave none.
    label: date,
    start: file.head.sha ?? (await commitOfSnapshot(run)),
    ...(file.base.sha === null ? {} : { base: file.base.sha }),
    top: home.top,
    work_tree: workTreeFolder(home.top, audit),
    in_place: false,
    branch,
    branch_slug: branchSlug(branch),
    home_branch: (await currentBranch(home)) ?? null,
    auto: true,
    captured,
    cache_root: cacheRoot,
    settings,
    roles: [],
    files: scope.files.map(({ path }) => ({ path, bytes: 0, changed: [] })),
    skipped: [],
    warnings: [],
  };
}

/** Uncommitted work has no commit: this one holds exactly what was reviewed, and no branch is at it. */
async function commitOfSnapshot({ repository, file }: Run): Promise<string> {
  const { base, head, run } = file;
  const parents = base.sha === null ? [] : [base.sha];
  const message = `uncommitted work, as review ${run} has seen it\n`;
  return writeCommit(await driveGit(repository.top), { tree: head.tree, parents, message });
}

/** Trees that no ref holds are removed by git sooner or later, and so are commits whose branch is gone. */
async function requireReviewed({ repository, file: { run, head } }: Run): Promise<void> {
  const { status } = await askGit(repository, ['rev-list', '--objects', '--quiet', head.tree], {
    answers: [0, 128],
  });
  if (status === 0) return;
  throw new Failure(
    'scope/unknown-revision',
    `git no longer has what review ${run} has seen of ${head.label}`,
    {
      hint: 'review it again: correctless plan',
    },
  );
}

/** The branch, or with a number where an earlier one of that name is left. */
async function freeBranch({ repository }: Run, name: string): Promise<string> {
  for (let number = 1; number < 1000; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if ((await readRef(repository, `refs/heads/${branch}`)) === undefined) return branch;
  }
  throw new Failure('audit/ref-exists', `a thousand branches are called ${name}`);
}
