import type { Report } from '../../contracts/files/report.ts';
import { Failure } from '../../kernel/failure.ts';

/** @throws usage/bad-value for ids that the report does not list */
export function requireListed(
  { run, findings }: Pick<Report, 'run' | 'findings'>,
  ids: readonly string[],
): void {
  const unknown = ids.filter((id) => !findings.some((finding) => finding.id === id));
  if (unknown.length === 0) return;
  throw new Failure('usage/bad-value', `${unknown.join(', ')}: not in the report of ${run}`, {
    hint:
      findings.length === 0 ? 'it lists no finding' : `it lists ${findings.map(({ id }) => id).join(', ')}`,
  });
}
