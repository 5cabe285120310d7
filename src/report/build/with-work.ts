import type { Fix, Proof } from '../../contracts/files/proof.ts';
import type { Report, ReportFinding } from '../../contracts/files/report.ts';

/** What audits of a review say about its findings, by their ids. */
export type Work = {
  readonly proofs: ReadonlyMap<string, Proof>;
  readonly fixes: ReadonlyMap<string, Fix>;
};

/** The report with proofs and fixes at its findings. In each group the proven ones go first; ids and counts stay. */
export function withWork(report: Report, { proofs, fixes }: Work): Report {
  if (proofs.size + fixes.size === 0) return report;
  const worked = report.findings.map((finding): ReportFinding => {
    const [proof, fix] = [proofs.get(finding.id), fixes.get(finding.id)];
    return { ...finding, ...(proof && { proof }), ...(fix && { fix }) };
  });
  const groups = [...new Set(worked.map(({ group }) => group))];
  const findings = groups.flatMap((group) => {
    const own = worked.filter((finding) => finding.group === group);
    return [...own.filter(isProven), ...own.filter((finding) => !isProven(finding))];
  });
  return { ...report, findings };
}

export function isProven({ proof }: Pick<ReportFinding, 'proof'>): boolean {
  return proof?.outcome === 'proven';
}
