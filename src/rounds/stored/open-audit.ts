import { foldJournal } from '../../audit/fold/fold-journal.ts';
import type { AuditState } from '../../audit/fold/audit-state.ts';
import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { JournalEvent } from '../../contracts/files/audit-journal.ts';
import { listNames } from '../../io/files/files.ts';
import type { Repository } from '../../io/git/git.ts';
import { isFile } from '../../io/own/places.ts';
import { Failure } from '../../kernel/failure.ts';
import { auditOfTree, auditTreeNotice } from '../../run/stored/audit-tree.ts';
import { corrupt, readRunJson } from '../../run/stored/run-json.ts';
import { requireHashes } from '../../run/ledger/sealed-files.ts';
import { requireUntracked } from '../../run/stored/untracked.ts';
import { auditPaths, auditsFolder, type AuditPaths } from './audit-paths.ts';
import { readJournal } from './journal.ts';

/** An audit as it is on disk. */
export type Audit = {
  /** The user's own work tree, where everything about the audit is recorded. */
  readonly home: Repository;
  readonly file: AuditFile;
  readonly paths: AuditPaths;
  readonly journal: readonly JournalEvent[];
  readonly state: AuditState;
};

/** Whether a name is an audit's, not a run's. */
export async function isAudit({ top }: Repository, name: string): Promise<boolean> {
  return /^[a-z0-9]{4,16}$/.test(name) && (await isFile(auditPaths(top, name).audit));
}

/**
 * Opens an audit by its name.
 *
 * @throws audit/unknown, run/corrupt, run/foreign, run/tracked, run/other-repository
 */
export async function openAudit(home: Repository, name: string): Promise<Audit> {
  await requireUntracked(home);
  const paths = auditPaths(home.top, name);
  if (!(await isAudit(home, name))) throw await unknownAudit(home, name);
  const file = await readRunJson(paths.audit, 'audit');
  if (file.audit !== name) throw corrupt(paths.audit, `belongs to audit ${file.audit}`);
  if (file.top !== home.top) {
    throw new Failure(
      'run/other-repository',
      `audit ${name} was started in ${file.top}, this is ${home.top}`,
      {
        hint: 'start one here with: correctless audit start',
      },
    );
  }
  const journal = await readJournal(paths);
  requireBegun(paths, journal);
  return { home, file, paths, journal, state: foldJournal(file.start, journal) };
}

/** Settings are trusted because the journal names them. Without a journal, anybody may have put the file there. */
function requireBegun(paths: AuditPaths, journal: readonly JournalEvent[]): void {
  if (journal[0]?.kind !== 'begun') throw corrupt(paths.audit, 'is named by no journal');
  for (const event of journal)
    if (event.kind === 'begun' || event.kind === 'prepared') requireHashes(paths, event.files ?? {});
}

/** Every audit that this user has started here, ordered by name. */
export async function listAudits(home: Repository): Promise<Audit[]> {
  const audits = await openAll(home);
  return audits.filter((audit) => typeof audit !== 'string');
}

/** Names of audits that are here but were not written by this user. Nothing that they say about themselves is reported. */
export async function foreignAudits(home: Repository): Promise<string[]> {
  const audits = await openAll(home);
  return audits.filter((audit) => typeof audit === 'string');
}

async function openAll(home: Repository): Promise<(Audit | string)[]> {
  const names = await listNames(auditsFolder(home.top));
  const audits = await Promise.all(
    names.map(async (name) => ((await isAudit(home, name)) ? [await openedOrForeign(home, name)] : [])),
  );
  return audits.flat();
}

async function openedOrForeign(home: Repository, name: string): Promise<Audit | string> {
  return openAudit(home, name).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'run/foreign') return name;
    throw error;
  });
}

/** The audit that is neither finished nor discarded, if there is one. Two such audits would use the same refs. */
export async function openAuditOf(home: Repository): Promise<Audit | undefined> {
  return (await listAudits(home)).find(({ state }) => state.finished === undefined);
}

async function unknownAudit(home: Repository, name: string): Promise<Failure> {
  const known = await listNames(auditsFolder(home.top));
  const tree = await auditOfTree(home.top);
  return new Failure('audit/unknown', `no audit "${name}" in this repository`, {
    hint:
      tree !== undefined
        ? auditTreeNotice(tree)
        : known.length === 0
          ? 'start one with: correctless audit start'
          : `audits here: ${known.slice(-10).join(', ')}`,
  });
}
