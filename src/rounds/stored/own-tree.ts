import type { RepositoryFingerprint } from '../../io/git/on-disk/fingerprint.ts';
import { differences, fingerprintRepository } from '../../io/git/on-disk/fingerprint.ts';
import { readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import type { Repository } from '../../io/git/git.ts';
import { jsonText } from '../../run/stored/run-json.ts';
import type { AuditPaths } from './audit-paths.ts';
import type { Audit } from './open-audit.ts';

/** Records the state of the user's own work tree when the audit begins. */
export async function rememberOwnTree(home: Repository, { fingerprint }: AuditPaths): Promise<void> {
  await writeFileAtomically(fingerprint, jsonText(await fingerprintRepository(home)));
}

/**
 * What has changed there since, in words. An audit takes hours and its user goes on working, so changes there fail
 * nothing. No part of an audit writes there, and the summary says what changed.
 */
export async function changesInOwnTree({ home, file, paths }: Audit): Promise<string[]> {
  const text = await readTextIfAny(paths.fingerprint);
  if (file.in_place || text === undefined) return [];
  const before = JSON.parse(text) as RepositoryFingerprint;
  const after = await fingerprintRepository(home);
  const ours = (name: string): boolean =>
    name.startsWith('refs/audit-round-') || name === `refs/heads/${file.branch}`;
  return differences(before, { ...after, refs: after.refs.filter(([name]) => !ours(name)) });
}
