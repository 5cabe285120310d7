import type { Report } from '../../contracts/files/report.ts';
import { readConfig } from '../../gather/config.ts';
import { Failure } from '../../kernel/failure.ts';
import { MOST_PROVEN } from '../../review/planning/settings.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { settingsTree } from '../../scope/revision.ts';
import type { Audit } from '../stored/open-audit.ts';
import { proofAudits, proofsOfRun } from './proofs-of-run.ts';
import { startFromReview, type FromReview } from './start-from-review.ts';

/**
 * The proof of a review's findings that is to go on, or a new one; undefined when nothing is left to prove. Without names: the
 * first of the report that are not proven yet.
 *
 * @throws usage/bad-value for a finding that the report does not list, and what `startFromReview` throws
 */
export async function auditToProve(
  run: Run,
  { findings }: Pick<Report, 'findings'>,
  asked: readonly string[],
  how: Pick<FromReview, 'captured' | 'cacheRoot'>,
): Promise<Audit | undefined> {
  const listed = findings.map(({ id }) => id);
  const unknown = asked.filter((id) => !listed.includes(id));
  if (unknown.length > 0) {
    const hint = listed.length === 0 ? 'it lists no finding' : `it lists ${listed.join(', ')}`;
    throw new Failure('usage/bad-value', `${unknown.join(', ')}: not in the report of ${run.file.run}`, {
      hint,
    });
  }
  const open = (await proofAudits(run.repository, run.file.run)).find(
    ({ state }) => state.finished === undefined,
  );
  if (open !== undefined && asked.every((id) => open.file.of?.findings.includes(id) === true)) return open;
  const wanted = asked.length > 0 ? [...new Set(asked)] : await notProven(run, listed);
  return wanted.length === 0
    ? undefined
    : startFromReview({ run, purpose: 'prove', findings: wanted, ...how });
}

async function notProven({ repository, file }: Run, listed: readonly string[]): Promise<string[]> {
  const proofs = await proofsOfRun(repository, file.run);
  const { prove = {} } = await readConfig(repository, settingsTree(file.base));
  return listed.filter((id) => proofs.get(id)?.outcome !== 'proven').slice(0, prove.most ?? MOST_PROVEN);
}
