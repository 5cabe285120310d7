import { join } from 'node:path';

/** Absolute paths of an audit's files, all below the user's own `.correctless/`. */
export type AuditPaths = {
  readonly dir: string;
  readonly audit: string;
  readonly journal: string;
  readonly lock: string;
  /** How much of the journal the last `next` reported. */
  readonly lastCall: string;
  /** Of the user's own work tree, before anything was done. */
  readonly fingerprint: string;
  /** A folder for the n-th run of a command. */
  readonly command: (kind: 'setup' | 'tests', n: number) => string;
};

export function auditsFolder(top: string): string {
  return join(top, '.correctless', 'audits');
}

export function auditPaths(top: string, audit: string): AuditPaths {
  const dir = join(auditsFolder(top), audit);
  return {
    dir,
    audit: join(dir, 'audit.json'),
    journal: join(dir, 'journal.jsonl'),
    lock: join(dir, 'lock'),
    lastCall: join(dir, 'last-call.json'),
    fingerprint: join(dir, 'fingerprint.json'),
    command: (kind, n) => join(dir, kind, String(n)),
  };
}

/** What an audit leaves behind for people and other tools, under names that those tools know. */
export type ArtifactPaths = {
  readonly state: string;
  readonly trail: string;
  readonly round: (name: string) => string;
  readonly history: string;
  readonly summary: string;
};

export function artifactPaths(
  top: string,
  {
    preset,
    label,
    branch_slug,
  }: { readonly preset: string; readonly label: string; readonly branch_slug: string },
): ArtifactPaths {
  const artifacts = join(top, '.correctless', 'artifacts');
  return {
    state: join(artifacts, `workflow-state-${branch_slug}.json`),
    trail: join(artifacts, `audit-trail-${branch_slug}.jsonl`),
    round: (name) => join(artifacts, 'findings', name),
    history: join(artifacts, `audit-${preset}-history.md`),
    summary: join(artifacts, `audit-${preset}-${label}-summary.md`),
  };
}

export function workTreeFolder(top: string, audit: string): string {
  return join(top, '.correctless', 'worktrees', audit);
}

/** Pinned once a round, before its first fix, and never moved. */
export function roundRef(round: number): string {
  return `refs/audit-round-${round}-start`;
}
