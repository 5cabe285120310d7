import type { Report } from '../../contracts/files/report.ts';
import { readConfig } from '../../gather/config.ts';
import { MOST_PROVEN } from '../../review/planning/settings.ts';
import type { Run } from '../../run/stored/open-run.ts';
import { settingsTree } from '../../scope/revision.ts';
import type { Audit } from '../stored/open-audit.ts';
import { auditsOfReview } from './audits-of-review.ts';
import { proofsOfRun } from './proofs-of-run.ts';
import { requireListed } from './require-listed.ts';
import { startFromReview, type FromReview } from './start-from-review.ts';

/**
 * The proof of a review's findings that is to go on, or a new one; undefined when nothing is left to prove. Without names: the
 * first of the report that are not proven yet.
 *
 * @throws usage/bad-value for a finding that the report does not list, and what `startFromReview` throws
 */
export async function auditToProve(
  run: Run,
  report: Pick<Report, 'run' | 'findings'>,
  asked: readonly string[],
  how: Pick<FromReview, 'captured' | 'cacheRoot'>,
): Promise<Audit | undefined> {
  requireListed(report, asked);
  const open = (await auditsOfReview(run.repository, run.file.run, 'prove')).find(
    ({ state }) => state.finished === undefined,
  );
  if (open !== undefined && asked.every((id) => open.file.of?.findings.includes(id) === true)) return open;
  const wanted = asked.length > 0 ? [...new Set(asked)] : await notProven(run, report);
  return wanted.length === 0
    ? undefined
    : startFromReview({ run, purpose: 'prove', findings: wanted, ...how });
}

async function notProven(
  { repository, file }: Run,
  { findings }: Pick<Report, 'findings'>,
): Promise<string[]> {
  const proofs = await proofsOfRun(repository, file.run);
  const { prove = {} } = await readConfig(repository, settingsTree(file.base));
  return findings
    .map(({ id }) => id)
    .filter((id) => proofs.get(id)?.outcome !== 'proven')
    .slice(0, prove.most ?? MOST_PROVEN);
}
