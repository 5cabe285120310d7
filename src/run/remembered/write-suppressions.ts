import { join } from 'node:path';
import {
  acceptFindings,
  requireExpiry,
  type Acceptable,
  type Accepted,
} from '../../findings/accepted/accept-findings.ts';
import { parseSuppressions, SUPPRESSIONS_FILE } from '../../findings/accepted/suppressions.ts';
import { now } from '../../io/clock.ts';
import { readTextIfAny, writeFileAtomically } from '../../io/files/files.ts';
import type { Repository } from '../../io/git/git.ts';
import { authorOf } from '../../io/git/identity.ts';
import { Failure } from '../../kernel/failure.ts';
import { requireRealFolders } from '../stored/create-run.ts';
import { jsonText } from '../stored/run-json.ts';

export type AcceptRequest = {
  readonly repository: Repository;
  readonly findings: readonly Acceptable[];
  readonly reason: string;
  /** As given on the command line. */
  readonly expires: string;
  /** Replace an entry that exists, instead of keeping it. */
  readonly replace: boolean;
};

/**
 * Accepts findings in the work tree's `.correctless/suppressions.json`, in the name of git's current committer.
 *
 * @throws usage/bad-value, environment/no-identity, config/* for a file that exists and cannot be read
 */
export async function writeSuppressions(request: AcceptRequest): Promise<Accepted> {
  const { repository, findings, reason, replace } = request;
  if (reason.trim() === '') {
    throw new Failure('usage/bad-value', '--reason: the reason is empty', {
      hint: 'say why the finding is accepted, for somebody who reads it in a year',
    });
  }
  const today = now().slice(0, 10);
  const expires = requireExpiry(request.expires, today);
  const by = await authorOf(repository.top);
  await requireRealFolders(repository.top);
  const path = join(repository.top, SUPPRESSIONS_FILE);
  const there = await parseSuppressions((await readTextIfAny(path)) ?? '[]');
  const accepted = acceptFindings(there, findings, { reason, by, expires }, { today, replace });
  const text = jsonText(accepted.entries);
  // Never writes what a review would refuse.
  await parseSuppressions(text);
  if (accepted.added.length > 0) await writeFileAtomically(path, text);
  return accepted;
}
