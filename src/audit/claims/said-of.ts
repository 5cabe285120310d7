import { isOfFixes, type AuditState } from '../fold/audit-state.ts';

/** What the fix reviewer found wrong with a commit, and why that could not be fixed, for the next attempt at the fix. */
export function reviewRemarksOn({ about, findings, rounds }: AuditState, sha: string): string[] {
  const found = [...findings.values()].filter(
    (finding) => isOfFixes(finding) && about.get(finding.id)?.includes(sha) === true,
  );
  return found.map(({ id, severity, title, description, impact, instance_fix, location }) => {
    const tried = rounds
      .flatMap(({ items }) => items)
      .filter(({ subject, outcome }) => subject === id && outcome === 'given-up')
      .flatMap(({ attempts }) => attempts.at(-1) ?? [])
      .flatMap(({ checked, judged }) => (judged?.valid === true ? [] : ((judged ?? checked)?.reason ?? [])));
    return [
      `The fix reviewer said of it (${id}, ${severity}, ${location.file}): ${title}`,
      description,
      `What it does: ${impact}`,
      `Smallest change: ${instance_fix}`,
      ...tried.map((why) => `To mend that failed: ${why}`),
    ].join('\n');
  });
}
