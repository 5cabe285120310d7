import { branchSlug } from '../../audit/branch-slug.ts';
import { MAX_ROUNDS, rolesOf } from '../../audit/presets.ts';
import { roundFileName } from '../../audit/round-file.ts';
import type { Config } from '../../contracts/config.ts';
import type { AuditFile, AuditSettings } from '../../contracts/audit-files.ts';
import type { Preset } from '../../contracts/vocabulary.ts';
import { readAuditScope } from '../../gather/audit-files.ts';
import { readConfig } from '../../gather/config.ts';
import { commitNamed, currentBranch } from '../../gather/revisions.ts';
import { now } from '../../io/clock.ts';
import { requireIdentity } from '../../io/identity.ts';
import { createFileOnce } from '../../io/files.ts';
import type { Repository } from '../../io/git.ts';
import { readRef } from '../../io/pin-ref.ts';
import { isFile } from '../../io/places.ts';
import { randomId } from '../../io/random.ts';
import { snapshotWorkTree } from '../../io/snapshot.ts';
import { Failure } from '../../kernel/failure.ts';
import { VERSION } from '../../kernel/version.ts';
import { tooManyPaths } from '../../scope/too-many-files.ts';
import { requireRealFolders, writeGitignore } from '../create-run.ts';
import { requireCacheOutside } from '../plan-facts.ts';
import { jsonText } from '../run-json.ts';
import { WARN_FILES } from '../settings.ts';
import { artifactPaths, auditPaths, roundRef, workTreeFolder } from './audit-paths.ts';
import { openAudit, openAuditOf, type Audit } from './open-audit.ts';
import { rememberOwnTree } from './own-tree.ts';

export type AuditRequest = {
  readonly home: Repository;
  readonly preset: Preset;
  /** As asked: nothing, `changed`, `all` or paths. */
  readonly scope: readonly string[];
  readonly auto: boolean;
  /** Also audit more files than the limit. */
  readonly yes: boolean;
  /** Opt into several packets for one fix review. */
  readonly chunking: boolean;
  readonly captured: AuditFile['captured'];
  readonly cacheRoot: string;
};

const ZERO_FINDINGS_THRESHOLD = 50;

/**
 * Writes an audit down: what is audited, by whom, under which settings. Nothing of the repository is changed yet.
 *
 * @throws audit/open, audit/no-test-command, audit/no-roles, audit/work-tree-dirty, audit/ref-exists, scope/*, config/*,
 *   environment/*
 */
export async function startAudit(request: AuditRequest): Promise<Audit> {
  const { home, preset } = request;
  await refuseSecond(home);
  requireCacheOutside(home, request.cacheRoot);
  await requireIdentity(home.top);
  const head = await commitNamed(home, 'HEAD');
  const config = await readConfig(home, head.tree);
  const scope = await readAuditScope(home, head, request.scope);
  const tooMany = tooManyPaths(
    scope.files.map(({ path }) => path),
    config.review?.warn_files ?? WARN_FILES,
  );
  if (tooMany !== undefined && !request.yes) throw tooMany;
  const roles = rolesOf(preset, config.audit?.roles ?? []);
  if (roles.length === 0) throw noRoles();
  const file = await auditFile(request, config, head.sha, { ...scope, roles });
  const paths = auditPaths(home.top, file.audit);
  await requireRealFolders(home.top, [
    '.correctless/audits',
    '.correctless/worktrees',
    '.correctless/artifacts',
  ]);
  await writeGitignore(home.top);
  await rememberOwnTree(home, paths);
  await createFileOnce(paths.audit, jsonText(file));
  return openAudit(home, file.audit);
}

/** Two audits of one repository would pin the same refs. */
async function refuseSecond(home: Repository): Promise<void> {
  const other = await openAuditOf(home);
  if (other !== undefined) {
    const { audit, preset, scope } = other.file;
    throw new Failure('audit/open', `audit ${audit} (${preset}, ${scope}) is open`, {
      hint: `go on with it (correctless next ${audit}) or end it (correctless audit finish ${audit})`,
    });
  }
  const value = await readRef(home, roundRef(1));
  if (value === undefined) return;
  throw new Failure('audit/ref-exists', `${roundRef(1)} stands at ${value}, and no audit here knows it`, {
    hint: `if it is of no use any more: git update-ref -d ${roundRef(1)}`,
  });
}

async function auditFile(
  { home, preset, auto, chunking, captured, cacheRoot }: AuditRequest,
  config: Config,
  start: string,
  found: Pick<AuditFile, 'scope' | 'scope_note' | 'roles'> & Awaited<ReturnType<typeof readAuditScope>>,
): Promise<AuditFile> {
  const [id, started_at] = [randomId(), now()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const home_branch = (await currentBranch(home)) ?? null;
  const { dirty } = await snapshotWorkTree(home);
  if (in_place) requirePlace(home, home_branch, dirty);
  const label = await freeLabel(home, preset, date);
  const branch = in_place ? (home_branch ?? '') : branchOf(preset, label);
  return {
    layout: 1,
    audit: id,
    version: VERSION,
    preset,
    scope: found.scope,
    scope_note: found.scope_note,
    started_at,
    date,
    label,
    start,
    top: home.top,
    work_tree: in_place ? home.top : workTreeFolder(home.top, id),
    in_place,
    branch,
    branch_slug: branchSlug(branch),
    home_branch,
    auto,
    captured,
    cache_root: cacheRoot,
    settings: settingsOf(config, { preset, chunking }),
    roles: found.roles,
    files: [...found.files],
    skipped: [...found.skipped],
    warnings:
      dirty && !in_place ? ['uncommitted work is not audited: the audit starts from the last commit'] : [],
  };
}

const branchOf = (preset: Preset, label: string): string => `audit/${preset}-${label}`;

/** The day, or with a number behind it: the branch and the records of an earlier audit stay what they are. */
async function freeLabel(home: Repository, preset: Preset, date: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const label = number === 1 ? date : `${date}-${number}`;
    const { round } = artifactPaths(home.top, { preset, label, branch_slug: '' });
    const isTaken =
      (await readRef(home, `refs/heads/${branchOf(preset, label)}`)) !== undefined ||
      (await isFile(round(roundFileName({ preset, label }, 1))));
    if (!isTaken) return label;
  }
}

/** Throws `audit/no-test-command`. */
function settingsOf(
  { audit = {}, commands = {}, models = {}, steps = {} }: Config,
  { preset, chunking }: Pick<AuditRequest, 'preset' | 'chunking'>,
): AuditSettings {
  if (commands.test === undefined) throw noTestCommand();
  return {
    test: commands.test,
    setup: audit.setup ?? commands.setup ?? null,
    share: audit.share ?? [],
    zero_findings_threshold: audit.zero_findings_threshold ?? ZERO_FINDINGS_THRESHOLD,
    max_rounds: audit.max_rounds ?? MAX_ROUNDS[preset],
    chunking: chunking || (audit.chunking ?? false),
    exclude: steps.exclude ?? [],
    models: { audit: models.audit ?? 'inherit', fix: models.fix ?? 'inherit' },
  };
}

/** In place, what the user has not committed could not be told from a fix. */
function requirePlace(home: Repository, branch: string | null, dirty: boolean): void {
  if (branch === null) {
    throw new Failure('audit/no-branch', `HEAD of ${home.top} is on no branch, and audit.in_place is set`, {
      hint: 'check out a branch, or leave audit.in_place out of the configuration',
    });
  }
  if (!dirty) return;
  throw new Failure(
    'audit/work-tree-dirty',
    'the work tree has changes in no commit, and audit.in_place is set',
    {
      hint: 'commit them (git status), or leave audit.in_place out of the configuration',
    },
  );
}

function noTestCommand(): Failure {
  return new Failure('audit/no-test-command', 'the configuration at HEAD names no commands.test', {
    hint: 'commit .correctless/config/workflow-config.json with {"commands": {"test": "npm test"}}, or whatever runs your tests',
  });
}

function noRoles(): Failure {
  return new Failure('audit/no-roles', 'preset custom, and the configuration at HEAD has no audit.roles', {
    hint: 'commit {"audit": {"roles": [{"name": "…", "look_for": "…"}]}}, or take another preset: qa, hacker, perf, ux',
  });
}
