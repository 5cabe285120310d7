import type { AuditFile } from '../../contracts/files/audit-files.ts';
import type { AuditFinding } from '../../contracts/replies/audit-finding.ts';
import type { AuditState } from '../fold/audit-state.ts';
import { inertMarkdown } from '../../kernel/text/inert.ts';
import { answeredIn } from './who-answered.ts';

/** An audit in the history of its preset: what was found in each round, and where it was fixed. */
export function historySection(
  { audit, date, branch, roles }: Pick<AuditFile, 'audit' | 'date' | 'branch' | 'roles'>,
  state: AuditState,
): string {
  // What one round could not fix, a later one may have fixed.
  const fixedIn = new Map(
    state.rounds.flatMap(({ commits }) => commits.map(({ subject, sha }) => [subject, sha.slice(0, 12)])),
  );
  const rounds = state.rounds.flatMap((one) => {
    const { round } = one;
    const { note, answered } = answeredIn({ roles }, one);
    const findings = [...state.findings.values()].filter((finding) => finding.round === round);
    return [
      `### Round ${round}`,
      '',
      `${findings.length === 0 && answered > 0 ? 'No findings: ' : ''}${inertMarkdown(note)}.`,
      ...(findings.length === 0
        ? []
        : [
            '',
            '| ID | Severity | Tier | Title | Status | Fixed in |',
            '|---|---|---|---|---|---|',
            ...findings.map((finding) => row(finding, fixedIn.get(finding.id))),
          ]),
      '',
    ];
  });
  return [`## Audit ${audit}, ${date}, branch ${inertMarkdown(branch)}`, '', ...rounds].join('\n');
}

function row({ id, severity, tier, title, status }: AuditFinding, fixedIn = ''): string {
  return `| ${id} | ${severity} | ${tier} | ${inertMarkdown(title)} | ${status} | ${fixedIn} |`;
}
