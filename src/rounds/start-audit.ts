import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { idleText } from '../audit/pages/who-answered.ts';
import { rolesOf } from '../audit/presets.ts';
import type { Config } from '../contracts/files/config.ts';
import type { AuditFile } from '../contracts/files/audit-files.ts';
import { PURPOSE_NOUNS, type Preset } from '../contracts/vocabulary.ts';
import { readAuditScope, type AuditScope } from '../gather/audit-files.ts';
import { readConfig } from '../gather/config.ts';
import { rolesWithSource } from '../gather/role-sources.ts';
import { commitNamed } from '../gather/target/revisions.ts';
import { now } from '../io/clock.ts';
import { requireIdentity } from '../io/git/identity.ts';
import { createFileOnce } from '../io/files/files.ts';
import type { Repository } from '../io/git/git.ts';
import { readRef } from '../io/git/refs/pin-ref.ts';
import { randomId } from '../io/random.ts';
import { snapshotWorkTree } from '../io/git/on-disk/snapshot.ts';
import { Failure } from '../kernel/failure.ts';
import { VERSION } from '../kernel/version.ts';
import { tooManyPaths } from '../scope/too-many-files.ts';
import { keepOutOfGit, requireRealFolders } from '../run/stored/create-run.ts';
import { requireCacheOutside } from '../review/planning/plan-facts.ts';
import { jsonText } from '../run/stored/run-json.ts';
import { hashesOf } from '../run/ledger/sealed-files.ts';
import { WARN_FILES } from '../review/planning/settings.ts';
import { withAuditLock } from './stored/audit-lock.ts';
import { auditPaths, auditsFolder, roundRef, type AuditPaths } from './stored/audit-paths.ts';
import { auditPlace } from './stored/audit-place.ts';
import { auditSettings } from './stored/audit-settings.ts';
import { note } from './stored/journal.ts';
import { openAudit, openAuditOf, type Audit } from './stored/open-audit.ts';
import { rememberOwnTree } from './stored/own-tree.ts';

export type AuditRequest = {
  readonly home: Repository;
  /** The user's current folder in it: suggested commands name paths relative to it. */
  readonly prefix?: string;
  readonly preset: Preset;
  /** As asked: nothing, `changed`, `all` or paths. */
  readonly scope: readonly string[];
  readonly auto: boolean;
  /** Also audit more files than the limit. */
  readonly yes: boolean;
  /** Allow several packets for one fix review. */
  readonly chunking: boolean;
  readonly captured: AuditFile['captured'];
  readonly cacheRoot: string;
  /** Throws when the audit is not to be started after all. Nothing is written by then. */
  readonly permit?: (file: AuditFile) => Promise<void>;
};

/**
 * Writes an audit: what is audited, by which roles, with which settings. Changes nothing in the repository yet.
 *
 * @throws audit/open, audit/busy, audit/no-test-command, audit/no-roles, audit/work-tree-dirty, audit/ref-exists, run/tracked,
 * scope/*, config/*, environment/*
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
    { prefix: request.prefix ?? '' },
  );
  if (tooMany !== undefined && !request.yes) throw tooMany;
  const asked = rolesOf(preset, config.audit?.roles ?? []);
  if (asked.length === 0) throw noRoles();
  const roles = await rolesWithSource(home, head.tree, asked);
  const file = await auditFile(request, config, head.sha, { ...scope, ...roles });
  await request.permit?.(file);
  return writeNewAudit(home, file);
}

/**
 * Writes the files of a new audit.
 *
 * @throws audit/open when another one began meanwhile, audit/ref-exists, environment/file-unwritable
 */
export async function writeNewAudit(home: Repository, file: AuditFile): Promise<Audit> {
  const paths = auditPaths(home.top, file.audit);
  await requireRealFolders(home.top, [
    '.correctless/audits',
    '.correctless/worktrees',
    '.correctless/artifacts',
  ]);
  // Of two that start at once, the second sees what the first wrote.
  await withAuditLock({ lock: join(auditsFolder(home.top), 'start.lock') }, async () => {
    await refuseSecond(home);
    await writeAudit(home, paths, file);
  });
  return openAudit(home, file.audit);
}

async function writeAudit(home: Repository, paths: AuditPaths, file: AuditFile): Promise<void> {
  await keepOutOfGit(home.top, [`audits/${file.audit}`, 'worktrees', 'artifacts']);
  await rememberOwnTree(home, paths);
  const text = jsonText(file);
  const begun = { 'audit.json': createHash('sha256').update(text).digest('hex') };
  await note(paths, { kind: 'begun', files: { ...begun, ...(await hashesOf(paths, [paths.fingerprint])) } });
  await createFileOnce(paths.audit, text);
}

/** Two audits of one repository would pin the same refs. */
async function refuseSecond(home: Repository): Promise<void> {
  const other = await openAuditOf(home);
  if (other !== undefined) {
    const { audit, preset, scope, of } = other.file;
    const what = of === undefined ? `${preset}, ${scope}` : `a ${PURPOSE_NOUNS[preset]} of review ${of.run}`;
    const hint =
      other.state.ended === undefined
        ? `go on with it (correctless next ${audit}), or stop it (correctless audit stop ${audit} --reason "…") and close it (correctless audit finish ${audit})`
        : `close it: correctless audit finish ${audit}`;
    throw new Failure('audit/open', `audit ${audit} (${what}) is open`, { hint });
  }
  const value = await readRef(home, roundRef(1));
  if (value === undefined) return;
  throw new Failure('audit/ref-exists', `${roundRef(1)} is at ${value}, and no audit here knows it`, {
    hint: `if it is no longer needed: git update-ref -d ${roundRef(1)}`,
  });
}

async function auditFile(
  { home, preset, auto, chunking, captured, cacheRoot }: AuditRequest,
  config: Config,
  start: string,
  found: Awaited<ReturnType<typeof rolesWithSource>> & AuditScope,
): Promise<AuditFile> {
  const [id, started_at] = [randomId(), now()];
  const date = started_at.slice(0, 10);
  const in_place = config.audit?.in_place ?? false;
  const { dirty } = await snapshotWorkTree(home);
  const place = await auditPlace(home, { audit: id, preset, date, in_place }, dirty);
  return {
    layout: 1,
    audit: id,
    version: VERSION,
    preset,
    scope: found.scope,
    scope_note: found.scope_note,
    started_at,
    date,
    start,
    ...(found.base === undefined ? {} : { base: found.base }),
    top: home.top,
    in_place,
    ...place,
    auto,
    captured,
    cache_root: cacheRoot,
    settings: auditSettings(config, { preset, chunking }),
    roles: [...found.roles],
    files: [...found.files],
    skipped: [...found.skipped],
    warnings: [...(dirty && !in_place ? [NOT_AUDITED] : []), ...found.doubts, ...found.idle.map(idleText)],
  };
}

const NOT_AUDITED = 'uncommitted work is not audited: the audit starts from the last commit';

function noRoles(): Failure {
  return new Failure('audit/no-roles', 'preset custom, and the configuration at HEAD has no audit.roles', {
    hint: 'commit {"audit": {"roles": [{"name": "…", "look_for": "…"}]}}, or take another preset: qa, hacker, perf, ux',
  });
}
